import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { fillCart, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { findBroken } from '../checkout/message-order.test-support.ts'
import { hashPassword } from '../customers/service.ts'
import { openOrganization, password } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { sendRequest } from './service.ts'
import { requestOf } from './approvals.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let slaveId: number
let masterId: number
let book: number
beforeAll(async () => {
  shop = await openShop(1_000)
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  slaveId = school.people.slave.userId ?? 0
  masterId = school.people.master.userId ?? 0
  await setMembership(shop.connection, slaveId, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
    'SELECT_PAYMENT_METHOD',
  ])
})

const fill = async () => {
  const cart = await fillCart(slave, {
    items: [{ variantId: book }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  return requestOf(cart, { message: 'Kellene.' })
}
const ask = async () => {
  const at = { params: { id: school.id }, body: await fill() }
  const { body } = await slave.call('POST /v2.0/organizations/{id}/approvals', at)
  return body
}
const of = (id: string) => ({ groupId: school.id, id })
const refuse = ({ id, version }: { id: string; version: number }) =>
  school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse', {
    params: of(id),
    body: { version, reason: 'Van.' },
  })
const approve = ({ id, version, total }: { id: string; version: number; total: { gross: number } }) =>
  school.master.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
    params: of(id),
    body: { version, expectedTotal: total.gross },
  })
const remove = (by: Visitor) =>
  by.call('DELETE /v2.0/organizations/{groupId}/customers/{customerId}', {
    params: { groupId: school.id, customerId: slaveId },
  })
const uuidsOf = async () =>
  (await school.run('select uuid from approval_requests where organization_id = $1 order by id', [school.id])).map(
    ({ uuid }) => uuid,
  )

test.each(['a master', 'the member'])('what waits goes with its cart when %s ends the membership', async (who) => {
  const refused = await ask()
  await refuse(refused)
  await ask()
  const by = who === 'a master' ? school.master : slave
  expect((await remove(by)).code).toBeUndefined()
  expect(await uuidsOf()).toEqual([refused.id])
  expect(await school.run(`select status from draft_orders where user_id = $1`, [slaveId])).toHaveLength(1)
  expect(await findBroken(shop)).toEqual([])
})

test('nothing is sent by who was removed meanwhile', async () => {
  const wanted = await fill()
  const actor: Actor = {
    kind: 'session',
    sessionId: 'a',
    segment: 'b2b',
    userId: slaveId,
    organization: { id: school.id, role: 'ROLE_B2B_SLAVE', permissions: ['SET_CUSTOM_DELIVERY_ADDRESS'] },
    impersonatorId: null,
  }
  await remove(school.master)
  expect(await sendRequest({ ...shop.services, actor }, school.id, wanted)).toMatchObject({ code: 'not_found' })
  expect(await uuidsOf()).toEqual([])
})

test('what is decided goes after the period of carts, and its order stays', async () => {
  const [approved, refused, pending] = [await ask(), await ask(), await ask()]
  expect((await approve(approved)).code).toBeUndefined()
  await refuse(refused)
  const inDays = (days: number) =>
    deleteExpiredData({ ...shop.services, now: () => new Date(shop.clock.now().getTime() + days * 86_400_000) })
  await inDays(29)
  expect(await uuidsOf()).toEqual([approved.id, refused.id, pending.id])
  await inDays(31)
  expect(await uuidsOf()).toEqual([pending.id])
  expect(await school.run('select status from orders where organization_id = $1', [school.id])).toHaveLength(1)
  expect(await findBroken(shop)).toEqual([])
})

test('an organisation that ends with its last member takes along the carts of former ones', async () => {
  await refuse(await ask())
  await school.run('delete from memberships where organization_id = $1 and user_id <> $2', [school.id, masterId])
  await school.run('update users set password_hash = $2 where id = $1', [masterId, await hashPassword(password)])
  expect((await school.master.call('DELETE /v2.0/me', { body: { password } })).code).toBeUndefined()
  expect(await uuidsOf()).toEqual([])
  expect(await school.run('select id from draft_orders where user_id = $1', [slaveId])).toEqual([])
  expect(await findBroken(shop)).toEqual([])
})
