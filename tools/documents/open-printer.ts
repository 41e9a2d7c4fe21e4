import { chromium } from '@playwright/test'
import { findChromium } from '../gate/chromium.ts'

/** Prints HTML on the paper that its styles name. Chromium writes tagged PDFs, which screen readers can follow. */
export const openPrinter = async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  return {
    print: async (html: string): Promise<Buffer> => {
      await page.setContent(html, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      return page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
    },
    close: () => browser.close(),
  }
}
