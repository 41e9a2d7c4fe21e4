import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { setMembership } from '../../access/actors.test-support.ts'
import { finalize } from '../checkout/checkout.test-support.ts'
import { findBroken } from '../checkout/message-order.test-support.ts'
import { allLines, issueCorrection } from '../invoices/correct.ts'
import { findStanding, issueInvoice } from '../invoices/issue.ts'
import { findOrderById } from '../orders/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { openSchool } from './budgets.test-support.ts'
import { setLimit } from './manage.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openSchool>>
beforeAll(async () => void (shop = await openShop(1_000)))
afterAll(() => shop.close())
beforeEach(async () => void (school = await openSchool(shop)))

const orderIdOf = async (uuid: string) =>
  (await school.run('select id from orders where uuid = $1', [uuid]))[0].id as number
/** An order of the slave. */
const order = async (quantity = 1) => {
  const cart = await school.fill(school.slave, quantity)
  const { body } = await finalize(school.slave, cart)
  return { id: await orderIdOf(body.orderUuid), gross: cart.totals.total.gross }
}
const ownLimit = async () => (await school.limitsFor(school.slave))[0]

describe('the limit of a member', () => {
  test('an order that just fits passes, the next one is refused with the amounts, and nothing is written', async () => {
    const cart = await school.fill(school.slave)
    const { gross } = cart.totals.total
    await school.setLimit({ userId: school.slaveId, limit: gross })
    expect((await finalize(school.slave, cart)).status).toBe(200)
    expect(await ownLimit()).toMatchObject({ limit: gross, used: gross, free: 0 })
    const next = await school.fill(school.slave)
    expect(await finalize(school.slave, next)).toMatchObject({
      status: 409,
      code: 'budget_exceeded',
      params: { of: 'member', period: 'month', limit: gross, used: gross, free: 0 },
    })
    expect((await school.slave.call('GET /draft_orders/{uuid}', { params: { uuid: next.uuid } })).body.status).toBe(
      'opened',
    )
    expect(await findBroken(shop)).toEqual([])
    await school.setLimit({ userId: school.slaveId, limit: null })
    expect((await finalize(school.slave, next)).status).toBe(200)
  })

  test('counts nobody else’s orders, and holds for a master, too', async () => {
    await school.setLimit({ userId: school.slaveId, limit: 0 })
    const cart = await school.fill(school.master)
    expect((await finalize(school.master, cart)).status).toBe(200)
    await school.setLimit({ userId: school.people.master.userId ?? 0, period: 'school_year', limit: 1 })
    expect((await finalize(school.master, await school.fill(school.master))).params).toMatchObject({
      period: 'school_year',
      free: 0,
    })
  })

  test('what was cancelled, and what an invoice takes back, does not count', async () => {
    await school.setLimit({ userId: school.slaveId, limit: 500_000 })
    const { id, gross } = await order()
    expect((await ownLimit())?.used).toBe(gross)
    await school.run(`update orders set status = 'cancelled' where id = $1`, [id])
    expect((await ownLimit())?.used).toBe(0)
    await school.run(`update orders set status = 'under_payment' where id = $1`, [id])
    expect((await ownLimit())?.used, 'an order that waits for its payment').toBe(gross)
    await school.run(`update orders set status = 'finalized' where id = $1`, [id])
    const placed = await findOrderById(shop.services, id)
    if (placed) await issueInvoice(shop.services, placed)
    expect((await ownLimit())?.used).toBe(gross)
    const standing = await findStanding(shop.services, id)
    if (standing)
      await issueCorrection(shop.services, standing, { kind: 'storno', lines: allLines(standing), reason: 'returned' })
    expect((await ownLimit())?.used, 'after its invoice was taken back').toBe(0)
  })

  test('a month and a school year begin at midnight in Budapest', async () => {
    await school.setLimit({ userId: school.slaveId, limit: 500_000 })
    await school.setLimit({ userId: school.slaveId, period: 'school_year', limit: 900_000 })
    const { id, gross } = await order()
    const usedAt = async (moment: string) => {
      await school.run('update orders set placed_at = $2 where id = $1', [id, moment])
      return Object.fromEntries((await school.limitsFor(school.slave)).map(({ period, used }) => [period, used]))
    }
    expect(shop.clock.now().toISOString()).toMatch(/^2026-11/)
    expect(await usedAt('2026-11-01 00:00:00+01')).toEqual({ month: gross, school_year: gross })
    expect(await usedAt('2026-10-31 23:59:59+01')).toEqual({ month: 0, school_year: gross })
    expect(await usedAt('2026-09-01 00:00:00+02')).toEqual({ month: 0, school_year: gross })
    expect(await usedAt('2026-08-31 23:59:59+02')).toEqual({ month: 0, school_year: 0 })
  })

  test('an order in euros is refused where a limit is, because the limit is in forints', async () => {
    const cart = await school.fill(school.slave, 1, { currency: 'EUR', payment: 'simplepay' })
    await school.setLimit({ userId: school.slaveId, limit: 9_000_000 })
    expect((await finalize(school.slave, cart)).code).toBe('budget_in_forints')
  })

  test('goes with the membership, and is in the export of the account', async () => {
    await school.setLimit({ userId: school.slaveId, limit: 70_000 })
    const file = await school.slave.call('GET /v2.0/me/export')
    expect(await new Response(file.body.content).text()).toContain('"limit": 70000')
    await school.master.call('DELETE /v2.0/organizations/{groupId}/customers/{customerId}', {
      params: { groupId: school.id, customerId: school.slaveId },
    })
    expect(await school.limitsFor(school.master)).toEqual([])
  })
})

