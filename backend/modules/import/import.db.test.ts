import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examine, isBroken } from '../../commands/doctor.ts'
import { fillCart, finalize } from '../orders/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import type { ReadRecord } from './apply/batch.ts'
import type { Outcome } from './report/outcome.ts'
import { importTrade } from './service.ts'
import { openGutenberg } from './sources/gutenberg/open-gutenberg.ts'
import { message, product } from './sources/onix/onix.test-support.ts'
import { openOnix } from './sources/onix/open-onix.ts'
import type { TradeSource } from './source.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradeRecord } from './trade-record.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const rowsOf = async (sql: string) => (await shop.connection.pool.query(sql)).rows
const broken = async () => (await examine({ ...shop.services, pool: shop.connection.pool })).filter(isBroken).map(({ name }) => name)

const run = async (source: TradeSource, dryRun = false) => {
  const outcomes: Outcome[] = []
  const summary = await importTrade(shop.services, source, { dryRun, onOutcomes: async (some) => void outcomes.push(...some) })
  return { ...summary, outcomes }
}
const sourceOf = (records: readonly TradeRecord[]): TradeSource => ({
  sender: 'test',
  records: (async function* (): AsyncGenerator<ReadRecord> {
    for (const record of records) yield { record, notes: [] }
  })(),
  progress: () => 1,
})
const apply = async (...records: TradeRecord[]) => (await run(sourceOf(records))).outcomes
const variant = async (reference: string) => (await rowsOf(`select v.*, p.title, p.lead, p.key, p.id as product from import_records r join variants v on v.id = r.variant_id join products p on p.id = v.product_id where reference = '${reference}'`))[0]

