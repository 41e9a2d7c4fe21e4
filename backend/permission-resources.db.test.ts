import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, type Endpoints, endpoints } from '#contracts/endpoints.ts'
import { ruleOf } from './access/action-of.ts'
import {
  type ActorKind,
  actorKinds,
  insertPeople,
  openSessionOf,
  type People,
  setMembership,
} from './access/actors.test-support.ts'
import type { permissions } from './access/permissions.ts'
import {
  addToCart,
  address,
  billing,
  fillCart,
  finalize,
  findVariant,
  openCart,
  putStock,
} from './modules/checkout/checkout.test-support.ts'
import { memoryFiles } from './modules/invoices/invoices.test-support.ts'
import { followOrder } from './modules/invoices/service.ts'
import { openShop, type TestShop, type Visitor } from './modules/orders/shop.test-support.ts'

/**
 * The second half of the permission matrix: every endpoint with an owner, for every kind of actor and every owner of
 * the resource.
 */
type OwnerEndpoint = {
  [Name in EndpointName]: (typeof permissions)[Endpoints[Name]['action']]['who'] extends 'owner' ? Name : never
}[EndpointName]

interface Resources {
  cart: string
  cartId: number
  item: number
  order: string
  orderItem: number
  invoice: string
  notification: string
  email: string
}

interface Sample {
  params: (of: Resources) => Record<string, string | number>
  body?: unknown
  /** True for a resource that anonymous sessions cannot have. */
  needsUser?: true
}

const ofCart = ({ cart }: Resources) => ({ uuid: cart })
const ofNumber = ({ cartId }: Resources) => ({ id: cartId })
const ofItem = ({ cart, item }: Resources) => ({ uuid: cart, id: item })
const ofOrder = ({ order }: Resources) => ({ uuid: order })
const ofInvoice = ({ invoice }: Resources) => ({ id: invoice })
const version = 1
const file = new TextEncoder().encode('9786159000122;1')

/**
 * A valid call of each endpoint with an owner; a missing endpoint does not compile. Null stands for a call that names
 * no resource.
 */
