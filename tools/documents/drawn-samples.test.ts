import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import drawn from './drawn-samples.json' with { type: 'json' }
import { sampleSheets } from './sample-sheets.ts'
import { sheetHash } from './sheet-hash.ts'

test('every sample that is a file is there, and none is older than its text: `node tools/documents/draw-samples.ts` draws them', async () => {
  const sheets = Object.entries(await sampleSheets())
  expect(sheets.length).toBeGreaterThan(0)
  expect(drawn).toEqual(Object.fromEntries(sheets.map(([key, html]) => [key, sheetHash(html)])))
  for (const [key] of sheets)
    expect(readFileSync(`public/assets/samples/${key}.pdf`).subarray(0, 5).toString()).toBe('%PDF-')
})
