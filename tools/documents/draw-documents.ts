import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { editorialForm } from '#backend/modules/contents/form/editorial-form.ts'
import { countPages } from '#backend/modules/contents/editing.ts'
import { locales } from '#contracts/shop.ts'
import { openPrinter } from './open-printer.ts'
import { sheetHash } from './sheet-hash.ts'
import { sheets } from './sheets.ts'

/**
 * Draws the documents again whose texts or prices have changed: `node tools/documents/draw-documents.ts`.
 */
const folder = new URL('../../public/assets/documents/', import.meta.url)
const form = new URL('../../backend/seed/editorial/documents.yaml', import.meta.url)
const record = new URL('drawn.json', import.meta.url)
mkdirSync(folder, { recursive: true })

const drawn = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>
const editorial = parseDocument(readFileSync(form, 'utf8'))
const { documents } = editorialForm.parse(editorial.toJS())
const printer = await openPrinter()
for (const [index, { key }] of documents.entries())
  for (const locale of locales) {
    const html = sheets[key]?.(locale) ?? ''
    const name = `kolofon-${key}-${locale}.pdf`
    const hash = sheetHash(html)
    if (drawn[name] === hash && existsSync(new URL(name, folder))) continue
    const bytes = await printer.print(html)
    writeFileSync(new URL(name, folder), bytes)
    editorial.setIn(
      ['documents', index, 'stored', locale],
      editorial.createNode({ name, bytes: bytes.byteLength, pages: countPages(bytes) }),
    )
    drawn[name] = hash
    process.stdout.write(`${name}\n`)
  }
await printer.close()
writeFileSync(form, editorial.toString({ lineWidth: 120 }))
writeFileSync(record, `${JSON.stringify(drawn, null, 2)}\n`)