const samples: Record<OwnerEndpoint, Sample | null> = {
  'GET /draft_orders/current': null,
  'GET /draft_orders/{uuid}': { params: ofCart },
  'GET /draft_orders/{uuid}/delivery_contexts': { params: ofCart },
  'GET /draft_orders/{uuid}/payment_contexts': { params: ofCart },
  'PATCH /draft_orders/{uuid}': { params: ofCart, body: { version, sendSeparately: true } },
  'POST /draft_orders/{uuid}/items': { params: ofCart, body: { variantId: 1, quantity: 1 } },
  'PATCH /draft_orders/{uuid}/items/{id}': { params: ofItem, body: { version, quantity: 1 } },
  'DELETE /draft_orders/{uuid}/items/{id}': { params: ofItem },
  'POST /draft_orders/{uuid}/coupons': { params: ofCart, body: { code: 'OSZ2026' } },
  'DELETE /draft_orders/{uuid}/coupons/{id}': { params: ofItem },
  'GET /draft_orders/{uuid}/deals': { params: ofCart },
  'POST /draft_orders/{uuid}/deals': { params: ofCart, body: { dealId: 1, variantId: 1 } },
  'GET /draft_orders/{uuid}/packages': { params: ofCart },
  'POST /draft_orders/{uuid}/packages': { params: ofCart, body: { variantId: 1 } },
  'POST /draft_orders/{uuid}/merge': { params: ofCart, body: { coupons: ['OSZ2026'] } },
  'PUT /draft_orders/{uuid}/delivery_data': { params: ofCart, body: { version, deliveryModeId: 1, address } },
  'POST /draft_orders/{uuid}/billing_data': { params: ofCart, body: { version, billing } },
  'PUT /draft_orders/{uuid}/payment_method': { params: ofCart, body: { version, paymentMethodId: 1 } },
  'POST /draft_orders/{uuid}/finalize': { params: ofCart, body: { version, expectedTotal: 1 } },
  'GET /v2.0/orders/current': null,
  'GET /v2.0/orders/{id}': { params: ofNumber },
  'PATCH /v2.0/orders/{id}': { params: ofNumber, body: { sendSeparately: true } },
  'PUT /v2.0/orders/{id}/items': { params: ofNumber, body: { items: [{ variantId: 1, quantity: 1 }] } },
  'PUT /v2.0/orders/{id}/item': { params: ofNumber, body: { variantId: 1, quantity: 1 } },
  'DELETE /v2.0/items/{id}': { params: ({ item }) => ({ id: item }) },
  'PUT /v2.0/orders/{id}/coupon': { params: ofNumber, body: { code: 'OSZ2026' } },
  'DELETE /v2.0/orders/{id}/coupon/{couponId}': { params: ({ cartId }) => ({ id: cartId, couponId: 1 }) },
  'GET /v2.0/orders/{id}/delivery_contexts': { params: ofNumber },
  'GET /v2.0/orders/{id}/delivery_points': { params: ofNumber },
  'GET /v2.0/orders/{id}/payment_contexts': { params: ofNumber },
  'PUT /v2.0/orders/{id}/delivery_mode': { params: ofNumber, body: { deliveryModeId: 1 } },
  'GET /v2.0/orders/{id}/next_deals': { params: ofNumber },
  'GET /v2.0/orders/{id}/deals': { params: ofNumber },
  'GET /v2.0/items/deals': null,
  'PUT /v2.0/orders/{id}/delivery_data': { params: ofNumber, body: { deliveryModeId: 1, address } },
  'DELETE /v2.0/orders/{id}/delivery_data': { params: ofNumber },
  'PUT /v2.0/orders/{id}/billing_data': { params: ofNumber, body: { billing } },
  'PATCH /v2.0/orders/{id}/billing_data': { params: ofNumber, body: { billing: { city: 'Pécs' } } },
  'DELETE /v2.0/orders/{id}/billing_data': { params: ofNumber },
  'PUT /v2.0/orders/{id}/payment_method': { params: ofNumber, body: { paymentMethodId: 1 } },
  'POST /v2.0/orders/{id}/finalize': { params: ofNumber, body: { version, expectedTotal: 1 } },
  'POST /v2.0/orders/{id}/payment': { params: ofNumber },
  'GET /me/cart/is_price_bound': null,
  'GET /draft_orders/{uuid}/export': { params: ofCart },
  'PUT /draft_orders/{uuid}/import': { params: ofCart, body: file },
  'POST /draft_orders/{uuid}/quick_order': { params: ofCart, body: { text: '9786159000122' } },
  'GET /v2.0/orders/{id}/export': { params: ofNumber },
  'PUT /v2.0/orders/{id}/import': { params: ofNumber, body: file },
  'GET /orders/{uuid}': { params: ofOrder },
  'POST /orders/{uuid}/payment': { params: ofOrder },
  'PUT /orders/{uuid}/payment_method': { params: ofOrder, body: { paymentMethod: 'cash_on_delivery' } },
  'POST /orders/{uuid}/items/{id}/file': {
    params: ({ order, orderItem }) => ({ uuid: order, id: orderItem }),
    body: {},
  },
  'POST /orders/{uuid}/invoices/{id}/file': {
    params: ({ order, invoice }) => ({ uuid: order, id: invoice }),
    body: {},
  },
  'GET /v2.0/me/order-invoices/{orderId}': { params: ({ order }) => ({ orderId: order }) },
  'GET /v2.0/me/invoices/{id}': { params: ofInvoice },
  'GET /v2.0/me/invoice-asset/{id}': { params: ofInvoice },
  'POST /orders/{uuid}/ratings/details': { params: ofOrder, body: {} },
  'PUT /orders/{uuid}/ratings': { params: ofOrder, body: { order: { stars: 5 } } },
  'DELETE /v2.0/stock_notifications/{id}': {
    params: ({ notification }) => ({ id: notification }),
    body: {},
    needsUser: true,
  },
  'DELETE /v2.0/subscriptions/{email}': { params: ({ email }) => ({ email }), body: {}, needsUser: true },
}

const kinds = actorKinds.filter((kind) => kind !== 'guest')
let shop: TestShop
let people: People
let strangers: People
const visitors = new Map<ActorKind, Visitor>()
const own = new Map<ActorKind, Resources>()
let others: Resources

const visit = async (of: People, kind: ActorKind): Promise<Visitor> => {
  const token = await openSessionOf(shop.connection, of, kind, shop.clock.now())
  return {
    call: (name, ask) =>
      shop.guest.call(name, { ...ask, ...(token && { headers: { Authorization: `Bearer ${token}` } }) }),
  }
}

const insertNotification = async (userId: number): Promise<string> => {
  const id = randomUUID()
  await shop.connection.pool.query(
    `insert into stock_notifications (id, variant_id, user_id, locale, created_at, expires_at) values ($1, 1, $2, 'hu', now(), now() + interval '1 year')`,
    [id, userId],
  )
  return id
}

const emailOf = async (userId: number): Promise<string> =>
  (await shop.connection.pool.query<{ email: string }>('select email from users where id = $1', [userId])).rows[0]
    ?.email ?? ''

/** Issues an invoice as if the order were paid. */
const insertInvoice = async (orderUuid: string): Promise<string> => {
  const { pool } = shop.connection
  const { rows } = await pool.query<{ id: number }>('select id from orders where uuid = $1', [orderUuid])
  const orderId = rows[0]?.id ?? 0
  const set = async (order: string, payment: string) => {
    await pool.query('update orders set status = $2 where id = $1', [orderId, order])
    await pool.query('update payments set status = $2 where order_id = $1', [orderId, payment])
  }
  await set('finalized', 'paid')
  await followOrder(shop.services, orderId)
  await set('under_payment', 'in_progress')
  const made = await pool.query<{ uuid: string }>('select uuid from invoices where order_id = $1', [orderId])
  return made.rows[0]?.uuid ?? ''
}

