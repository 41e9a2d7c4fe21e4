import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApprovalRequest } from '#contracts/approvals.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { fillCart, findVariant, jobsOf, putStock } from '../checkout/checkout.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { requestOf } from './approvals.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let [slaveId, book] = [0, 0]
beforeAll(async () => {
  shop = await openShop(1_000)
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await putStock(shop, book, 90)
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  slaveId = school.people.slave.userId ?? 0
  await setMembership(shop.connection, slaveId, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
    'SELECT_PAYMENT_METHOD',
  ])
})

const fill = () =>
  fillCart(slave, { items: [{ variantId: book, quantity: 3 }], delivery: 'home', payment: 'cash_on_delivery' })
const send = (cart: Awaited<ReturnType<typeof fill>>, key?: string) =>
  slave.call('POST /v2.0/organizations/{id}/approvals', {
    ...(key && { key }),
    params: { id: school.id },
    body: requestOf(cart),
  })
const ask = async (): Promise<ApprovalRequest> => (await send(await fill())).body
const approve = (by: Visitor, { id, version, total }: ApprovalRequest, key?: string) =>
  by.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
    ...(key && { key }),
    params: { groupId: school.id, id },
    body: { version, expectedTotal: total.gross },
  })
const refuse = (by: Visitor, { id, version }: ApprovalRequest, key?: string) =>
  by.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse', {
    ...(key && { key }),
    params: { groupId: school.id, id },
    body: { version, reason: 'Van belőle a könyvtárban.' },
  })

test('a cart whose answer was lost is sent again with its key, and is one request', async () => {
  const cart = await fill()
  const before = (await jobsOf(shop, 'approval-mail')).length
  const first = await send(cart, 'send')
  const again = await send(cart, 'send')
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body])
  expect((await send({ ...cart, version: cart.version + 1 }, 'send')).code).toBe('idempotency_key_reused')
  expect((await send(cart)).code).toBe('draft_order_closed')
  const { body } = await slave.call('GET /v2.0/organizations/{id}/approvals', { params: { id: school.id } })
  expect(body.items).toMatchObject([{ id: first.body.id }])
  expect(await jobsOf(shop, 'approval-mail')).toHaveLength(before + 1)
  // The first answer is that of one session, and of who still is a member.
  await shop.connection.pool.query('delete from memberships where user_id = $1', [slaveId])
  expect((await send(cart, 'send')).code).toBe('forbidden')
})

test('a decision whose answer was lost is sent again with its key, and is answered as the first time', async () => {
  const [request, other] = [await ask(), await ask()]
  const first = await approve(school.master, request, 'approve')
  const again = await approve(school.master, request, 'approve')
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([200, 'true', first.body])
  expect((await approve(school.master, request)).code).toBe('approval_decided')
  const refused = await refuse(school.master, other, 'refuse')
  expect((await refuse(school.master, other, 'refuse')).body).toEqual(refused.body)
  expect((await refuse(school.master, other)).code).toBe('approval_decided')
  expect(await school.run('select id from orders where organization_id = $1', [school.id])).toHaveLength(1)
  // An answer is that of one session, and of who still is a master.
  await setMembership(shop.connection, school.people.customer.userId ?? 0, school.id, ['ROLE_B2B_MASTER'])
  expect((await approve(await school.visit('customer'), request, 'approve')).code).toBe('approval_decided')
  await setMembership(shop.connection, school.people.master.userId ?? 0, school.id, ['ROLE_B2B_SLAVE'])
  expect((await approve(school.master, request, 'approve')).code).toBe('forbidden')
})
