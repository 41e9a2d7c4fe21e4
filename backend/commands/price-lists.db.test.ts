import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findVariant } from '../modules/checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { demoPassword } from '../seed/tables/seed-sales.ts'
import { sheetXml, workbookOf } from '../sheets/workbook.test-support.ts'
import {
  assignPriceList,
  createPriceList,
  exportPriceList,
  importPriceList,
  listPriceLists,
  removePriceList,
  showPriceList,
  unassignPriceList,
} from './price-lists.ts'
import { runCommand } from './run-command.test-support.ts'

let shop: TestShop
let book: { id: number; sku: string }
const folder = mkdtempSync(join(tmpdir(), 'price-lists-'))
beforeAll(async () => {
  shop = await openShop()
  book = await findVariant(shop, 'book')
})
afterAll(() => shop.close())

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const create = (key: string, audience = 'organizations', ...days: string[]) =>
  runCommand(shop, createPriceList, [key, audience, ...days])
const load = (key: string, content: string | Uint8Array, options = {}) =>
  runCommand(shop, importPriceList, [key, file('in', content)], options)
const pricesOf = async (key: string) =>
  (
    await shop.connection.pool.query(
      `select p.variant_id as id, currency, from_quantity as "from", gross, net from prices p
        join price_lists l on l.id = p.price_list_id where l.key = $1 order by variant_id, currency, from_quantity`,
      [key],
    )
  ).rows
const table = (...rows: string[]) => ['SKU;Currency;From copies;Unit price, net', ...rows].join('\n')

describe('import', () => {
  test('gives net prices exactly, with breaks, in both currencies', async () => {
    await create('net')
    const done = await load('net', table(`${book.sku};HUF;;3 333`, `${book.sku};HUF;10;3000`, `${book.sku};eur;1;8,95`))
    expect(done).toEqual({ code: 0, text: 'net: 3 prices, 3 added, 0 changed, 0 removed' })
    expect(await pricesOf('net')).toEqual([
      { id: book.id, currency: 'EUR', from: 1, net: 895, gross: 940 },
      { id: book.id, currency: 'HUF', from: 1, net: 3333, gross: 3500 },
      { id: book.id, currency: 'HUF', from: 10, net: 3000, gross: 3150 },
    ])
  })

  test('makes the file all that the list holds, and says what is different', async () => {
    await create('whole')
    await load('whole', table(`${book.sku};HUF;1;3333`, `${book.sku};HUF;10;3000`))
    const dry = await load('whole', table(`${book.sku};HUF;10;2900`), { dryRun: true })
    expect(dry.text).toBe('whole: 1 prices, 0 added, 1 changed, 1 removed; nothing was written')
    expect(await pricesOf('whole')).toHaveLength(2)
    await load('whole', table(`${book.sku};HUF;10;2900`))
    expect(await pricesOf('whole')).toMatchObject([{ from: 10, net: 2900 }])
  })

  test('names each wrong row with its number and its reason, and changes nothing', async () => {
    await create('wrong')
    const rows = [
      `${book.sku};HUF;1;3333`,
      `no-such-book;HUF;1;3333`,
      `${book.sku};USD;1;3333`,
      `${book.sku};HUF;0;3333`,
      `${book.sku};HUF;2;33.5`,
      `${book.sku};HUF;1;3000`,
      `${book.sku};HUF;3;=1+1`,
    ]
    const { code, text } = await load('wrong', table(...rows))
    expect(code).toBe(1)
    expect(text.split('\n').map((line) => line.replace(book.sku, 'SKU'))).toEqual([
      'row 3 no-such-book: no book has this SKU',
      'row 4 SKU: the shop has no such currency',
      'row 5 SKU: the number of copies is between 1 and 999',
      'row 6 SKU: a price is at least 1 and has the decimals of its currency at most',
      'row 7 SKU: a row above says this price already',
      expect.stringContaining('row 8'),
      '6 rows are wrong; nothing was changed.',
    ])
    expect(await pricesOf('wrong')).toEqual([])
  })

  test('refuses formulas of a workbook, files without a head, bombs and files of 100 MB at once', async () => {
    await create('hostile')
    const formula = { xml: '<c><f>1+1</f><v>3333</v></c>' }
    const begun = performance.now()
    const head = ['SKU', 'Currency', 'Unit price, net']
    expect((await load('hostile', workbookOf(sheetXml([head, [book.sku, 'HUF', formula]])))).text).toContain(
      'a formula stands where a value belongs',
    )
    await expect(load('hostile', workbookOf(sheetXml([[book.sku, 'HUF', 3333]])))).rejects.toThrow('needs a head')
    await expect(load('hostile', workbookOf(sheetXml([['a'.repeat(50_000_000)]])))).rejects.toThrow('more than 5 MB')
    await expect(load('hostile', Buffer.alloc(100_000_000, 'a;b\n'))).rejects.toThrow('more than 5 MB')
    await expect(load('hostile', 'a;b\n'.repeat(30_000))).rejects.toThrow('more than 20000 rows')
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(await pricesOf('hostile')).toEqual([])
  })

  test('the price below the minimum of the shop is refused', async () => {
    await create('cheap', 'b2c')
    await shop.connection.pool.query(
      `insert into config_entries values ('pricing_rules', '{"minimum_order":{},"minimum_price":500,"rate_unit":0.01}')`,
    )
    const { text } = await load('cheap', `SKU;Currency;Unit price, gross\n${book.sku};HUF;499`)
    expect(text).toContain('below the minimum price')
    await shop.connection.pool.query(`delete from config_entries where key = 'pricing_rules'`)
  })
})