/** Inserts an order that waits for its payment, an open cart, and the resources that only users have. */
const insertResources = async (visitor: Visitor, userId: number | null): Promise<Resources> => {
  const [ebook, book] = [await findVariant(shop, 'ebook'), await findVariant(shop, 'book')]
  await putStock(shop, book.id, 50)
  const { body: placed } = await finalize(visitor, await fillCart(visitor, { items: [{ variantId: ebook.id }] }))
  const { body: order } = await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.orderUuid } })
  const cart = await addToCart(visitor, await openCart(visitor), book.id)
  return {
    cart: cart.uuid,
    cartId: cart.id,
    item: cart.items[0]?.id ?? 0,
    order: order.uuid,
    orderItem: order.items[0]?.id ?? 0,
    invoice: await insertInvoice(order.uuid),
    notification: userId === null ? randomUUID() : await insertNotification(userId),
    email: userId === null ? 'nobody@example.hu' : await emailOf(userId),
  }
}

const organizationOf = async (userId: number | null): Promise<number> =>
  (
    await shop.connection.pool.query<{ id: number }>(
      'select organization_id as id from memberships where user_id = $1',
      [userId],
    )
  ).rows[0]?.id ?? 0

beforeAll(async () => {
  shop = await openShop(1_000, { files: memoryFiles().files })
  people = await insertPeople(shop.connection)
  strangers = await insertPeople(shop.connection)
  const { userId } = people.slave
  const organization = await organizationOf(userId)
  await setMembership(shop.connection, userId ?? 0, organization, ['ROLE_B2B_SLAVE', 'B2B_SLAVE_PLACE_ORDER'])
  for (const kind of kinds) {
    const visitor = await visit(people, kind)
    visitors.set(kind, visitor)
    own.set(kind, await insertResources(visitor, people[kind].userId))
  }
  // The slave has placed an order with a permission. It is withdrawn here, which takes effect at the next call.
  await setMembership(shop.connection, userId ?? 0, organization, ['ROLE_B2B_SLAVE'])
  visitors.set('guest', shop.guest)
  others = await insertResources(await visit(strangers, 'customer'), strangers.customer.userId)
}, 120_000)
afterAll(() => shop.close())

const missing = (): Resources => ({
  cart: randomUUID(),
  cartId: 999_999,
  item: 1,
  order: randomUUID(),
  orderItem: 1,
  invoice: randomUUID(),
  notification: randomUUID(),
  email: 'missing@example.hu',
})

const ask = async (name: OwnerEndpoint, { params, body }: Sample, kind: ActorKind, of: Resources | undefined) => {
  const visitor = visitors.get(kind)
  if (!visitor || !of) throw new Error(`${kind} has no visitor or no resources`)
  const reply = await visitor.call(name, { params: params(of), ...(body !== undefined && { body }) })
  const { requestId: _, ...error } = (reply.body as { error?: { requestId?: string } }).error ?? {}
  return { status: reply.status, code: reply.code, error }
}

const refusals = ['not_found', 'link_not_valid', 'unauthenticated', 'forbidden']
const named = (Object.entries(samples) as [OwnerEndpoint, Sample | null][]).flatMap(([name, sample]) =>
  sample ? [{ name, sample }] : [],
)

test('the samples are the endpoints with an owner', () => {
  const owned = (Object.keys(endpoints) as EndpointName[]).filter((name) => ruleOf(name).who === 'owner')
  expect(Object.keys(samples).toSorted()).toEqual(owned.toSorted())
})

describe.each(named)('$name', ({ name, sample }) => {
  test.each(actorKinds)('of a stranger and of nobody looks the same to %s', async (kind) => {
    const [foreign, none] = [await ask(name, sample, kind, others), await ask(name, sample, kind, missing())]
    expect(refusals).toContain(foreign.code)
    expect(foreign).toEqual(none)
  })

  test.each(['slave', 'slave who may order', 'master'] as const)('of a colleague is refused to %s', async (kind) => {
    const colleague = own.get(kind === 'master' ? 'slave' : 'master')
    expect(refusals).toContain((await ask(name, sample, kind, colleague)).code)
  })

  test.each(kinds)('of its own is open to %s', async (kind) => {
    const { status, code } = await ask(name, sample, kind, own.get(kind))
    expect(status).toBeLessThan(500)
    const isForbidden = kind === 'slave' && ruleOf(name).memberNeeds !== undefined
    const hasNone = kind === 'anonymous' && sample.needsUser
    expect(refusals.includes(code ?? '')).toBe(isForbidden || hasNone === true)
  })
})
