import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { accept } from './accept.ts'
import { openOrganization, password } from './invitations.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => {
  shop = await openShop(1)
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
})

const newAddress = () => `${randomUUID()}@example.hu`
const setMode = (mode: string | null) =>
  mode === null
    ? school.run(`delete from config_entries where key = 'operation_mode'`)
    : school.run(`insert into config_entries (key, value) values ('operation_mode', $1)`, [JSON.stringify(mode)])

describe('accepting', () => {
  test('makes a reader a member at once: segment, prices and lists, and the cart and the favourites stay', async () => {
    const { email, id, visitor } = await school.openReader()
    const elsewhere = await shop.visit({ email, password })
    const [{ id: variantId }] = await school.run(
      `select v.id from variants v join products p on p.id = v.product_id where v.format = 'ebook' limit 1`,
    )
    const cart = (await visitor.call('POST /draft_orders', { body: { currency: 'HUF' } })).body
    await visitor.call('POST /draft_orders/{uuid}/items', {
      params: { uuid: cart.uuid },
      body: { variantId, quantity: 1 },
    })
    await visitor.call('POST /v2.0/collections/{id}/items', {
      params: { id: 'default_shopping_list' },
      body: { itemId: variantId },
    })
    const code = await school.codeFor(email, {
      role: 'ROLE_B2B_SLAVE',
      permissions: ['VIEW_CREDIT_LIMIT', 'VIEW_CREDIT_LIMIT'],
    })
    const { status, body: grant } = await school.accept(visitor, code)
    expect({ status, grant }).toMatchObject({ status: 200, grant: { segment: 'b2b', customer: true } })

    const headers = { Authorization: `Bearer ${grant.access_token}` }
    expect((await shop.guest.call('GET /v2.0/me', { headers })).body).toMatchObject({
      segment: 'b2b',
      userType: 'organization',
      roles: ['ROLE_B2B_SLAVE'],
      organizationId: school.id,
    })
    expect((await shop.guest.call('GET /v2.0/me/shopping_lists', { headers })).body).toMatchObject({
      multiple: true,
      items: [{ items: [variantId] }],
    })
    expect((await shop.guest.call('GET /draft_orders/current', { headers })).body.draftOrder).toMatchObject({
      uuid: cart.uuid,
      items: [{ variantId }],
    })
    expect(await school.run('select permissions from memberships where user_id = $1', [id])).toEqual([
      { permissions: ['VIEW_CREDIT_LIMIT'] },
    ])
    for (const old of [visitor, elsewhere]) expect((await old.call('GET /v2.0/me')).code).toBe('unauthenticated')
    const acts = await school.run('select actor, action, detail from audit_log where subject = $1', [`user:${id}`])
    expect(acts).toMatchObject([
      { actor: `user:${id}`, action: 'member.joined', detail: { organizationId: school.id, role: 'ROLE_B2B_SLAVE' } },
    ])
  })

  test('is for the account of the invited address alone', async () => {
    const [invited, another] = [await school.openReader(), await school.openReader()]
    const code = await school.codeFor(invited.email)
    expect((await school.accept(another.visitor, code)).code).toBe('invitation_of_another_address')
    expect((await school.accept(await shop.visit(), code)).code).toBe('forbidden')
    expect((await school.register(another.email, code)).code).toBe('invitation_of_another_address')
    expect((await school.accept(invited.visitor, code)).status).toBe(200)
  })

  test('is refused to a member: of this organisation, and of another one', async () => {
    const other = await openOrganization(shop)
    const { email, visitor } = await school.openReader()
    const codes = [await school.codeFor(email), await other.codeFor(email)]
    const { access_token } = (await school.accept(visitor, codes[0] ?? '')).body
    const headers = { Authorization: `Bearer ${access_token}` }
    const again = async (code = '') =>
      (await shop.guest.call('POST /v2.0/invitations/accept', { body: { code }, headers })).code
    expect([await again(codes[0]), await again(codes[1])]).toEqual(['already_member', 'member_elsewhere'])
  })

  test('works once, also by two calls at once', async () => {
    const { email, visitor } = await school.openReader()
    const code = await school.codeFor(email)
    const second = await shop.visit({ email, password })
    const replies = await Promise.all([school.accept(visitor, code), school.accept(second, code)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      await school.run('select 1 from memberships m join users u on u.id = m.user_id where email = $1', [email]),
    ).toHaveLength(1)
  })
})

test('accepting does not bring back a session that has ended meanwhile', async () => {
  const { email, id } = await school.openReader()
  const code = await school.codeFor(email)
  const actor = {
    kind: 'session' as const,
    sessionId: randomUUID(),
    segment: 'b2c' as const,
    userId: id,
    organization: null,
    impersonatorId: null,
  }
  expect(await accept({ ...shop.services, actor }, code)).toMatchObject({ ok: false, code: 'unauthenticated' })
  expect(await school.run('select 1 from memberships where user_id = $1', [id])).toEqual([])
})

describe('registering with a code', () => {
  test.each(['b2b', null])('makes a member at once, in operation mode %s', async (mode) => {
    const email = newAddress()
    const code = await school.codeFor(email, { role: 'ROLE_B2B_MASTER', permissions: ['VIEW_CREDIT_LIMIT'] })
    if (mode !== null) await setMode(mode)
    const plain = await school.register(newAddress())
    const reply = await school.register(email.toUpperCase(), code)
    const again = await school.register(email, code)
    if (mode !== null) await setMode(null)
    expect(plain.code).toBe(mode === 'b2b' ? 'not_found' : undefined)
    expect(reply).toMatchObject({ status: 200, body: { status: 'registered' } })
    expect(again.code).toBe('invitation_used')
    const visitor = await shop.visit({ email, password })
    expect((await visitor.call('GET /v2.0/me')).body).toMatchObject({
      email,
      segment: 'b2b',
      roles: ['ROLE_B2B_MASTER'],
      organizationId: school.id,
    })
    expect(
      await school.run('select permissions from memberships m join users u on u.id = m.user_id where email = $1', [
        email,
      ]),
      'a master needs none',
    ).toEqual([{ permissions: [] }])
  })

  test('tells the owner of the mailbox that there is an account already, and leaves the invitation open', async () => {
    const { email, visitor } = await school.openReader()
    const code = await school.codeFor(email)
    expect((await school.register(email, code, 'egy-masik-jelszo')).code).toBe('user_already_exists')
    expect((await school.accept(visitor, code)).status).toBe(200)
  })

  test('and the password of the account makes it a member, which a reader cannot become otherwise in operation mode b2b', async () => {
    const { email, id, visitor } = await school.openReader()
    const code = await school.codeFor(email)
    await setMode('b2b')
    const reply = await school.register(email, code)
    const again = await school.register(email, code)
    await setMode(null)
    expect(reply).toMatchObject({ status: 200, body: { status: 'registered' } })
    expect(again.code).toBe('invitation_used')
    expect((await visitor.call('GET /v2.0/me')).code).toBe('unauthenticated')
    const member = await shop.visit({ email, password })
    expect((await member.call('GET /v2.0/me')).body).toMatchObject({ id, segment: 'b2b', organizationId: school.id })
  })

  test('is refused to who belongs to an organisation', async () => {
    const other = await openOrganization(shop)
    const { email, visitor } = await school.openReader()
    const codes = [await school.codeFor(email), await other.codeFor(email)]
    await school.accept(visitor, codes[0] ?? '')
    expect((await school.register(email, codes[1])).code).toBe('member_elsewhere')
  })
})

test('a shop for readers only makes nobody a member, and leaves the invitation open', async () => {
  const { email, visitor } = await school.openReader()
  const [code, codeOfNobody] = [await school.codeFor(email), await school.codeFor(newAddress())]
  const [{ email: nobody }] = await school.run('select email from invitations order by invited_at desc limit 1')
  await setMode('b2c')
  const replies = [
    await school.accept(visitor, code),
    await school.register(email, code),
    await school.register(nobody, codeOfNobody),
  ]
  await setMode(null)
  for (const reply of replies) expect(reply).toMatchObject({ status: 403, code: 'readers_only' })
  expect((await school.accept(visitor, code)).status).toBe(200)
})