describe('at once', () => {
  test('of orders of one cost centre as many pass as fit', async () => {
    const { body: center } = await school.addCenter('KONYV')
    const people = [school.slave, school.master]
    await setMembership(shop.connection, school.people.customer.userId ?? 0, school.id, ['ROLE_B2B_MASTER'])
    people.push(await school.visit('customer'))
    const carts = await Promise.all(people.map((visitor) => school.fill(visitor)))
    const gross = carts[0]?.totals.total.gross ?? 0
    await school.setLimit({ costCenterId: center.id, limit: gross * 2 })
    const replies = await Promise.all(
      people.map((visitor, index) => {
        const cart = carts[index]
        if (!cart) throw new Error('No cart')
        return finalize(visitor, cart, { costCenterId: center.id })
      }),
    )
    expect(replies.map(({ code }) => code ?? 'placed').toSorted()).toEqual(['budget_exceeded', 'placed', 'placed'])
    expect(await school.limitsFor(school.master)).toMatchObject([{ name: 'KONYV Könyvtár', used: gross * 2, free: 0 }])
  })
})

describe('who may', () => {
  test('a member sees the own limits and those of cost centres, a master all', async () => {
    const { body: center } = await school.addCenter('KONYV')
    await school.setLimit({ userId: school.slaveId, limit: 1 })
    await school.setLimit({ userId: school.people.master.userId ?? 0, limit: 2 })
    await school.setLimit({ costCenterId: center.id, limit: 3 })
    const limits = (list: { limit: number }[]) => list.map(({ limit }) => limit).toSorted()
    expect(limits(await school.limitsFor(school.master))).toEqual([1, 2, 3])
    expect(limits(await school.limitsFor(school.slave))).toEqual([1, 3])
    expect((await school.setLimit({ userId: school.slaveId, limit: 9 }, school.slave)).code).toBe('forbidden')
  })

  test('a limit is for a member of the organisation, or for one of its cost centres', async () => {
    const other = await openSchool(shop)
    const { body: foreign } = await other.addCenter('KONYV')
    expect((await school.setLimit({ userId: other.slaveId, limit: 1 })).code).toBe('not_found')
    expect((await school.setLimit({ costCenterId: foreign.id, limit: 1 })).code).toBe('not_found')
    expect((await school.setLimit({ limit: 1 })).code).toBe('invalid_data_provided')
    expect(await other.limitsFor(other.master)).toEqual([])
  })

  test('who was a master when the call began sets none; what was set is in the log by numbers', async () => {
    const userId = school.people.master.userId ?? 0
    await school.setLimit({ userId: school.slaveId, limit: 5_000 })
    const [logged] = await school.run(
      `select detail from audit_log where action = 'organization.budget' and subject = $1`,
      [`organization:${school.id}`],
    )
    expect(logged.detail).toEqual({ userId: school.slaveId, costCenterId: null, period: 'month', limit: 5_000 })
    await setMembership(shop.connection, userId, school.id, ['ROLE_B2B_SLAVE'])
    const organization = { id: school.id, role: 'ROLE_B2B_MASTER' as const, permissions: [] }
    const actor: Actor = {
      kind: 'session',
      sessionId: 'a',
      segment: 'b2b',
      userId,
      organization,
      impersonatorId: null,
    }
    const limit = { userId: school.slaveId, costCenterId: null, period: 'month' as const, limit: 1 }
    expect(await setLimit({ ...shop.services, actor }, school.id, limit)).toMatchObject({ code: 'forbidden' })
  })
})
