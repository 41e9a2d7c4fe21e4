import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { memberPermissions } from '#contracts/roles.ts'
import type { Actor } from '../../access/actor.ts'
import { finalize } from '../checkout/checkout.test-support.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { issueInvoice } from '../invoices/issue.ts'
import { findOrderById } from '../orders/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { openSchool } from './budgets.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openSchool>>
beforeAll(async () => void (shop = await openShop(1_000)))
afterAll(() => shop.close())
beforeEach(async () => void (school = await openSchool(shop)))

const centers = async () =>
  (await school.slave.call('GET /v2.0/organizations/{id}/cost_centers', { params: { id: school.id } })).body
const require = (isRequired: boolean) =>
  school.master.call('PATCH /v2.0/organizations/{id}/cost_centers', { params: { id: school.id }, body: { isRequired } })
const orderOf = async (uuid: string) =>
  (
    await school.run(
      'select id, cost_center_id as "costCenterId", cost_center as "costCenter" from orders where uuid = $1',
      [uuid],
    )
  )[0]

test('the order, its page and its invoice have the code and the name as they were', async () => {
  const { body: center } = await school.addCenter('KONYV')
  const cart = await school.fill(school.slave, 1, { payment: 'simplepay' })
  const { body } = await finalize(school.slave, cart, { costCenterId: center.id })
  await school.changeCenter(center, { code: 'KVT', name: 'Iskolai könyvtár' })
  const costCenter = { code: 'KONYV', name: 'Könyvtár' }
  const placed = await orderOf(body.orderUuid)
  expect(placed).toMatchObject({ costCenterId: center.id, costCenter })
  const { body: page } = await school.slave.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid } })
  expect(page).toMatchObject({ costCenter, poNumber: null })
  const order = await findOrderById(shop.services, placed.id)
  if (order) await issueInvoice(shop.services, order)
  const invoices = await school.run('select cost_center as "costCenter" from invoices where order_id = $1', [placed.id])
  expect(invoices).toEqual([{ costCenter }])
})

test('one that is switched off, or of another organisation, is not available; the call says which field', async () => {
  const { body: center } = await school.addCenter('KONYV')
  const { body: foreign } = await (await openSchool(shop)).addCenter('KONYV')
  await school.changeCenter(center, { isActive: false })
  const cart = await school.fill(school.slave)
  for (const { id } of [center, foreign])
    expect((await finalize(school.slave, cart, { costCenterId: id })).code).toBe('cost_center_not_available')
  const reader = await shop.visit()
  const own = await school.fill(reader)
  expect((await finalize(reader, own, { costCenterId: foreign.id })).code).toBe('cost_center_not_available')
  expect((await finalize(school.slave, cart)).status).toBe(200)
})

test('where one is required, an order and a request need it, as long as there is one to choose', async () => {
  await require(true)
  expect((await finalize(school.slave, await school.fill(school.slave))).status).toBe(200)
  const { body: center } = await school.addCenter('KONYV')
  expect(await centers()).toEqual({ items: [center], isRequired: true })
  const cart = await school.fill(school.slave)
  expect((await finalize(school.slave, cart)).code).toBe('cost_center_required')
  expect((await school.send(school.slave, cart)).code).toBe('cost_center_required')
  expect((await finalize(school.slave, cart, { costCenterId: center.id })).status).toBe(200)
})

test('a code is there once in an organisation; slaves change nothing', async () => {
  const { body: center } = await school.addCenter('KONYV')
  const { body: other } = await school.addCenter('ANGOL')
  expect((await school.addCenter(' KONYV ')).code).toBe('cost_center_exists')
  expect((await school.changeCenter(other, { code: 'KONYV' })).code).toBe('cost_center_exists')
  expect((await school.addCenter('UJ', 'Új', school.slave)).code).toBe('forbidden')
  expect((await centers()).items).toEqual([other, center])
})

describe('under the lock', () => {
  test('counts for the requester and the cost centre; over the limit it is refused until a master raises it', async () => {
    const { body: center } = await school.addCenter('KONYV')
    const cart = await school.fill(school.slave)
    const { gross } = cart.totals.total
    await school.setLimit({ userId: school.slaveId, limit: gross - 1 })
    expect((await finalize(school.slave, cart)).code).toBe('budget_exceeded')
    const { body: request } = await school.send(school.slave, cart, center.id)
    expect(request).toMatchObject({ isOverBudget: true, costCenter: { code: 'KONYV', name: 'Könyvtár' } })
    const list = await school.master.call('GET /v2.0/organizations/{id}/approvals', { params: { id: school.id } })
    expect(list.body.items).toMatchObject([{ id: request.id, isOverBudget: true }])
    expect(await school.approve(request.id)).toMatchObject({ code: 'budget_exceeded', params: { of: 'member' } })
    await school.setLimit({ userId: school.slaveId, limit: gross })
    await school.changeCenter(center, { isActive: false })
    const { body: approved } = await school.approve(request.id)
    expect(approved).toMatchObject({ status: 'approved', isOverBudget: false })
    expect(await orderOf(approved.orderUuid ?? '')).toMatchObject({ costCenterId: center.id })
    expect(await school.limitsFor(school.slave)).toMatchObject([{ used: gross, free: 0 }])
  })

  test('who was removed since the call began orders nothing more', async () => {
    const { uuid, version, totals } = await school.fill(school.slave)
    await school.run('delete from memberships where user_id = $1', [school.slaveId])
    const actor: Actor = {
      kind: 'session',
      sessionId: 'a',
      segment: 'b2b',
      userId: school.slaveId,
      organization: { id: school.id, role: 'ROLE_B2B_SLAVE', permissions: [...memberPermissions] },
      impersonatorId: null,
    }
    const ctx = { ...shop.services, actor, client: undefined }
    const placed = await placeOrder(ctx, uuid, { version, expectedTotal: totals.total.gross })
    expect(placed).toMatchObject({ code: 'not_found' })
  })
})

test('statistics add up by cost centre, and the table names it', async () => {
  const { body: center } = await school.addCenter('KONYV')
  const ask = async () =>
    (
      await school.master.call('GET /v2.0/organizations/{id}/statistics', {
        params: { id: school.id },
        query: { from: '2026-09-01', to: '2027-08-31' },
      })
    ).body
  await finalize(school.slave, await school.fill(school.slave))
  expect((await ask()).costCenters, 'nothing is charged').toEqual([])
  const cart = await school.fill(school.slave, 2)
  await finalize(school.slave, cart, { costCenterId: center.id })
  await school.changeCenter(center, { name: 'Olvasóterem' })
  expect((await ask()).costCenters).toMatchObject([
    { id: center.id, code: 'KONYV', name: 'Olvasóterem', orders: 1, total: cart.totals.total },
    { id: null, code: null, name: null, orders: 1 },
  ])
  const file = await school.master.call('GET /v2.0/organizations/{id}/statistics/export', {
    params: { id: school.id },
    query: { from: '2026-09-01', to: '2027-08-31', format: 'csv' },
  })
  expect(await new Response(file.body.content).text()).toContain('KONYV Könyvtár')
})
