import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApprovalDetail, ApprovalRequest } from '#contracts/approvals.ts'
import type { MemberPermission } from '#contracts/roles.ts'
import { insertPeople, openSessionOf, setMembership } from '../../access/actors.test-support.ts'
import { setTerms } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { fillCart, finalize, findVariant, jobsOf, putStock } from '../checkout/checkout.test-support.ts'
import { findBroken } from '../checkout/message-order.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { sendApprovalMail } from './service.ts'
import { requestOf } from './approvals.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let slaveId: number
let book: number
let other: number
beforeAll(async () => {
  shop = await openShop(1_000)
  book = (await findVariant(shop, 'book')).id
  other = (await findVariant(shop, 'book', 1)).id
})
afterAll(() => shop.close())
beforeEach(async () => {
  await putStock(shop, book, 90)
  await putStock(shop, other, 90)
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  slaveId = school.people.slave.userId ?? 0
  await grant()
})

const grant = (...permissions: MemberPermission[]) =>
  setMembership(shop.connection, slaveId, school.id, [
    'ROLE_B2B_SLAVE',
    'SET_CUSTOM_DELIVERY_ADDRESS',
    'SELECT_PAYMENT_METHOD',
    ...permissions,
  ])
const fill = (payment: 'cash_on_delivery' | 'transfer' = 'cash_on_delivery') =>
  fillCart(slave, {
    items: [
      { variantId: book, quantity: 3 },
      { variantId: other, quantity: 2 },
    ],
    delivery: 'home',
    payment,
  })
const send = (by: Visitor, cart: Parameters<typeof requestOf>[0]) =>
  by.call('POST /v2.0/organizations/{id}/approvals', {
    params: { id: school.id },
    body: requestOf(cart, { message: 'December 5-ig kellene.', poNumber: 'MEGR-12' }),
  })
const ask = async (payment?: 'cash_on_delivery' | 'transfer'): Promise<ApprovalRequest> =>
  (await send(slave, await fill(payment))).body
const of = ({ id }: { id: string }) => ({ groupId: school.id, id })
const see = async (by: Visitor, request: { id: string }) =>
  by.call('GET /v2.0/organizations/{groupId}/approvals/{id}', { params: of(request) })
const approve = (by: Visitor, { id, version, totals }: ApprovalDetail) =>
  by.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/approve', {
    params: of({ id }),
    body: { version, expectedTotal: totals.total.gross },
  })
const refuse = (by: Visitor, { id, version }: ApprovalRequest) =>
  by.call('PUT /v2.0/organizations/{groupId}/approvals/{id}/refuse', {
    params: of({ id }),
    body: { version, reason: 'Van belőle a könyvtárban.' },
  })
const listFor = async (by: Visitor) =>
  (await by.call('GET /v2.0/organizations/{id}/approvals', { params: { id: school.id } })).body.items
const mailsOf = async () => {
  const before = shop.mails.length
  for (const job of await jobsOf(shop, 'approval-mail'))
    await sendApprovalMail(shop.services, job as Parameters<typeof sendApprovalMail>[1])
  return shop.mails.slice(before)
}

test('a member without the permission sends the cart to the masters, who get a mail', async () => {
  const cart = await fill()
  expect((await finalize(slave, cart)).code).toBe('forbidden')
  const { body: request } = await send(slave, cart)
  expect(request).toMatchObject({ status: 'pending', isOwn: true, copies: 5, poNumber: 'MEGR-12', orderUuid: null })
  expect((await send(slave, cart)).code).toBe('draft_order_closed')
  expect((await slave.call('GET /draft_orders/current', {})).body.draftOrder).toBeNull()
  const mails = await mailsOf()
  const [{ email }] = await school.run('select email from users where id = $1', [school.people.master.userId])
  expect(mails.at(-1)).toMatchObject({ to: email })
  expect(mails.at(-1)?.text).toContain('December 5-ig kellene.')
  expect(await listFor(school.master)).toMatchObject([{ id: request.id, isOwn: false }])
  expect(await listFor(slave)).toMatchObject([{ id: request.id, isOwn: true }])
  expect(await findBroken(shop)).toEqual([])
})

test('colleagues, and masters of others, do not see it', async () => {
  const request = await ask()
  await setMembership(shop.connection, school.people.customer.userId ?? 0, school.id, ['ROLE_B2B_SLAVE'])
  const colleague = await school.visit('customer')
  expect(await listFor(colleague)).toEqual([])
  expect((await see(colleague, request)).code).toBe('not_found')
  const strangers = await insertPeople(shop.connection)
  const token = await openSessionOf(shop.connection, strangers, 'master', shop.clock.now())
  const stranger: Visitor = {
    call: (name, input) => shop.guest.call(name, { ...input, headers: { Authorization: `Bearer ${token}` } }),
  }
  expect((await see(stranger, request)).code).toBe('not_found')
  expect((await refuse(stranger, request)).code).toBe('not_found')
  expect((await refuse(slave, request)).code).toBe('forbidden')
})

