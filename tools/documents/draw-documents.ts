import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { locales } from '#contracts/shop.ts'
import { documentKeys } from '#features/documents/document-keys.ts'
import { sheets } from './sheets.ts'

/**
 * Draws the documents to download anew: `node tools/documents/draw-documents.ts`, after a change of what stands in them.
 * Chromium writes tagged PDFs, which screen readers can follow.
 */
const folder = new URL('../../public/assets/documents/', import.meta.url)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
const files = []
for (const key of documentKeys)
  for (const locale of locales) {
    await page.setContent(sheets[key](locale), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const bytes = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    const name = `kolofon-${key}-${locale}.pdf`
    writeFileSync(new URL(name, folder), bytes)
    files.push({ key, locale, name, bytes: bytes.byteLength, pages: bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1 })
  }
await browser.close()
writeFileSync(new URL('../../features/documents/drawn.json', import.meta.url), `${JSON.stringify(files, null, 2)}\n`)
