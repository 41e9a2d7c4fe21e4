import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, finalize } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { brokenChecks, rowsOf, runImport, sourceOf, variantOf } from './import.test-support.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradeRecord } from './trade-record.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const apply = async (...records: TradeRecord[]) => (await runImport(shop, sourceOf(records))).outcomes

describe('a record', () => {
  test('is added with all that hangs on it, once', async () => {
    const [first] = await apply(tradeRecord())
    expect(first).toMatchObject({ status: 'added', notes: [] })
    expect(await variantOf(shop, 'test-1')).toMatchObject({
      title: 'A lámpás',
      key: 'geza-gardonyi-a-lampas-hu',
      isbn: '9789630000017',
      active: true,
      vat_rate: 5,
    })
    expect(
      await rowsOf(
        shop,
        `select gross, net, currency from prices where variant_id = ${first?.variantId} order by currency`,
      ),
    ).toEqual([
      { gross: 790, net: 752, currency: 'EUR' },
      { gross: 2990, net: 2848, currency: 'HUF' },
    ])
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}', {
      params: { id: first?.variantId ?? 0 },
      query: {},
    })
    expect(body).toMatchObject({
      title: 'A lámpás',
      stock: 7,
      firstYear: 1894,
      publisherName: 'Próbakiadó',
      authors: [{ name: 'Gárdonyi Géza' }],
    })
    expect((await apply(tradeRecord()))[0]).toMatchObject({ status: 'left', changes: [] })
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('is found by the search as soon as it is there', async () => {
    const { body } = await shop.guest.call('GET /v2.0/variants', { query: { q: 'gárdonyi lámpás' } })
    expect(body.products.map(({ title }) => title)).toContain('A lámpás')
  })

  test('may have letters that unaccent turns into quotes', async () => {
    const [outcome] = await apply(
      tradeRecord({
        reference: 'test-0',
        isbn: null,
        sku: 'test-0',
        about: { title: 'ʻAbduʼl-Bahá a\\b ŉ', contributors: [] },
      }),
    )
    expect(outcome).toMatchObject({ status: 'added' })
    const { status, body } = await shop.guest.call('GET /v2.0/variants', { query: { q: 'ʻAbdu' } })
    expect([status, body.products.length]).toEqual([200, 1])
  })

  test('that says the same in other words is left too: values are compared', async () => {
    expect((await apply({ ...tradeRecord(), reference: 'test-1b' }))[0]).toMatchObject({ status: 'left' })
  })

  test('that changes tells what', async () => {
    const changed = tradeRecord({
      about: { subtitle: 'Regény' },
      supply: {
        vatRate: 5,
        prices: [{ currency: 'HUF', gross: 2390, originalGross: 2990 }],
        ended: [],
        onHand: 4,
        suppliers: [],
      },
    })
    expect((await apply(changed))[0]).toMatchObject({ status: 'changed', changes: ['subtitle', 'price HUF', 'stock'] })
    const { id } = await variantOf(shop, 'test-1')
    expect(
      await rowsOf(
        shop,
        `select gross, original_gross, lowest30_gross from prices where variant_id = ${id} and currency = 'HUF' and price_list_id = 1`,
      ),
    ).toEqual([{ gross: 2390, original_gross: 2990, lowest30_gross: 2990 }])
    expect(
      await rowsOf(shop, `select gross from price_history where variant_id = ${id} and currency = 'HUF' order by id`),
    ).toEqual([{ gross: 2990 }, { gross: 2390 }])
    expect(
      await rowsOf(shop, `select quantity, reason from stock_movements where variant_id = ${id} order by id`),
    ).toEqual([
      { quantity: 7, reason: 'receipt' },
      { quantity: -3, reason: 'correction' },
    ])
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('with another title moves the book to another address; the old one leads there', async () => {
    const titled = (title: string) =>
      apply(tradeRecord({ reference: 'test-moves', isbn: null, sku: 'test-moves', about: { title } }))
    const [added] = await titled('Szunyoghy miatyankja')
    await titled('Szunyoghy miatyánkja, javítva')
    const { body } = await shop.guest.call('GET /url-resource/{url}', {
      params: { url: encodeURIComponent(`/termekek/szunyoghy-miatyankja-${added?.variantId}`) },
    })
    expect(body).toMatchObject({
      resourceId: added?.variantId,
      path: `/termekek/szunyoghy-miatyankja-javitva-${added?.variantId}`,
      context: { moved: true },
    })
  })

  test('of another format joins the product, fills its gaps, and has its own text', async () => {
    const ebook = tradeRecord({
      reference: 'test-2',
      isbn: '9789630000024',
      sku: '9789630000024',
      about: { format: 'ebook', ageFrom: 10, ageTo: 14 },
      texts: { lead: { hu: 'Más.', en: 'Other.' }, description: { hu: '', en: '' }, resources: [] },
    })
    const [outcome] = await apply(ebook)
    expect(outcome).toMatchObject({
      status: 'added',
      changes: ['ageFrom', 'ageTo'],
      notes: [],
    })
    const [one, other] = [await variantOf(shop, 'test-1'), await variantOf(shop, 'test-2')]
    expect(other.product).toBe(one.product)
    const leadOf = async (id: number) =>
      (await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })).body.lead
    expect([await leadOf(one.id), await leadOf(other.id)]).toEqual(['Egy tanító.', 'Más.'])
  })

  test('may bring single blocks, if the whole was there before', async () => {
    const {
      texts: _texts,
      publishing: _publishing,
      related: _related,
      about: _about,
      ...patch
    } = tradeRecord({ notice: 'patch', supply: { vatRate: 5, prices: [], ended: [], onHand: 11, suppliers: [] } })
    expect((await apply(patch))[0]).toMatchObject({ status: 'changed', changes: ['stock'] })
    expect((await apply(patch))[0]).toMatchObject({ status: 'left' })
    expect((await apply({ ...patch, reference: 'nobody', isbn: null, sku: 'nobody' }))[0]).toMatchObject({
      status: 'refused',
      notes: [{ code: 'block_without_record' }],
    })
  })

  test('that no longer has a price in a currency ends it', async () => {
    const { id } = await variantOf(shop, 'test-1')
    const currencies = () =>
      rowsOf(shop, `select currency from prices where variant_id = ${id} and price_list_id = 1 order by currency`)
    expect(await currencies()).toEqual([{ currency: 'EUR' }, { currency: 'HUF' }])
    const supply = { vatRate: 5, prices: [], ended: ['EUR' as const], onHand: null, suppliers: [] }
    const {
      about: _about,
      texts: _texts,
      publishing: _publishing,
      related: _related,
      ...patch
    } = tradeRecord({
      notice: 'patch',
      supply,
    })
    expect((await apply(patch))[0]).toMatchObject({ status: 'changed', changes: ['price EUR'] })
    expect(await currencies()).toEqual([{ currency: 'HUF' }])
    expect(await rowsOf(shop, `select 1 from price_history where variant_id = ${id} and currency = 'EUR'`)).not.toEqual(
      [],
    )
    expect(await brokenChecks(shop)).toEqual([])
  })

  test('that the database refuses falls alone', async () => {
    const outcomes = await apply(
      tradeRecord({ about: { pages: 99_999 } }),
      tradeRecord({ reference: 'test-3', isbn: null, sku: 'test-3', about: { title: 'Isten rabjai' } }),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(['refused', 'added'])
    expect(outcomes[0]?.notes[0]?.code).toBe('not_stored')
  })
})

describe('a deletion', () => {
  test('takes the book off sale and keeps what was ordered', async () => {
    const { id } = await variantOf(shop, 'test-1')
    const visitor = await shop.visit()
    await finalize(
      visitor,
      await fillCart(visitor, { items: [{ variantId: id }], delivery: 'home', payment: 'cash_on_delivery' }),
    )
    expect(
      (await apply({ reference: 'test-1', notice: 'delete', isbn: '9789630000017', sku: '9789630000017' }))[0],
    ).toMatchObject({ status: 'changed', changes: ['active'] })
    expect((await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })).status).toBe(404)
    expect(await rowsOf(shop, `select quantity from order_items where variant_id = ${id}`)).toEqual([{ quantity: 1 }])
    expect(await brokenChecks(shop)).toEqual([])
    expect((await apply({ reference: 'never', notice: 'delete', isbn: null, sku: 'never' }))[0]).toMatchObject({
      status: 'left',
      notes: [{ code: 'unknown_record' }],
    })
  })
})
