import { describe, expect, test } from 'vitest'
import { endpoints } from '#contracts/endpoints.ts'
import { memberPermissions, roles } from '#contracts/roles.ts'
import { type Actor, guest, type Member } from './actor.ts'
import { can, mayCall } from './can.ts'
import { type Action, permissions, type Rule } from './permissions.ts'

const session = (userId: number | null, organization: Member | null = null, impersonatorId: number | null = null) =>
  ({ kind: 'session', sessionId: 'own', segment: 'b2c', userId, organization, impersonatorId }) satisfies Actor
const anonymous = session(null)
const customer = session(1)
const slave = (...granted: Member['permissions']) => session(1, { id: 7, role: 'ROLE_B2B_SLAVE', permissions: granted })
const master = session(1, { id: 7, role: 'ROLE_B2B_MASTER', permissions: [] })

const actions = Object.keys(permissions) as Action[]
const rules: Readonly<Record<Action, Rule>> = permissions
const actionsOf = (who: Rule['who']) => actions.filter((action) => rules[action].who === who && !rules[action].orProof)

describe('a call', () => {
  test('of an action for anyone or with a proof is open to a guest, and no other', () => {
    const open = actions.filter((action) => mayCall(guest, action))
    expect(open).toEqual(
      actions.filter((action) => ['anyone', 'proof', 'provider'].includes(rules[action].who) || rules[action].orProof),
    )
  })

  test('for customers is closed to an anonymous session, and open to an impersonator unless it is done in person', () => {
    for (const action of actionsOf('customer')) {
      expect(mayCall(anonymous, action), action).toBe(false)
      expect(mayCall(customer, action), action).toBe(true)
      expect(mayCall(session(1, null, 2), action), action).toBe(!rules[action].inPerson)
    }
  })

  test('for members or masters is open to them alone', () => {
    for (const action of [...actionsOf('member'), ...actionsOf('master')]) {
      expect(
        [anonymous, customer].some((actor) => mayCall(actor, action)),
        action,
      ).toBe(false)
      expect(mayCall(slave('B2B_SLAVE_PLACE_ORDER'), action), action).toBe(rules[action].who === 'member')
      expect(mayCall(master, action), action).toBe(true)
      expect(can(master, action, { organizationId: 7 }), action).toBe(true)
      expect(can(master, action, { organizationId: 8 }), action).toBe(false)
      expect(can(master, action, { organizationId: null }), action).toBe(false)
    }
  })

  test('that needs a permission of members is open to masters, to members with it, and to customers of no organisation', () => {
    expect(mayCall(slave(), 'orders.place')).toBe(false)
    expect(mayCall(slave('VIEW_CREDIT_LIMIT'), 'orders.place')).toBe(false)
    for (const actor of [slave('B2B_SLAVE_PLACE_ORDER'), master, customer, anonymous])
      expect(mayCall(actor, 'orders.place')).toBe(true)
  })

  test('of an action that is not in the table is refused', () => {
    expect(mayCall(master, 'orders.delete' as Action)).toBe(false)
    expect(can(master, 'orders.delete' as Action, { userId: 1 })).toBe(false)
  })
})

describe('a resource', () => {
  const owned = actionsOf('owner')

  test('of a user is for this user alone, whichever session asks', () => {
    for (const action of owned) {
      expect(can(customer, action, { sessionId: 'another', userId: 1 }), action).toBe(true)
      expect(can(customer, action, { sessionId: 'own', userId: 2 }), action).toBe(false)
      expect(can(anonymous, action, { sessionId: 'own', userId: 1 }), action).toBe(false)
    }
  })

  test('without a user is for its session alone', () => {
    for (const action of owned) {
      expect(can(anonymous, action, { sessionId: 'own', userId: null }), action).toBe(true)
      expect(can(anonymous, action, { sessionId: 'another', userId: null }), action).toBe(false)
      expect(can(guest, action, { sessionId: null, userId: null }), action).toBe(false)
    }
  })

  test('of nobody is for nobody, and nobody proves anything without a proof', () => {
    for (const actor of [guest, anonymous, customer, master])
      for (const action of [...owned, ...actionsOf('proof'), ...actionsOf('provider')])
        expect(can(actor, action, {}), action).toBe(false)
  })

  test('of a colleague is for masters and for members with the permission, and of another organisation for nobody', () => {
    const order = { userId: 2, organizationId: 7 }
    expect(can(slave(), 'orders.read', order)).toBe(false)
    expect(can(slave('ACCESS_ALL_ORGANIZATION_INVOICE'), 'orders.read', order)).toBe(false)
    expect(can(slave('ACCESS_ALL_ORGANIZATION_ORDER'), 'orders.read', order)).toBe(true)
    expect(can(master, 'orders.read', order)).toBe(true)
    expect(can(master, 'orders.pay', order)).toBe(false)
    expect(can(master, 'orders.read', { userId: 2, organizationId: 8 })).toBe(false)
    expect(can(customer, 'orders.read', order)).toBe(false)
    expect(can(master, 'orders.read', { userId: 2, organizationId: null })).toBe(false)
  })
})

test('the roles and permissions are those of the specification', () => {
  expect([...roles, ...memberPermissions]).toHaveLength(9)
})

test('every action of the table is the action of an endpoint', () => {
  const used = new Set<string>(Object.values(endpoints).map(({ action }) => action))
  expect(actions.filter((action) => !used.has(action))).toEqual([])
})
