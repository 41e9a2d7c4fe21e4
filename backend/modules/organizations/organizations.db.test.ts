import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPeople, openSessionOf, setMembership } from '../../access/actors.test-support.ts'
import { openOrganization } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
let slave: Visitor
let slaveId: number
let masterId: number
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
  slave = await school.visit('slave')
  slaveId = school.people.slave.userId ?? 0
  masterId = school.people.master.userId ?? 0
})

const of = (customerId: number) => ({ params: { groupId: school.id, customerId } })
const setRole = (by: Visitor, customerId: number, role: string, permissions: string[] = []) =>
  by.call('PUT /v2.0/organizations/{groupId}/customers/{customerId}/roles', {
    ...of(customerId),
    body: { role, permissions },
  })
const promote = (by: Visitor, customerId: number) =>
  by.call('PUT /v2.0/organizations/{groupId}/customers/{customerId}/promote', of(customerId))
const remove = (by: Visitor, customerId: number) =>
  by.call('DELETE /v2.0/organizations/{groupId}/customers/{customerId}', of(customerId))
const mastersOf = async () =>
  (
    await school.run(`select user_id from memberships where organization_id = $1 and role = 'ROLE_B2B_MASTER'`, [
      school.id,
    ])
  ).length

describe('an organisation', () => {
  test('shows its data and its people to members; addresses to masters only', async () => {
    const at = { params: { id: school.id } }
    expect((await slave.call('GET /v2.0/organizations/{id}', at)).body).toEqual({
      id: school.id,
      name: 'Iskola',
      billing: null,
      membership: { role: 'ROLE_B2B_SLAVE', permissions: [] },
      credit: null,
      defaultPaymentMethodId: null,
    })
    const people = async (by: Visitor) => (await by.call('GET /v2.0/organizations/{id}/customers', at)).body.items
    expect(await people(slave)).toMatchObject([
      { id: masterId, displayName: 'Kovács Anna', email: null, role: 'ROLE_B2B_MASTER' },
      { email: null },
      { email: null },
    ])
    expect((await people(school.master)).every(({ email }) => email?.endsWith('@example.hu'))).toBe(true)
  })
})

describe('a role', () => {
  test('counts at the next call, and the audit log names both persons', async () => {
    const at = { params: { id: school.id } }
    const invitations = async () => (await slave.call('GET /v2.0/organizations/{id}/invitations', at)).code
    expect(await invitations()).toBe('forbidden')
    expect((await promote(school.master, slaveId)).body).toMatchObject({ id: slaveId, role: 'ROLE_B2B_MASTER' })
    expect(await invitations()).toBeUndefined()
    const { body } = await setRole(slave, slaveId, 'ROLE_B2B_SLAVE', ['VIEW_CREDIT_LIMIT'])
    expect(body).toMatchObject({ role: 'ROLE_B2B_SLAVE', permissions: ['VIEW_CREDIT_LIMIT'] })
    expect(await invitations()).toBe('forbidden')
    expect((await promote(slave, slaveId)).code).toBe('forbidden')
    expect(await school.run('select actor, detail from audit_log where subject = $1', [`user:${slaveId}`])).toEqual([
      { actor: `user:${masterId}`, detail: { organizationId: school.id, role: 'ROLE_B2B_MASTER', permissions: [] } },
      {
        actor: `user:${slaveId}`,
        detail: { organizationId: school.id, role: 'ROLE_B2B_SLAVE', permissions: ['VIEW_CREDIT_LIMIT'] },
      },
    ])
  })

  test('of the last master stays, and an unknown one is refused', async () => {
    expect((await setRole(school.master, masterId, 'ROLE_B2B_SLAVE')).code).toBe('last_master')
    expect((await setRole(school.master, slaveId, 'ROLE_ADMIN')).code).toBe('invalid_data_provided')
    expect((await setRole(school.master, slaveId, 'ROLE_B2B_SLAVE', ['EVERYTHING'])).code).toBe('invalid_data_provided')
  })
})

describe('leaving and removing', () => {
  test('ends the sessions and the segment, and nobody but masters removes others', async () => {
    const colleague = school.people['slave who may order'].userId ?? 0
    expect((await remove(slave, colleague)).code).toBe('forbidden')
    expect((await remove(slave, 999_999)).code).toBe('forbidden')
    expect((await remove(school.master, slaveId)).status).toBe(200)
    expect((await slave.call('GET /v2.0/me')).code).toBe('unauthenticated')
    const token = await openSessionOf(shop.connection, school.people, 'slave', shop.clock.now())
    const { body } = await shop.guest.call('GET /v2.0/me', { headers: { Authorization: `Bearer ${token}` } })
    expect(body).toMatchObject({ segment: 'b2c', organizationId: null, roles: [] })
    expect((await remove(school.master, slaveId)).code).toBe('not_found')
  })

  test('is open to everybody for oneself, except to the last master', async () => {
    expect((await remove(slave, slaveId)).status).toBe(200)
    expect((await remove(school.master, masterId)).code).toBe('last_master')
    expect(await school.run(`select action from audit_log where subject = $1`, [`user:${slaveId}`])).toEqual([
      { action: 'member.left' },
    ])
  })

  test('a member of another organisation is as unknown as a missing one', async () => {
    const strangers = await insertPeople(shop.connection)
    for (const change of [promote, remove])
      expect([
        (await change(school.master, strangers.slave.userId ?? 0)).code,
        (await change(school.master, 999_999)).code,
      ]).toEqual(['not_found', 'not_found'])
  })
})

/** Over two connections: on PGlite they take turns, on Postgres the locks decide. */
describe('the last two masters', () => {
  const twoMasters = async () => {
    await setMembership(shop.connection, slaveId, school.id, ['ROLE_B2B_MASTER'])
    return [
      { visitor: school.master, id: masterId },
      { visitor: slave, id: slaveId },
    ] as const
  }
  const rounds = Array.from({ length: 10 }, (_, round) => round)

  test.each(rounds)('cannot both leave (%i)', async () => {
    const [one, two] = await twoMasters()
    const replies = await Promise.all([remove(one.visitor, one.id), remove(two.visitor, two.id)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['last_master', undefined])
    expect(await mastersOf()).toBe(1)
  })

  test.each(rounds)('cannot remove each other (%i)', async () => {
    const [one, two] = await twoMasters()
    const replies = await Promise.all([remove(one.visitor, two.id), remove(two.visitor, one.id)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await mastersOf()).toBe(1)
  })

  test.each(rounds)('cannot both become slaves (%i)', async () => {
    const [one, two] = await twoMasters()
    await Promise.all([setRole(one.visitor, one.id, 'ROLE_B2B_SLAVE'), setRole(two.visitor, two.id, 'ROLE_B2B_SLAVE')])
    expect(await mastersOf()).toBe(1)
  })
})
