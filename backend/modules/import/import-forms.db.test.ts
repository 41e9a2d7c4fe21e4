import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Format } from '#contracts/shop.ts'
import { fillCart, finalize } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { brokenChecks, rowsOf, runImport, sourceOf, variantOf } from './import.test-support.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradeRecord } from './trade-record.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const apply = async (...records: TradeRecord[]) => (await runImport(shop, sourceOf(records))).outcomes

const usual = tradeRecord().supply
/** A title of its own whose record states no tax. */
const recordOf = (reference: string, format: Exclude<Format, 'package'>, supply: Partial<typeof usual> = {}) =>
  tradeRecord({
    reference,
    isbn: null,
    sku: reference,
    about: { title: `Próba ${reference}`, format, contributors: [] },
    supply: { ...usual, vatRate: null, ...supply },
  })

const forms = [
  ['audio_cd', 27],
  ['map', 27],
  ['sheet_music', 5],
  ['calendar', 27],
  ['game', 27],
  ['set', 27],
] as const

describe.each(forms)('a thing of the form %s', (format, vatRate) => {
  test(`has ${vatRate} % VAT and a stock, and is found by its format`, async () => {
    const [outcome] = await apply(recordOf(`form-${format}`, format))
    expect(outcome).toMatchObject({ status: 'added', notes: [] })
    expect(await variantOf(shop, `form-${format}`)).toMatchObject({ format, type: 'physical', vat_rate: vatRate })
    const { body } = await shop.guest.call('GET /v2.0/variants', { query: { format } })
    expect(body.products).toMatchObject([{ id: outcome?.variantId, format, availability: 'available' }])
  })
})

test('the words of readers lead to the forms', async () => {
  for (const [q, format] of [
    ['hangos CD', 'audio_cd'],
    ['térkép', 'map'],
    ['kották', 'sheet_music'],
    ['falinaptár', 'calendar'],
    ['társasjátékok', 'game'],
    ['board game', 'game'],
  ] as const) {
    const { body } = await shop.guest.call('GET /v2.0/variants', { query: { q } })
    expect([q, body.products[0]?.format]).toEqual([q, format])
  }
})

test('a compact disc is delivered like a book', async () => {
  const { id } = await variantOf(shop, 'form-audio_cd')
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: id, quantity: 2 }], delivery: 'home' })
  const { status, body } = await finalize(visitor, cart)
  expect(status).toBe(200)
  const order = await visitor.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid }, query: {} })
  expect(order.body.items).toMatchObject([{ format: 'audio_cd', quantity: 2, downloadable: false }])
})

describe('a format that is corrected', () => {
  const stockOf = async (reference: string) =>
    rowsOf(
      shop,
      `select s.on_hand, s.supplied, s.reserved from stock_items s join import_records r using (variant_id) where reference = '${reference}'`,
    )

  test('from a thing to a download takes the stock and the tax with it, and back', async () => {
    await apply(recordOf('mended', 'paperback', { suppliers: [{ name: 'Nagyker', copies: 9, leadDays: 3 }] }))
    expect(await stockOf('mended')).toMatchObject([{ on_hand: 7, supplied: 9 }])
    const [outcome] = await apply(
      recordOf('mended', 'audio', { suppliers: [{ name: 'Nagyker', copies: 9, leadDays: 3 }] }),
    )
    expect(outcome).toMatchObject({ status: 'changed', notes: [] })
    expect(outcome?.changes.toSorted()).toEqual(['format', 'price EUR', 'price HUF', 'stock', 'type', 'vatRate'])
    expect(await variantOf(shop, 'mended')).toMatchObject({ format: 'audio', type: 'virtual', vat_rate: 27 })
    expect(await stockOf('mended')).toMatchObject([{ on_hand: 0, supplied: 0 }])
    const { id } = await variantOf(shop, 'mended')
    expect(await rowsOf(shop, `select net from prices where variant_id = ${id} and currency = 'HUF'`)).toEqual([
      { net: 2354 },
    ])
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })
    expect(body).toMatchObject({ format: 'audio', type: 'virtual', stock: null, availability: 'available' })

    await apply(recordOf('mended', 'audio_cd', { onHand: 3 }))
    expect(await variantOf(shop, 'mended')).toMatchObject({ format: 'audio_cd', type: 'physical', vat_rate: 27 })
    expect(await stockOf('mended')).toMatchObject([{ on_hand: 3, supplied: 0 }])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('keeps what was ordered: the order has the old format, and its copies stay reserved', async () => {
    await apply(recordOf('ordered', 'paperback'))
    const { id } = await variantOf(shop, 'ordered')
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: id, quantity: 2 }],
      delivery: 'home',
    })
    const { body } = await finalize(visitor, cart)
    const [outcome] = await apply(recordOf('ordered', 'ebook'))
    expect(outcome?.notes).toEqual([{ code: 'stock_is_reserved' }])
    expect(await stockOf('ordered')).toMatchObject([{ on_hand: 2, reserved: 2 }])
    const order = await visitor.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid }, query: {} })
    expect(order.body.items).toMatchObject([{ format: 'paperback', quantity: 2, downloadable: false }])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('by a block alone taxes the prices anew', async () => {
    await apply(recordOf('taxed', 'paperback'))
    const { about, ...rest } = recordOf('taxed', 'calendar')
    await apply({ reference: rest.reference, notice: 'patch', isbn: null, sku: rest.sku, about })
    const { id, vat_rate: vatRate } = await variantOf(shop, 'taxed')
    expect(vatRate).toBe(27)
    expect(await rowsOf(shop, `select net from prices where variant_id = ${id} and currency = 'HUF'`)).toEqual([
      { net: 2354 },
    ])
  })

  test('keeps a tax that the record states', async () => {
    await apply(recordOf('stated', 'paperback'))
    await apply(recordOf('stated', 'map', { vatRate: 5 }))
    expect(await variantOf(shop, 'stated')).toMatchObject({ format: 'map', vat_rate: 5 })
  })
})

test('formats of a title are linked in any order of arrival', async () => {
  const isbns = ['9789637770012', '9789637770029', '9789637770036']
  const kinds = ['audio_cd', 'paperback', 'ebook'] as const
  const records = kinds.map((format, place) =>
    tradeRecord({
      reference: `linked-${format}`,
      isbn: isbns[place] ?? null,
      sku: isbns[place] ?? '',
      about: { title: 'Összekötött próba', format },
      related: { work: null, workKeys: [], formats: isbns.filter((_, other) => other !== place), replacedBy: [] },
    }),
  )
  await apply(...records)
  const { id, product } = await variantOf(shop, 'linked-paperback')
  for (const format of kinds) expect((await variantOf(shop, `linked-${format}`)).product).toBe(product)
  const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })
  expect(body.siblings.map(({ format }) => format)).toEqual(['paperback', 'ebook', 'audio_cd'])
})