describe('export', () => {
  test.each(['csv', 'xlsx'])('is read again without a change: %s', async (format) => {
    const path = join(folder, `out.${format}`)
    const before = await pricesOf('minta-gimnazium')
    expect(before.length).toBeGreaterThan(100)
    expect((await runCommand(shop, exportPriceList, ['minta-gimnazium', path])).code).toBe(0)
    expect((await load('minta-gimnazium', readFileSync(path))).text).toBe(
      `minta-gimnazium: ${before.length} prices, 0 added, 0 changed, 0 removed`,
    )
    await create(`copy-${format}`)
    await load(`copy-${format}`, readFileSync(path))
    expect(await pricesOf(`copy-${format}`)).toEqual(before)
  })
})

test('five thousand rows are read and written in some seconds', async () => {
  await create('long')
  const { rows } = await shop.connection.pool.query<{ sku: string }>('select sku from variants order by id limit 500')
  const lines = rows.flatMap(({ sku }) =>
    Array.from({ length: 10 }, (_, index) => `${sku};HUF;${index + 1};${5_000 - index}`),
  )
  const begun = performance.now()
  expect((await load('long', table(...lines))).text).toContain('5000 prices, 5000 added')
  expect(performance.now() - begun).toBeLessThan(8_000)
})

describe('a list for organisations', () => {
  test('holds for whom it is assigned to, in the cart of the next call', async () => {
    await create('mine')
    await load('mine', table(`${book.sku};HUF;1;1000`))
    const visitor = await shop.visit({ email: 'iskola@kolofon.example', password: demoPassword })
    const { organizationId } = (await visitor.call('GET /v2.0/me')).body
    const own = async () =>
      (await visitor.call('GET /v2.0/variants/contextual_values', { query: { ids: String(book.id) } })).body.items[0]
        ?.ownPrices
    expect(await own()).not.toContainEqual(expect.objectContaining({ net: 1000 }))
    expect((await runCommand(shop, assignPriceList, ['mine', String(organizationId)])).text).toBe(
      'mine: holds for Minta Gimnázium',
    )
    expect(await own()).toContainEqual({ fromQuantity: 1, net: 1000, gross: 1050, reason: 'contract_price' })
    expect((await runCommand(shop, showPriceList, ['mine'])).text).toContain('Minta Gimnázium')
    await runCommand(shop, unassignPriceList, ['mine', String(organizationId)])
    expect(await own()).not.toContainEqual(expect.objectContaining({ net: 1000 }))
  })

  test('is listed, and removed with its prices', async () => {
    await create('gone', 'organizations', '2026-09-01', '2027-07-01')
    await load('gone', table(`${book.sku};HUF;1;1000`))
    expect((await runCommand(shop, listPriceLists)).text).toMatch(
      /gone +organizations +2026-09-01 - 2027-07-01 +1 prices/,
    )
    await runCommand(shop, removePriceList, ['gone'])
    expect(await pricesOf('gone')).toEqual([])
    await expect(runCommand(shop, showPriceList, ['gone'])).rejects.toThrow('There is no price list gone')
  })

  test.each([
    [['default'], removePriceList, 'There is no price list default'],
    [['new', 'nobody'], createPriceList, 'A price list is for one of'],
    [['new', 'b2b', '2027-02-30x'], createPriceList, 'is no day'],
    [['new', 'b2b', '2027-02-02', '2027-02-01'], createPriceList, 'ends after it has begun'],
    [['minta-gimnazium', 'b2b'], createPriceList, 'already'],
    [['minta-gimnazium', '999'], assignPriceList, 'There is no organisation 999'],
    [['minta-gimnazium', 'out.pdf'], exportPriceList, '.xlsx or .csv'],
    [['minta-gimnazium', 'missing.csv'], importPriceList, 'cannot be read'],
  ])('%j is refused', async (args, command, message) => {
    await expect(runCommand(shop, command, args)).rejects.toThrow(message)
  })
})