describe('a record', () => {
  test('is added with all that hangs on it, once', async () => {
    const [first] = await apply(tradeRecord())
    expect(first).toMatchObject({ status: 'added', notes: [] })
    expect(await variant('test-1')).toMatchObject({ title: 'A lámpás', key: 'geza-gardonyi-a-lampas-hu', isbn: '9789630000017', active: true, vat_rate: 5 })
    expect(await rowsOf(`select gross, net, currency from prices where variant_id = ${first?.variantId} order by currency`)).toEqual([
      { gross: 790, net: 752, currency: 'EUR' },
      { gross: 2990, net: 2848, currency: 'HUF' },
    ])
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id: first?.variantId ?? 0 }, query: {} })
    expect(body).toMatchObject({ title: 'A lámpás', stock: 7, firstYear: 1894, publisherName: 'Próbakiadó', authors: [{ name: 'Gárdonyi Géza' }] })
    expect((await apply(tradeRecord()))[0]).toMatchObject({ status: 'left', changes: [] })
    expect(await broken()).toEqual([])
  })

  test('is found by the search as soon as it is there', async () => {
    const { body } = await shop.guest.call('GET /v2.0/variants', { query: { q: 'gárdonyi lámpás' } })
    expect(body.products.map(({ title }) => title)).toContain('A lámpás')
  })

  test('may have letters that unaccent turns into quotes', async () => {
    const [outcome] = await apply(tradeRecord({ reference: 'test-0', isbn: null, sku: 'test-0', about: { title: 'ʻAbduʼl-Bahá a\\b ŉ', contributors: [] } }))
    expect(outcome).toMatchObject({ status: 'added' })
    const { status, body } = await shop.guest.call('GET /v2.0/variants', { query: { q: 'ʻAbdu' } })
    expect([status, body.products.length]).toEqual([200, 1])
  })

  test('that says the same in other words is left too: values are compared', async () => {
    expect((await apply({ ...tradeRecord(), reference: 'test-1b' }))[0]).toMatchObject({ status: 'left' })
  })

  test('that changes tells what', async () => {
    const changed = tradeRecord({ about: { subtitle: 'Regény' }, supply: { vatRate: 5, prices: [{ currency: 'HUF', gross: 2390, originalGross: 2990 }], onHand: 4 } })
    expect((await apply(changed))[0]).toMatchObject({ status: 'changed', changes: ['subtitle', 'price HUF', 'stock'] })
    const { id } = await variant('test-1')
    expect(await rowsOf(`select gross, original_gross, lowest30_gross from prices where variant_id = ${id} and currency = 'HUF'`)).toEqual([{ gross: 2390, original_gross: 2990, lowest30_gross: 2990 }])
    expect(await rowsOf(`select gross from price_history where variant_id = ${id} and currency = 'HUF' order by id`)).toEqual([{ gross: 2990 }, { gross: 2390 }])
    expect(await rowsOf(`select quantity, reason from stock_movements where variant_id = ${id} order by id`)).toEqual([{ quantity: 7, reason: 'receipt' }, { quantity: -3, reason: 'correction' }])
    expect(await broken()).toEqual([])
  })

  test('with another title moves the book to another address; the old one leads there', async () => {
    const titled = (title: string) => apply(tradeRecord({ reference: 'test-moves', isbn: null, sku: 'test-moves', about: { title } }))
    const [added] = await titled('Szunyoghy miatyankja')
    await titled('Szunyoghy miatyánkja, javítva')
    const { body } = await shop.guest.call('GET /url-resource/{url}', { params: { url: encodeURIComponent(`/termekek/szunyoghy-miatyankja-${added?.variantId}`) } })
    expect(body).toMatchObject({ resourceId: added?.variantId, path: `/termekek/szunyoghy-miatyankja-javitva-${added?.variantId}`, context: { moved: true } })
  })

  test('of another format joins the product, fills its gaps and does not speak for it', async () => {
    const ebook = tradeRecord({ reference: 'test-2', isbn: '9789630000024', sku: '9789630000024', about: { format: 'ebook', ageFrom: 10, ageTo: 14 }, texts: { lead: { hu: 'Más.', en: 'Other.' }, description: { hu: '', en: '' }, resources: [] } })
    const [outcome] = await apply(ebook)
    expect(outcome).toMatchObject({ status: 'added', changes: ['ageFrom', 'ageTo'], notes: [{ code: 'other_record_leads', detail: 'subtitle, lead' }] })
    expect((await variant('test-2')).product).toBe((await variant('test-1')).product)
  })

  test('may bring single blocks, if the whole was there before', async () => {
    const { texts: _texts, publishing: _publishing, related: _related, about: _about, ...patch } = tradeRecord({ notice: 'patch', supply: { vatRate: 5, prices: [], onHand: 11 } })
    expect((await apply(patch))[0]).toMatchObject({ status: 'changed', changes: ['stock'] })
    expect((await apply(patch))[0]).toMatchObject({ status: 'left' })
    expect((await apply({ ...patch, reference: 'nobody', isbn: null, sku: 'nobody' }))[0]).toMatchObject({ status: 'refused', notes: [{ code: 'block_without_record' }] })
  })

  test('that the database refuses falls alone', async () => {
    const outcomes = await apply(tradeRecord({ about: { pages: 99_999 } }), tradeRecord({ reference: 'test-3', isbn: null, sku: 'test-3', about: { title: 'Isten rabjai' } }))
    expect(outcomes.map(({ status }) => status)).toEqual(['refused', 'added'])
    expect(outcomes[0]?.notes[0]?.code).toBe('not_stored')
  })
})

describe('a deletion', () => {
  test('takes the book off sale and keeps what was ordered', async () => {
    const { id } = await variant('test-1')
    const visitor = await shop.visit()
    await finalize(visitor, await fillCart(visitor, { items: [{ variantId: id }], delivery: 'home', payment: 'cash_on_delivery' }))
    expect((await apply({ reference: 'test-1', notice: 'delete', isbn: '9789630000017', sku: '9789630000017' }))[0]).toMatchObject({ status: 'changed', changes: ['active'] })
    expect((await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })).status).toBe(404)
    expect(await rowsOf(`select quantity from order_items where variant_id = ${id}`)).toEqual([{ quantity: 1 }])
    expect(await broken()).toEqual([])
    expect((await apply({ reference: 'never', notice: 'delete', isbn: null, sku: 'never' }))[0]).toMatchObject({ status: 'refused', notes: [{ code: 'unknown_record' }] })
  })
})

