import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import { type MemberPermission, memberPermissions } from '#contracts/roles.ts'
import { ruleOf } from './access/action-of.ts'
import {
  type ActorKind,
  actorKinds,
  insertPeople,
  openSessionOf,
  type People,
  roleOf,
  setMembership,
} from './access/actors.test-support.ts'
import {
  type OwnerEndpoint,
  type Resources,
  type Sample,
  samples,
  withResources,
} from './permission-samples.test-support.ts'
import {
  addToCart,
  fillCart,
  finalize,
  findVariant,
  openCart,
  putStock,
} from './modules/checkout/checkout.test-support.ts'
import { memoryFiles } from './modules/invoices/invoices.test-support.ts'
import { insertOffer } from './modules/offers/offers.test-support.ts'
import { openShop, type TestShop, type Visitor } from './modules/orders/shop.test-support.ts'
import {
  colleagueOf,
  impersonated,
  isOf,
  isOfOrganization,
  mustBeInPerson,
  neededForColleagues,
} from './permission-expectations.test-support.ts'
import { insertPeopleOf } from './permission-people.test-support.ts'
import {
  emailOf,
  insertAddress,
  insertInvoice,
  insertNotification,
  insertShoppingList,
} from './permission-rows.test-support.ts'

/**
 * The second half of the permission matrix: every endpoint with an owner, for every kind of actor and every owner of
 * the resource.
 */
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
    invoice: await insertInvoice(shop, order.uuid),
    notification: userId === null ? randomUUID() : await insertNotification(shop, userId),
    deliveryData: userId === null ? 999_999 : await insertAddress(shop, userId, 'delivery'),
    billingData: userId === null ? 999_999 : await insertAddress(shop, userId, 'billing'),
    list: userId === null ? randomUUID() : await insertShoppingList(shop, userId),
    email: userId === null ? 'nobody@example.hu' : await emailOf(shop, userId),
    offer: await insertOffer(shop, await organizationOf(userId), userId),
    ...(await insertPeopleOf(shop, await organizationOf(userId))),
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
  others = {
    ...(await insertResources(await visit(strangers, 'customer'), strangers.customer.userId)),
    ...(await insertPeopleOf(shop, await organizationOf(strangers.master.userId))),
    offer: await insertOffer(shop, await organizationOf(strangers.master.userId), strangers.master.userId),
  }
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
  deliveryData: 999_999,
  billingData: 999_999,
  list: randomUUID(),
  email: 'missing@example.hu',
  organization: 999_999,
  member: 999_999,
  approval: randomUUID(),
  place: 999_999,
  costCenter: 999_999,
  invitation: randomUUID(),
  offer: randomUUID(),
})

const ask = async (name: OwnerEndpoint, sample: Sample, kind: ActorKind, of: Resources | undefined) => {
  const visitor = visitors.get(kind)
  if (!visitor || !of) throw new Error(`${kind} has no visitor or no resources`)
  const { params, needsUser: _needsUser, body, ...asked } = sample
  const sent = typeof body === 'function' ? body(of) : body
  const reply = await visitor.call(name, { params: params(of), ...asked, ...(sent !== undefined && { body: sent }) })
  const { requestId: _, ...error } = (reply.body as { error?: { requestId?: string } }).error ?? {}
  return { status: reply.status, code: reply.code, error }
}

/** Asks while the slave has these permissions; undefined: while the slave is no member. */
const asMember = async <Answer>(
  permissions: readonly MemberPermission[] | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const userId = people.slave.userId ?? 0
  const organization = await organizationOf(people.master.userId)
  if (permissions) await setMembership(shop.connection, userId, organization, ['ROLE_B2B_SLAVE', ...permissions])
  else await shop.connection.pool.query('delete from memberships where user_id = $1', [userId])
  const answer = await work()
  await setMembership(shop.connection, userId, organization, ['ROLE_B2B_SLAVE'])
  return answer
}

const refusals = ['not_found', 'link_not_valid', 'unauthenticated', 'forbidden']
const named = (Object.entries(samples) as [OwnerEndpoint, Sample | null][]).flatMap(([name, sample]) =>
  sample ? [{ name, sample }] : [],
)

test('the samples are the endpoints with an owner', () => {
  const owned = (Object.keys(endpoints) as EndpointName[]).filter((name) => isOf(name, ...withResources))
  expect(Object.keys(samples).toSorted()).toEqual(owned.toSorted())
})

test('an operator in the name of a member changes nothing of the organisation, except for what customers ask for on the telephone', () => {
  const open = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => isOf(name, 'member', 'master') && !name.startsWith('GET ') && !ruleOf(name).inPerson,
  )
  expect(open.toSorted()).toEqual([
    'POST /v2.0/me/offers',
    'POST /v2.0/organizations/{groupId}/approvals/{id}/reopen',
    'POST /v2.0/organizations/{id}/approvals',
    'POST /v2.0/reading_lists/matches',
  ])
})

describe.each(named)('$name', ({ name, sample }) => {
  test.each(actorKinds)('of a stranger and of nobody looks the same to %s', async (kind) => {
    const [foreign, none] = [await ask(name, sample, kind, others), await ask(name, sample, kind, missing())]
    expect(refusals).toContain(foreign.code)
    expect(foreign).toEqual(none)
  })

  // Of what is an organisation's, the tests of members below speak.
  const members = isOf(name, 'owner') ? (['slave', 'slave who may order', 'master'] as const) : []
  test.each([...members, ...impersonated])('of a colleague is for %s what the permissions say', async (kind) => {
    const { code = '' } = await ask(name, sample, kind, own.get(colleagueOf[kind]))
    const needed = neededForColleagues(name)
    const isOpen = roleOf(kind) === 'ROLE_B2B_MASTER' ? needed !== 'owner' : needed === 'none'
    expect(refusals.includes(code)).toBe(!isOpen || mustBeInPerson(name, kind))
  })

  // What is a member's counts, and counts no longer, at the next call of the same session.
  test.each([...memberPermissions, 'all'] as const)('of a colleague, for a member with %s', async (permission) => {
    const { code = '' } = await asMember(permission === 'all' ? memberPermissions : [permission], () =>
      ask(name, sample, 'slave', own.get('master')),
    )
    const needed = neededForColleagues(name)
    const isClosed = needed === 'master' || needed === 'owner'
    const isOpen = !isClosed && (needed === 'none' || permission === 'all' || permission === needed)
    expect(refusals.includes(code)).toBe(!isOpen)
  })

  test('of the organisation, for who is no member any more', async () => {
    const answers = await asMember(undefined, async () => [
      await ask(name, sample, 'slave', own.get('master')),
      await ask(name, sample, 'slave', isOf(name, 'owner') ? own.get('master') : own.get('slave')),
    ])
    for (const { code } of answers) expect(refusals).toContain(code)
  })

  test.each(kinds)('of its own is open to %s', async (kind) => {
    const { status, code } = await ask(name, sample, kind, own.get(kind))
    expect(status).toBeLessThan(500)
    const isForbidden = (kind === 'slave' && ruleOf(name).memberNeeds !== undefined) || mustBeInPerson(name, kind)
    const hasNone = kind === 'anonymous' && sample.needsUser
    expect(refusals.includes(code ?? '')).toBe(isForbidden || hasNone === true || !isOfOrganization(name, kind))
  })
})