test('a master changes quantities and approves: the order is the requester’s, with the master in its history', async () => {
  const request = await ask()
  const { body: seen } = await see(school.master, request)
  const [first, second] = seen.lines
  const { body: changed } = await school.master.call('PATCH /v2.0/organizations/{groupId}/approvals/{id}', {
    params: of(request),
    body: {
      version: seen.version,
      items: [
        { id: first?.id, quantity: 1 },
        { id: second?.id, quantity: 0 },
      ],
    },
  })
  expect(changed.lines).toMatchObject([{ quantity: 1 }])
  expect(changed.total.gross).toBeLessThan(seen.total.gross)
  // The first look is old by now.
  expect((await approve(school.master, seen)).code).toBe('version_conflict')
  const { body: approved } = await approve(school.master, changed)
  expect(approved).toMatchObject({ status: 'approved', orderUuid: expect.any(String) })
  const { body: order } = await slave.call('GET /orders/{uuid}', { params: { uuid: approved.orderUuid ?? '' } })
  expect(order).toMatchObject({ isOwn: true, status: 'finalized', items: [{ quantity: 1 }] })
  const [row] = await school.run(
    `select o.po_number, o.organization_id, (select reason from order_history h where h.order_id = o.id order by id desc limit 1) as reason
     from orders o where uuid = $1`,
    [approved.orderUuid],
  )
  expect(row).toEqual({
    po_number: 'MEGR-12',
    organization_id: school.id,
    reason: `approved by user ${school.people.master.userId}, paid on delivery`,
  })
  expect((await refuse(school.master, approved)).code).toBe('approval_decided')
  expect((await mailsOf()).some(({ text }) => text.includes(approved.orderUuid ?? '-'))).toBe(true)
  expect(await findBroken(shop)).toEqual([])
})

test('prices and stock are those of the approval', async () => {
  const request = await ask()
  const { body: seen } = await see(school.master, request)
  await putStock(shop, book, 2)
  expect((await approve(school.master, seen)).code).toBe('insufficient_stock')
  await putStock(shop, book, 90)
  await school.run(`update prices set gross = gross + 500 where variant_id = $1 and currency = 'HUF'`, [other])
  expect((await approve(school.master, seen)).code).toBe('cart_changed')
  const { body: again } = await see(school.master, request)
  expect(again.totals.total.gross).toBeGreaterThan(seen.totals.total.gross)
  expect((await approve(school.master, again)).code).toBeUndefined()
})

test('the credit is counted when a master approves', async () => {
  await runCommand(shop, setTerms, [String(school.id), '15', '900000'])
  const request = await ask('transfer')
  const { body: seen } = await see(school.master, request)
  await runCommand(shop, setTerms, [String(school.id), '15', '100'])
  expect((await approve(school.master, seen)).code).toBe('credit_limit_exceeded')
  expect(await listFor(slave)).toMatchObject([{ status: 'pending' }])
})

test('what is decided costs what it cost then', async () => {
  const request = await ask()
  const { body: seen } = await see(school.master, request)
  expect(seen.lines.map(({ total }) => total)).not.toContain(null)
  await refuse(school.master, request)
  await school.run(`update prices set gross = gross + 500 where variant_id = $1 and currency = 'HUF'`, [book])
  const { body: decided } = await see(school.master, request)
  expect(decided.totals).toEqual({ total: request.total })
  expect(decided.lines).toMatchObject([
    { quantity: 3, total: null },
    { quantity: 2, total: null },
  ])
})

test('a refusal gives the reason to the requester', async () => {
  const request = await ask()
  expect((await refuse(school.master, request)).body).toMatchObject({ status: 'refused' })
  expect((await see(slave, request)).body).toMatchObject({ reason: 'Van belőle a könyvtárban.' })
  const [{ email }] = await school.run('select email from users where id = $1', [slaveId])
  const mail = (await mailsOf()).find(({ to, text }) => to === email && text.includes('Van belőle'))
  expect(mail).toBeDefined()
  expect(await findBroken(shop)).toEqual([])
})

test('two masters decide once', async () => {
  const request = await ask()
  await setMembership(shop.connection, school.people.customer.userId ?? 0, school.id, ['ROLE_B2B_MASTER'])
  const second = await school.visit('customer')
  const { body: seen } = await see(school.master, request)
  const replies = await Promise.all([approve(school.master, seen), approve(second, seen), refuse(second, request)])
  expect(replies.filter(({ code }) => code === undefined)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'approval_decided')).toHaveLength(2)
  const [{ count }] = await school.run('select count(*)::int from orders where organization_id = $1', [school.id])
  expect(count).toBeLessThanOrEqual(1)
})

test('what a former member has asked for is nobody’s any more', async () => {
  const request = await ask()
  await school.master.call('DELETE /v2.0/organizations/{groupId}/customers/{customerId}', {
    params: { groupId: school.id, customerId: slaveId },
  })
  expect(await listFor(school.master)).toEqual([])
  expect((await refuse(school.master, request)).code).toBe('not_found')
  // Nobody could decide on it, or clear its address.
  expect(await school.run('select uuid from approval_requests where uuid = $1', [request.id])).toEqual([])
  expect(await findBroken(shop)).toEqual([])
})
