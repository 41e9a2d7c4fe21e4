import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { OrderGroup } from '#contracts/customer-orders.ts'
import { advanceOrder, arriveOrder, cancelOrder, lockOrder } from '../orders/service.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { memoryFiles, type Ordered, order } from '../invoices/invoices.test-support.ts'
import { followOrder } from '../invoices/service.ts'
import { signInCustomer } from '../orders/customer.test-support.ts'
import { fold } from '../text/rules/fold.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let customer: Visitor
beforeAll(async () => void (shop = await openShop(1_000, { files: memoryFiles().files })))
afterAll(() => shop.close())
beforeEach(async () => void (customer = await signInCustomer(shop)))

const buy = (wish: Parameters<typeof order>[1] = {}) => order(shop, { visitor: customer, ...wish })
const list = async (query: Record<string, string> = {}) => (await customer.call('GET /v2.0/me/orders', { query })).body
const uuidsOf = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ uuid }) => uuid)

type Work = 'advance' | 'arrive' | 'cancel'
const work = ({ id }: Ordered, what: Work) =>
  inTransaction(shop.services, async (tx) => {
    const row = await lockOrder(tx, id)
    if (!row) throw new Error('The order is missing')
    await { advance: advanceOrder, arrive: arriveOrder, cancel: cancelOrder }[what](tx, row, 'test')
    return ok(null)
  })

test('each order once, the latest first, with its books, its sum and its invoice', async () => {
  const first = await buy({ quantity: 2 })
  const second = await buy({ format: 'ebook' })
  await followOrder(shop.services, first.id)
  const { items, count, cursor, years } = await list()
  expect(items.map(({ number }) => number)).toEqual([second.number, first.number])
  expect({ count, cursor, years }).toEqual({ count: 2, cursor: null, years: [shop.clock.now().getFullYear()] })
  const { body } = await customer.call('GET /orders/{uuid}', { params: { uuid: first.uuid } })
  const { uuid, status, total, shipments, downloadDays, placedAt } = body
  expect(items[1]).toMatchObject({ uuid, status, total, shipments, downloadDays, placedAt, copies: 2 })
  expect(items[1]?.books.map(({ name }) => name)).toEqual(body.items.map(({ name }) => name))
  expect(items[1]?.invoice?.number).toBe(body.invoices[0]?.number)
  expect(items[0]).toMatchObject({ hasDownloads: true, shipments: [], payment: { status: 'paid' }, invoice: null })
})

test('pages follow each other without gap or repetition', async () => {
  const placed = []
  for (let number = 0; number < 5; number++) placed.unshift((await buy({ payment: 'cash_on_delivery' })).uuid)
  const first = await list({ limit: '2' })
  const second = await list({ limit: '2', cursor: first.cursor ?? '' })
  const third = await list({ limit: '2', cursor: second.cursor ?? '' })
  expect([first, second, third].flatMap(({ items }) => items.map(({ uuid }) => uuid))).toEqual(placed)
  expect([first.count, third.cursor]).toEqual([5, null])
  const wrong = await customer.call('GET /v2.0/me/orders', { query: { cursor: 'x' } })
  expect(wrong).toMatchObject({ status: 400, code: 'invalid_data_provided' })
})

test('every order is in one group, and moves with its parcel', async () => {
  const ordered = await buy({ payment: 'cash_on_delivery' })
  const groups: OrderGroup[] = ['open', 'collectable', 'closed', 'cancelled']
  const groupsOf = async ({ uuid }: Ordered) => {
    const found = []
    for (const group of groups) if ((await uuidsOf({ group })).includes(uuid)) found.push(group)
    return found
  }
  expect(await groupsOf(ordered)).toEqual(['open'])
  await work(ordered, 'advance')
  expect(await groupsOf(ordered)).toEqual(['open'])
  await work(ordered, 'arrive')
  expect(await groupsOf(ordered)).toEqual(['collectable'])
  expect((await list()).items[0]?.customerStatus).toBe('pickup_available')
  await work(ordered, 'advance')
  expect(await groupsOf(ordered)).toEqual(['closed'])
  const cancelled = await buy({ payment: 'cash_on_delivery' })
  await work(cancelled, 'cancel')
  expect(await groupsOf(cancelled)).toEqual(['cancelled'])
})

test('by year, in Budapest’s time', async () => {
  const { id, uuid } = await buy({ payment: 'cash_on_delivery' })
  await shop.connection.pool.query(`update orders set placed_at = '2024-12-31T23:30:00Z' where id = $1`, [id])
  const other = await buy({ payment: 'cash_on_delivery' })
  expect((await list()).years).toEqual([shop.clock.now().getFullYear(), 2025])
  expect(await uuidsOf({ year: '2025' })).toEqual([uuid])
  expect(await uuidsOf({ year: '2024' })).toEqual([])
  expect(await uuidsOf({ year: String(shop.clock.now().getFullYear()) })).toEqual([other.uuid])
})

