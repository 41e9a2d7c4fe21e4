import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Format } from '#contracts/shop.ts'
import { fillCart, finalize, jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { sendConfirmation, sendNotification, notifyWaiting } from '../stock-notifications/service.ts'
import { brokenChecks, runImport, sourceOf, variantOf } from './import.test-support.ts'
import { tradeRecord } from './trade.test-support.ts'
import type { TradeRecord } from './trade-record.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const apply = async (...records: TradeRecord[]) => (await runImport(shop, sourceOf(records))).outcomes

const recordOf = (
  reference: string,
  publishedOn: string | null | undefined,
  format: Exclude<Format, 'package'> = 'paperback',
) =>
  tradeRecord({
    reference,
    isbn: null,
    sku: reference,
    about: { title: `Hirdetett ${reference}`, format, contributors: [] },
    publishing: {
      publisher: { key: 'probakiado', name: 'Próbakiadó' },
      ...(publishedOn !== undefined && { publishedOn }),
      firstYear: null,
      isActive: true,
    },
  })
const pageOf = async (id: number) =>
  (await shop.guest.call('GET /v2.0/variants/{id}', { params: { id }, query: {} })).body
const listed = async (query: Record<string, string>) =>
  (await shop.guest.call('GET /v2.0/variants', { query: { limit: '100', ...query } })).body

test('an announced title has a page and stands in lists, behind all that have a day', async () => {
  const [outcome] = await apply(recordOf('egy', null), recordOf('ketto', '2027-05-01'), recordOf('harom', '2020-05-01'))
  expect(outcome).toMatchObject({ status: 'added', notes: [] })
  const id = outcome?.variantId ?? 0
  expect(await pageOf(id)).toMatchObject({ publishedOn: null, availability: 'unavailable', stock: 0, firstYear: null })
  const newest = await listed({ q: 'Hirdetett', sort: 'newest' })
  expect(newest.products.map(({ publishedOn }) => publishedOn)).toEqual(['2027-05-01', '2020-05-01', null])
  expect((await listed({ q: 'hirdetett egy' })).products[0]).toMatchObject({ id, publishedOn: null })
})

test('no year is its own', async () => {
  const before = await listed({ publisher: 'probakiado', year_max: '2100' })
  expect(before.products.map(({ publishedOn }) => publishedOn)).not.toContain(null)
  const { filters } = await listed({ publisher: 'probakiado' })
  expect(filters.find(({ token }) => token === 'year')).toMatchObject({ min: 2020, max: 2027 })
})

test.each(['paperback', 'ebook'] as const)('it cannot be bought as %s, and can be watched', async (format) => {
  const reference = `vart-${format}`
  const [outcome] = await apply(recordOf(reference, null, format))
  const id = outcome?.variantId ?? 0
  const visitor = await shop.visit()
  const cart = await visitor.call('POST /draft_orders', { body: { currency: 'HUF' } })
  const added = await visitor.call('POST /draft_orders/{uuid}/items', {
    params: { uuid: cart.body.uuid },
    body: { variantId: id, quantity: 1 },
  })
  expect(added.code).toBe('variant_not_available')

  const email = `${reference}@olvaso.example`
  const asked = await shop.guest.call('POST /v2.0/stock_notifications', { body: { variantId: id, email } })
  expect(asked.status).toBe(200)
  await sendConfirmation(shop.services, (await jobsOf(shop, 'stock-notification-confirmation-mail')).at(-1) as never)
  const mail = shop.mails.findLast(({ to }) => to === email)
  expect(mail?.text).toContain('Szóljunk, ha megvan a megjelenés napja?')
  const token = /#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]
  await shop.guest.call('POST /v2.0/stock_notifications/confirm', { body: { token } })

  const [dated] = await apply(recordOf(reference, '2027-03-04', format))
  expect(dated).toMatchObject({ status: 'changed', changes: ['publishedOn'] })
  expect(await pageOf(id)).toMatchObject({ publishedOn: '2027-03-04', availability: 'preorder', firstYear: 2027 })
  expect((await jobsOf(shop, 'stock-returned')).at(-1)).toEqual({ variantIds: [id] })
  await notifyWaiting(shop.services, [id])
  await sendNotification(shop.services, ((await jobsOf(shop, 'stock-notification-mail')).at(-1) as { id: string }).id)
  expect(shop.mails.findLast(({ to }) => to === email)?.subject).toContain('Előrendelhető')
})

test('a day that is taken back stops the sale, also of what is in a cart', async () => {
  await apply(recordOf('vissza', '2027-01-15'))
  const { id } = await variantOf(shop, 'vissza')
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, { items: [{ variantId: id, quantity: 1 }], delivery: 'home' })
  await apply(recordOf('vissza', null))
  const { code } = await finalize(visitor, cart)
  expect(code).toBe('insufficient_stock')
  expect(await brokenChecks(shop)).toEqual([])
})

test('a record that says nothing of the day keeps it', async () => {
  await apply(recordOf('marad', '2019-02-03'))
  const [kept] = await apply({
    ...recordOf('marad', undefined),
    texts: { ...tradeRecord().texts, lead: { hu: 'Új.', en: 'New.' } },
  })
  expect(kept?.changes).not.toContain('publishedOn')
  expect(await pageOf((await variantOf(shop, 'marad')).id)).toMatchObject({ publishedOn: '2019-02-03' })
})

test('feeds of what can be ordered leave it out', async () => {
  const { id } = await variantOf(shop, 'egy')
  const other = await variantOf(shop, 'harom')
  const { body } = await shop.guest.call('GET /v2.0/feed_items', { query: { ids: `${id},${other.id}` } })
  expect(body.items.map(({ sku }) => sku)).toEqual(['harom'])
})