describe('an ONIX message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-onix-'))
  const file = join(folder, 'message.xml')
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = async (xml: string) => {
    writeFileSync(file, xml)
    return run(await openOnix(file, shop.services.now()))
  }

  test('is imported, left the second time, updated by blocks, withdrawn by a deletion', async () => {
    const whole = message(product('onix-1', { isbn: '9789639999992' }))
    expect((await read(whole)).outcomes).toMatchObject([{ status: 'added', isbn: '9789639999992' }])
    expect((await read(whole)).outcomes).toMatchObject([{ status: 'left' }])
    const id = (await variant('onix-1')).id
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })
    expect(body).toMatchObject({ title: 'A kőszívű ember fiai', stock: 14, price: { gross: 3990, original: { gross: 4990 }, lowest30: { gross: 4990 } }, description: 'Első bekezdés.\n\nMásodik & utolsó.' })
    expect(await rowsOf(`select kind, view, url from resource_links`)).toEqual([{ kind: 'image', view: 'front', url: 'https://kiado.example/borito.jpg' }])
    expect(await rowsOf(`select isbn from replacements where variant_id = ${id}`)).toEqual([{ isbn: '9789630000024' }])
    const update = '<Product><RecordReference>onix-1</RecordReference><NotificationType>04</NotificationType><ProductSupply><SupplyDetail><Stock><OnHand>3</OnHand></Stock></SupplyDetail></ProductSupply></Product>'
    expect((await read(message(update))).outcomes).toMatchObject([{ status: 'changed', changes: ['stock'] }])
    expect((await read(message('<Product><RecordReference>onix-1</RecordReference><NotificationType>05</NotificationType></Product>'))).outcomes).toMatchObject([{ status: 'changed', changes: ['active'] }])
    expect(await broken()).toEqual([])
  })

  test('that breaks off keeps what came before', async () => {
    const { broken: where, counts } = await read(message(`${product('onix-2', { isbn: '9789639999985', title: 'Egészen más' })}<Product><RecordReference>half</RecordReference>`))
    expect(counts).toEqual({ added: 1, changed: 0, left: 0, refused: 0 })
    expect(where).toMatch(/^Line \d+, column \d+: /)
  })
})

describe('the Gutenberg catalogue', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-import-'))
  const file = join(folder, 'books.csv')
  const lines = [
    'id,title,language,authors,subjects,lcc,shelves,rights',
    `11,Alice's Adventures in Wonderland,en,"Carroll, Lewis|1832|1898",Fantasy fiction;Imaginary places -- Juvenile fiction,PR;PZ,Novels,public-domain`,
    '18365,Az arany szalamandra,hu,"Donászy, Ferenc|1858|1923",Fiction,PH,Novels,public-domain',
    '16,Peter Pan : $b [Peter and Wendy],en,"Barrie, J. M. (James Matthew)|1860|1937",Pirates -- Fiction,PR,Adventure,public-domain',
    '7,The Mayflower Compact,en,Various||,Massachusetts -- History,F001,History - American,public-domain',
  ]
  beforeEach(() => writeFileSync(file, lines.join('\n')))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('writes nothing in a dry run', async () => {
    const before = await rowsOf('select count(*) from variants')
    expect((await run(await openGutenberg(file), true)).counts.added).toBeGreaterThanOrEqual(4)
    expect(await rowsOf('select count(*) from variants')).toEqual(before)
  })

  test('is imported whole, and left the second time', async () => {
    const first = await run(await openGutenberg(file))
    expect(first.counts).toMatchObject({ changed: 0, left: 0, refused: 0 })
    expect(await rowsOf(`select title, subtitle, language from products where key like 'gutenberg-%' order by key`)).toEqual([
      { title: "Alice's Adventures in Wonderland", subtitle: null, language: 'en' },
      { title: 'Peter Pan', subtitle: '[Peter and Wendy]', language: 'en' },
      { title: 'Az arany szalamandra', subtitle: null, language: 'hu' },
      { title: 'The Mayflower Compact', subtitle: null, language: 'en' },
    ])
    expect(await rowsOf(`select name from contributors where key in ('ferenc-donaszy', 'lewis-carroll', 'j-m-barrie') order by key`)).toEqual([
      { name: { hu: 'Donászy Ferenc', en: 'Ferenc Donászy' } },
      { name: { hu: 'J. M. Barrie', en: 'J. M. Barrie' } },
      { name: { hu: 'Lewis Carroll', en: 'Lewis Carroll' } },
    ])
    const second = await run(await openGutenberg(file))
    expect(second.counts).toEqual({ added: 0, changed: 0, left: first.counts.added, refused: 0 })
    expect(await broken()).toEqual([])
  })
})
