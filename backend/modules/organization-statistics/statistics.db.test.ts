import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MemberPermission } from '#contracts/roles.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { readSheet } from '../../sheets/read-sheet.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { type Ordered, order } from '../invoices/invoices.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let slaveId: number
beforeAll(async () => void (shop = await openShop(1_000)))
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  slaveId = school.people.slave.userId ?? 0
  await allow('B2B_SLAVE_PLACE_ORDER', 'SET_CUSTOM_DELIVERY_ADDRESS')
})

const allow = (...permissions: MemberPermission[]) =>
  setMembership(shop.connection, slaveId, school.id, ['ROLE_B2B_SLAVE', ...permissions])

/** An order of a day, at noon in Budapest or at another time. */
const orderOn = async (visitor: Visitor, day: string, time = '12:00+02') => {
  const placed = await order(shop, { visitor, quantity: 2, payment: 'cash_on_delivery' })
  await school.run('update orders set placed_at = $2 where id = $1', [placed.id, `${day} ${time}`])
  return placed
}
const totalOf = async ({ id }: Ordered) =>
  (await school.run('select total_net as net, total_gross as gross from orders where id = $1', [id]))[0]
const year = { from: '2025-09-01', to: '2026-08-31' }
const ask = (visitor: Visitor, query: Record<string, string> = year, id = school.id) =>
  visitor.call('GET /v2.0/organizations/{id}/statistics', { params: { id }, query })
const read = async (visitor: Visitor, query?: Record<string, string>) => (await ask(visitor, query)).body

test('orders are added up by month, member, subject and publisher; months without orders are there, too', async () => {
  const first = await orderOn(school.master, '2025-09-10')
  await orderOn(slave, '2025-09-11')
  await orderOn(slave, '2026-05-02')
  await orderOn(slave, '2026-09-01')
  const total = await totalOf(first)
  const times = (count: number) => ({ net: total.net * count, gross: total.gross * count })
  const body = await read(school.master)
  expect(body).toMatchObject({
    currency: 'HUF',
    currencies: ['HUF'],
    ofEverybody: true,
    sum: { orders: 3, total: times(3) },
    copies: 6,
    members: [
      { id: slaveId, name: 'Kovács Anna', orders: 2, total: times(2) },
      { id: school.people.master.userId, orders: 1, total: times(1) },
    ],
  })
  expect(body.months.map(({ month }) => month)).toHaveLength(12)
  expect(body.months.filter(({ orders }) => orders > 0).map(({ month, orders }) => [month, orders])).toEqual([
    ['2025-09', 2],
    ['2026-05', 1],
  ])
  const [line] = await school.run(
    'select total_net as net, total_gross as gross from order_items where order_id = $1',
    [first.id],
  )
  for (const groups of [body.subjects, body.publishers])
    expect(groups).toMatchObject([{ copies: 6, total: { net: line.net * 3, gross: line.gross * 3 } }])
  expect(body.publishers[0]?.name).toBeTruthy()
})

test('subjects and publishers are those that the catalog has today', async () => {
  const { id } = await orderOn(school.master, '2026-01-10')
  const book = 'select v.product_id from order_items i join variants v on v.id = i.variant_id where i.order_id = $1'
  const [publisher] = await school.run(
    `update products set publisher_id = (select max(id) from publishers) where id in (${book}) returning
       (select name from publishers where id = publisher_id)`,
    [id],
  )
  await school.run(`delete from product_categories where product_id in (${book})`, [id])
  expect(await read(school.master)).toMatchObject({
    copies: 2,
    subjects: [{ name: null, copies: 2 }],
    publishers: [{ name: publisher.name, copies: 2 }],
  })
})

test('an order of the last second of a day in Budapest belongs to this day', async () => {
  await orderOn(school.master, '2026-08-31', '23:59:59+02')
  await orderOn(school.master, '2026-09-01', '00:00:00+02')
  expect(await read(school.master)).toMatchObject({ sum: { orders: 1 } })
})

test('what waits for its payment or was cancelled does not count', async () => {
  const { id } = await orderOn(school.master, '2026-01-10')
  for (const status of ['under_payment', 'cancelled']) {
    await school.run('update orders set status = $2 where id = $1', [id, status])
    expect(await read(school.master), status).toMatchObject({
      sum: { orders: 0 },
      copies: 0,
      members: [],
      subjects: [],
    })
  }
})

test('a slave sees the own orders, with the permission those of everybody, and of one member when asked', async () => {
  await orderOn(school.master, '2026-01-10')
  await orderOn(slave, '2026-01-10')
  expect(await read(slave)).toMatchObject({ ofEverybody: false, sum: { orders: 1 }, members: [{ id: slaveId }] })
  const ofMaster = { ...year, member: String(school.people.master.userId) }
  expect(await read(slave, ofMaster), 'a colleague without the permission').toMatchObject({ sum: { orders: 0 } })
  await allow('ACCESS_ALL_ORGANIZATION_ORDER')
  expect(await read(slave)).toMatchObject({ ofEverybody: true, sum: { orders: 2 } })
  expect(await read(slave, ofMaster)).toMatchObject({ sum: { orders: 1 } })
})

test('another organisation is not there', async () => {
  const other = await openOrganization(shop)
  expect(await ask(school.master, year, other.id)).toMatchObject({ status: 404, code: 'not_found' })
  await orderOn(school.master, '2026-01-10')
  expect((await ask(other.master, year, other.id)).body).toMatchObject({ sum: { orders: 0 } })
})

test.each([
  ['that ends before it begins', { from: '2026-02-01', to: '2026-01-31' }],
  ['of six years', { from: '2020-01-01', to: '2026-01-01' }],
  ['that is no day', { from: '2026-02-30', to: '2026-03-01' }],
])('a period %s is refused', async (_, query) =>
  expect(await ask(school.master, query)).toMatchObject({ status: 400, code: 'invalid_data_provided' }),
)

test('a currency of its own', async () => {
  await orderOn(school.master, '2026-01-10')
  expect(await read(school.master, { ...year, currency: 'EUR' })).toMatchObject({
    currency: 'EUR',
    currencies: ['HUF'],
    sum: { orders: 0 },
  })
})

test('the table has each ordered line once; no formula, no strange order', async () => {
  const { id } = await orderOn(school.master, '2026-01-10')
  await orderOn(slave, '2026-01-11')
  await school.run(`update orders set status = 'cancelled' where id <> $1 and organization_id = $2`, [id, school.id])
  const path = { params: { id: school.id } }
  const file = await school.master.call('GET /v2.0/organizations/{id}/statistics/export', {
    ...path,
    query: { ...year, format: 'csv' },
  })
  expect(file.status).toBe(200)
  const rows = await readSheet(new Uint8Array(await new Response(file.body.content).arrayBuffer()), 100)
  if (!rows.ok) throw new Error(rows.code)
  const [head, ...lines] = rows.value.map(({ cells }) => cells.map(({ text }) => text))
  expect(head?.slice(0, 3)).toEqual(['Nap', 'Rendelésszám', 'Rendelte'])
  const [stored] = await school.run(
    'select o.number, i.sku, i.name, i.total_net::text as net from orders o join order_items i on i.order_id = o.id where o.id = $1',
    [id],
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toEqual(
    expect.arrayContaining(['2026-01-10', stored.number, 'Kovács Anna', stored.sku, stored.name, '2', stored.net]),
  )
  expect((await slave.call('GET /v2.0/organizations/{id}/statistics/export', { ...path, query: year })).status).toBe(
    200,
  )
})
