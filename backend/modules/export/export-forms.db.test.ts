import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formats } from '#contracts/shop.ts'
import { exportOnixFile } from '../../commands/export.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { rowsOf, runImport } from '../import/import.test-support.ts'
import { onixFacts } from '../import/sources/onix/onix-facts.ts'
import { openOnix } from '../import/sources/onix/open-onix.ts'
import { tradeRecord } from '../import/trade.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-forms-'))
let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

test('every form and a title without a day come back as they went', async () => {
  const wanted = formats.filter((format) => format !== 'package')
  const { publishing } = tradeRecord()
  const records = wanted.map((format) =>
    tradeRecord({
      reference: `forma-${format}`,
      isbn: null,
      sku: `forma-${format}`,
      about: { title: `Forma ${format}`, format, contributors: [] },
      publishing: format === 'map' ? { ...publishing, publishedOn: null, firstYear: null } : publishing,
    }),
  )
  await runImport(shop, {
    sender: 'test',
    records: (async function* () {
      for (const record of records) yield { record, notes: [] }
    })(),
    progress: () => 1,
  })
  const path = join(folder, 'forms.xml')
  await runCommand(shop, exportOnixFile, [path], { json: true })
  const { outcomes } = await runImport(shop, await openOnix(path, await onixFacts(shop.services)))
  const own = outcomes.filter(({ reference }) => reference.startsWith('forma-'))
  expect(own.map(({ reference, status, changes, notes }) => [reference, status, changes, notes])).toEqual(
    wanted.map((format) => [`forma-${format}`, 'left', [], []]),
  )
  expect(await rowsOf(shop, `select format from variants where sku like 'forma-%' order by id`)).toEqual(
    wanted.map((format) => ({ format })),
  )
})
