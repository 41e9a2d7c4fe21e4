import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, productsOf, worksOf } from '../modules/import/grouping/grouping.test-support.ts'
import { brokenChecks, runImport, sourceOf } from '../modules/import/import.test-support.ts'
import type { TradeRecord } from '../modules/import/trade-record.ts'
import { openShop, type TestShop } from '../modules/orders/shop.test-support.ts'
import { runCommand } from './run-command.test-support.ts'
import { mergeWork, showWork, splitWork } from './works.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const apply = (...records: TradeRecord[]) => runImport(shop, sourceOf(records))

describe('by hand', () => {
  test('formats are taken apart and put together, and imports leave them so', async () => {
    const records = [book({ title: 'Kézzel' }), book({ title: 'Kézzel', format: 'ebook' })]
    const [one, two] = records.map(({ isbn }) => isbn ?? '')
    await apply(...records)
    const again = (subtitle: string) =>
      apply(...records.map((record) => (record.about ? { ...record, about: { ...record.about, subtitle } } : record)))
    expect((await runCommand(shop, splitWork, [two ?? ''])).code).toBe(0)
    expect([await productsOf(shop, ...records), await worksOf(shop, ...records)]).toEqual(['ab', 'aa'])
    await again('szétszedve')
    expect(await productsOf(shop, ...records)).toBe('ab')
    await runCommand(shop, splitWork, [two ?? ''])
    expect(await worksOf(shop, ...records)).toBe('ab')
    const { text } = await runCommand(shop, mergeWork, [one ?? '', two ?? ''])
    expect(text).toContain('merged by hand')
    expect(await productsOf(shop, ...records)).toBe('aa')
    await again('összerakva')
    expect(await productsOf(shop, ...records)).toBe('aa')
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('editions of two publishers become one work', async () => {
    const records = [book({ title: 'Egy címen' }), book({ title: 'Más címen', publisher: 'Másik Kiadó' })]
    await apply(...records)
    await runCommand(
      shop,
      mergeWork,
      records.map(({ isbn }) => isbn ?? ''),
    )
    expect([await productsOf(shop, ...records), await worksOf(shop, ...records)]).toEqual(['ab', 'aa'])
    const { text } = await runCommand(shop, showWork, [records[0]?.isbn ?? ''])
    expect(text).toContain('Más címen (hu, Másik Kiadó)')
  })

  test('books become formats of one product, and all editions of both are one work', async () => {
    const [one, two] = [book({ title: 'Össze' }), book({ title: 'Vissza', format: 'ebook', workKeys: ['11::v1'] })]
    const translation = book({ title: 'To and fro', language: 'en', workKeys: ['11::v1'] })
    await apply(one, two, translation)
    await runCommand(shop, mergeWork, [one.isbn ?? '', two.isbn ?? ''])
    const later = book({ title: 'Hin und her', language: 'de', workKeys: ['11::v1'] })
    await apply(later)
    const all = [one, two, translation, later]
    expect([await productsOf(shop, ...all), await worksOf(shop, ...all)]).toEqual(['aabc', 'aaaa'])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('is refused for what is not there or stands alone', async () => {
    const alone = book({ title: 'Egyedül' })
    await apply(alone)
    await expect(runCommand(shop, splitWork, [alone.isbn ?? ''])).rejects.toThrow('stands alone already')
    await expect(runCommand(shop, mergeWork, ['nincs', 'ilyen'])).rejects.toThrow('No book has the SKU or ISBN nincs')
  })
})