test('by words of a title, an author or the number, without accents, all of them in one order', async () => {
  const { uuid, number } = await buy({ payment: 'cash_on_delivery' })
  const other = await buy({ format: 'ebook' })
  const { rows } = await shop.connection.pool.query<{ name: string; authors: string }>(
    'select i.name, i.authors from order_items i join orders o on o.id = i.order_id where o.uuid = $1',
    [uuid],
  )
  const [{ name, authors } = { name: '', authors: '' }] = rows
  expect(await uuidsOf({ q: number.toLowerCase() })).toEqual([uuid])
  expect(await uuidsOf({ q: name.toUpperCase() })).toContain(uuid)
  expect(await uuidsOf({ q: `${fold(name)} ${fold(authors)}` })).toContain(uuid)
  expect(await uuidsOf({ q: `${name} nincsilyenszó` })).toEqual([])
  expect(await uuidsOf({ q: '%' }), 'no word at all').toEqual([other.uuid, uuid])
  const found = await list({ q: number, group: 'cancelled' })
  expect(found).toMatchObject({ items: [], count: 0 })
})

test('a longer list takes no more queries', async () => {
  const query = vi.spyOn(shop.connection.pool, 'query')
  const count = async () => {
    query.mockClear()
    await list()
    return query.mock.calls.length
  }
  for (let one = 0; one < 2; one++) await buy({ payment: 'cash_on_delivery' })
  await list()
  const before = await count()
  for (let one = 0; one < 2; one++) await buy({ payment: 'cash_on_delivery' })
  expect((await list()).items).toHaveLength(4)
  expect(before).toBeGreaterThan(0)
  expect(await count()).toBe(before)
  query.mockRestore()
})

test('names of every language are found without their accents', async () => {
  const { id, uuid } = await buy({ payment: 'cash_on_delivery' })
  const names = ['Karel Čapek', 'Charlotte Brontë', 'FRANÇOIS Œuvre', 'Łódź', 'ÆØÞ Straße', 'İstanbul ı', 'Ő']
  for (const name of names) {
    await shop.connection.pool.query('update order_items set authors = $2 where order_id = $1', [id, name])
    expect(await uuidsOf({ q: fold(name) }), name).toEqual([uuid])
    expect(await uuidsOf({ q: name }), name).toEqual([uuid])
  }
})

test('what can be done with each order', async () => {
  const ordered = await buy({ payment: 'cash_on_delivery' })
  expect((await list()).items[0]).toMatchObject({ cancellable: true, rateable: false })
  await work(ordered, 'advance')
  await work(ordered, 'advance')
  await work(ordered, 'advance')
  const { body } = await customer.call('GET /orders/{uuid}', { params: { uuid: ordered.uuid } })
  const { cancellable, rateable } = body
  expect((await list()).items[0]).toMatchObject({ cancellable, rateable })
  expect({ cancellable, rateable }).toEqual({ cancellable: false, rateable: true })
})

test('nobody else’s orders and invoices', async () => {
  const ordered = await buy()
  await followOrder(shop.services, ordered.id)
  const other = await signInCustomer(shop)
  expect((await other.call('GET /v2.0/me/orders')).body).toMatchObject({ items: [], count: 0, years: [] })
  expect((await other.call('GET /v2.0/me/invoices')).body).toEqual({ items: [], cursor: null, count: 0 })
  const anonymous = await shop.visit()
  for (const name of ['GET /v2.0/me/orders', 'GET /v2.0/me/invoices'] as const)
    expect((await anonymous.call(name)).status).toBe(403)
})

test('invoices of all orders, the latest first, with the order that each belongs to', async () => {
  const ordered = [await buy(), await buy(), await buy()]
  for (const { id } of ordered) await followOrder(shop.services, id)
  const first = (await customer.call('GET /v2.0/me/invoices', { query: { limit: '2' } })).body
  const rest = (await customer.call('GET /v2.0/me/invoices', { query: { limit: '2', cursor: first.cursor ?? '' } }))
    .body
  expect([...first.items, ...rest.items].map(({ orderUuid, orderNumber }) => [orderUuid, orderNumber])).toEqual(
    ordered.toReversed().map(({ uuid, number }) => [uuid, number]),
  )
  expect([first.count, rest.cursor]).toEqual([3, null])
})
