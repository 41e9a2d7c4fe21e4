import { mkdirSync, writeFileSync } from 'node:fs'
import { openPrinter } from './open-printer.ts'
import { sampleSheets } from './sample-sheets.ts'
import { sheetHash } from './sheet-hash.ts'

/** Draws the demo shop's samples that are files: `node tools/documents/draw-samples.ts`, after a change of their texts. */
const folder = new URL('../../public/assets/samples/', import.meta.url)
mkdirSync(folder, { recursive: true })
const printer = await openPrinter()
const drawn: Record<string, string> = {}
for (const [key, html] of Object.entries(await sampleSheets())) {
  writeFileSync(new URL(`${key}.pdf`, folder), await printer.print(html))
  drawn[key] = sheetHash(html)
}
await printer.close()
writeFileSync(new URL('drawn-samples.json', import.meta.url), `${JSON.stringify(drawn, null, 2)}\n`)
