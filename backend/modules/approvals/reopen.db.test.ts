import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dealForm } from '#contracts/deal-forms.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { addToCart, fillCart, findVariant, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { writeDeals } from '../deals/service.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { requestOf } from './approvals.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let [book, other] = [0, 0]
beforeAll(async () => {
  shop = await openShop(1_000)
  book = (await findVariant(shop, 'book')).id
  other = (await findVariant(shop, 'book', 1)).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const id of [book, other]) await putStock(shop, id, 90)
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  await setMembership(shop.connection, school.people.slave.userId ?? 0, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
    'SELECT_PAYMENT_METHOD',
  ])
})

interface Seen {
  id: string
  version: number
}

const fill = (...items: { variantId: number; quantity: number }[]) =>
  fillCart(slave, { items, delivery: 'home', payment: 'cash_on_delivery' })
const send = async (cart?: Awaited<ReturnType<typeof fill>>) => {
  const sent = cart ?? (await fill({ variantId: book, quantity: 3 }))
  const { body } = await slave.call('POST /v2.0/organizations/{id}/approvals', {
    params: { id: school.id },
    body: requestOf(sent),
  })
  return { ...body, cart: sent.uuid }
}
const of = ({ id, version }: Seen) => ({ params: { groupId: school.id, id }, body: { version } })
const reopen = (request: Seen, by = slave, key?: string) =>
  by.call('POST /v2.0/organizations/{groupId}/approvals/{id}/reopen', { ...of(request), ...(key && { key }) })
const refuse = (request: Seen) =>
  school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse', {
    ...of(request),
    body: { version: request.version, reason: 'Van.' },
  })
const approve = (request: Seen & { total: { gross: number } }) =>
  school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
    ...of(request),
    body: { version: request.version, expectedTotal: request.total.gross },
  })
const see = async ({ id }: Seen) =>
  (
    await school.master.call('GET /v2.0/organizations/{groupId}/approvals/{id}', {
      params: { groupId: school.id, id },
    })
  ).body
const change = (request: Seen, items: { id: number | undefined; quantity: number }[]) =>
  school.master.call('PATCH /v2.0/organizations/{groupId}/approvals/{id}', {
    ...of(request),
    body: { version: request.version, items },
  })
const current = async () => (await slave.call('GET /draft_orders/current')).body.draftOrder
const listed = async () =>
  (await slave.call('GET /v2.0/organizations/{id}/approvals', { params: { id: school.id } })).body.items

test('what waits comes back as it was, once, and can be sent again', async () => {
  const request = await send()
  const answer = await reopen(request, slave, 'back')
  expect(answer.body).toEqual({ report: null })
  expect((await reopen(request, slave, 'back')).body).toEqual({ report: null })
  expect((await reopen(request)).code).toBe('not_found')
  const cart = await current()
  expect(cart).toMatchObject({
    uuid: request.cart,
    items: [{ variantId: book, quantity: 3 }],
    steps: [{}, {}, {}, {}].map(() => ({ status: 'complete' })),
    totals: { total: request.total },
  })
  expect(await listed()).toEqual([])
  expect((await approve(request)).code).toBe('not_found')
  const again = await slave.call('POST /v2.0/organizations/{id}/approvals', {
    params: { id: school.id },
    body: requestOf({ uuid: request.cart, version: cart?.version ?? 0, totals: request }),
  })
  expect(again.body).toMatchObject({ status: 'pending' })
})

test('what was refused comes back, with what was filled meanwhile', async () => {
  const request = await send()
  const { body } = await refuse(request)
  await addToCart(slave, await openCart(slave), other, 2)
  expect((await reopen(body)).body.report?.lines).toMatchObject([{ variantId: other, outcome: 'added' }])
  const cart = await current()
  expect(cart?.uuid).toBe(request.cart)
  expect(cart?.items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [book, 3],
    [other, 2],
  ])
  expect(await listed()).toEqual([])
})

test('what a master has changed comes back as it was sent, and the history says what was changed', async () => {
  await writeDeals(shop.connection.db, [
    dealForm.parse({
      key: 'beside',
      name: { hu: 'Mellé', en: 'Beside' },
      type: 'item_upsell_deal',
      conditions: [{ kind: 'variant', target: (await findVariant(shop, 'book', 1)).sku }],
      rewards: [{ sku: (await findVariant(shop, 'book', 2)).sku, prices: { HUF: 500 } }],
    }),
  ])
  const { uuid } = await fill({ variantId: book, quantity: 3 }, { variantId: other, quantity: 2 })
  const { body } = await slave.call('GET /draft_orders/{uuid}/deals', { params: { uuid } })
  const { dealId, parentId, rewards = [] } = body.itemDeals.find((deal) => deal.name === 'Mellé') ?? {}
  const { body: cart } = await slave.call('POST /draft_orders/{uuid}/deals', {
    params: { uuid },
    body: { dealId, parentId, variantId: rewards[0]?.variant.id, quantity: 1 },
  })
  const request = await send(cart)
  const [first, second] = (await see(request)).lines
  // The second book takes its upsell along.
  const { body: once } = await change(request, [
    { id: first?.id, quantity: 1 },
    { id: second?.id, quantity: 0 },
  ])
  expect(once.lines).toMatchObject([{ quantity: 1 }])
  const { body: twice } = await change(once, [{ id: first?.id, quantity: 2 }])
  const { body: refused } = await refuse(twice)
  expect((await reopen(refused)).body).toEqual({ report: null })
  const back = await current()
  expect(back?.items).toEqual(cart.items)
  expect(back?.totals).toEqual(cart.totals)
  const upsold = cart.items.find(({ type }) => type === 'ITEM_UPSELL')?.variantId
  const history = await school.run(
    `select action, detail -> 'changed' as changed from audit_log where subject = $1 order by id`,
    [`approval:${request.id}`],
  )
  expect(history).toEqual([
    {
      action: 'approval.changed',
      changed: [
        { variantId: book, from: 3, to: 1 },
        { variantId: other, from: 2, to: 0 },
        { variantId: upsold, from: 1, to: 0 },
      ],
    },
    { action: 'approval.changed', changed: [{ variantId: book, from: 1, to: 2 }] },
    { action: 'approval.refused', changed: null },
    { action: 'approval.reopened', changed: null },
  ])
})

test('it is for the requester, for what was seen, and not for what was approved', async () => {
  const request = await send()
  expect((await reopen(request, school.master)).code).toBe('not_found')
  expect((await reopen(request, await school.visit('customer'))).code).toBe('forbidden')
  expect((await reopen({ ...request, version: request.version + 1 })).code).toBe('version_conflict')
  const { body } = await approve(request)
  expect((await reopen(body)).code).toBe('approval_decided')
  expect(await current()).toBeNull()
})

test('of a decision and a withdrawal at once, one is done', async () => {
  const request = await send()
  const [back, yes] = await Promise.all([reopen(request), approve(request)])
  expect([back.code, yes.code].filter((code) => code === undefined)).toHaveLength(1)
  const orders = await school.run(
    'select id from orders where draft_order_id = (select id from draft_orders where uuid = $1)',
    [request.cart],
  )
  expect(orders).toHaveLength(back.code === undefined ? 0 : 1)
})
