import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { codeIn, openOrganization, password, slaveRole } from './invitations.test-support.ts'

let shop: TestShop
let school: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => {
  shop = await openShop(1)
})
afterAll(() => shop.close())
beforeEach(async () => {
  school = await openOrganization(shop)
})

const day = 86_400_000
const newAddress = () => `${randomUUID()}@example.hu`
const list = async () =>
  (await school.master.call('GET /v2.0/organizations/{id}/invitations', { params: { id: school.id } })).body.items
const setMode = (mode: string | null) =>
  mode === null
    ? school.run(`delete from config_entries where key = 'operation_mode'`)
    : school.run(`insert into config_entries (key, value) values ('operation_mode', $1)`, [JSON.stringify(mode)])

describe('an invitation', () => {
  test('is sent by mail, whether the address has an account or not', async () => {
    const [email, reader] = [newAddress(), await school.openReader()]
    const reply = await school.invite([email.toUpperCase(), reader.email])
    expect(reply).toMatchObject({ status: 200, body: { refused: [] } })
    expect(reply.body.items.map((item) => item.email)).toEqual([email, reader.email])
    const mails = await school.sendMails()
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, reader.email].toSorted())
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Meghívó: Iskola']))
    const [toNew = '', toReader = ''] = mails.map(({ text }) => text.replace(/#token=.*/, ''))
    expect(toNew).toBe(toReader)
    expect(toNew).toContain('Kovács Anna meghívott')
    expect(mails[0]?.text).toContain('http://localhost:3000/invitation-accept#token=')
    expect(await school.sendMails(), 'a repeated job sends nothing').toEqual([])
    expect(await list()).toMatchObject([{ expired: false }, { expired: false }])
  })

  test('stores the hash of its code only', async () => {
    const email = newAddress()
    const code = await school.codeFor(email)
    const [row] = await school.run('select * from invitations where email = $1', [email])
    expect(row.code_hash).toBe(createHash('sha256').update(code).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(code)
    expect(await school.run(`select 1 from jobs.job where data::text like $1`, [`%${email}%`])).toEqual([])
  })

  test('is refused for an address that waits or belongs to a member, and the others of the call are invited', async () => {
    const [waiting, fresh] = [newAddress(), newAddress()]
    const [{ email: member }] = await school.run('select email from users where id = $1', [school.people.slave.userId])
    await school.invite([waiting])
    expect((await school.invite([waiting])).code).toBe('invitation_already_exists')
    expect((await school.invite([member])).code).toBe('already_member')
    const { items, refused } = (await school.invite([waiting, member, fresh, fresh])).body
    expect(items.map(({ email }) => email)).toEqual([fresh])
    expect(refused).toEqual([
      { email: waiting, code: 'invitation_already_exists' },
      { email: member, code: 'already_member' },
    ])
  })

  test('of one address by two calls at once is one, and a call repeated with its key is answered again', async () => {
    const email = newAddress()
    const replies = await Promise.all([school.invite([email]), school.invite([email])])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['invitation_already_exists', undefined])
    const call = (key: string) =>
      school.master.call('PUT /v2.0/invitations/organizations/{groupId}/create', {
        params: { groupId: school.id },
        body: { emails: [`masik-${email}`], ...slaveRole },
        key,
      })
    const [first, second] = [await call('egy kulcs'), await call('egy kulcs')]
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await list()).toHaveLength(2)
  })

  test.each([[[]], [['nem cím']], [Array.from({ length: 51 }, (_, index) => `t${index}@example.hu`)]])(
    'of %j is refused',
    async (emails) => {
      expect((await school.invite(emails as string[])).code).toBe('invalid_data_provided')
    },
  )

  test('mails of one mailbox are limited, for all organisations together', async () => {
    const email = newAddress()
    const { id } = (await school.invite([email])).body.items[0] ?? { id: '' }
    const resend = () => school.master.call('POST /v2.0/invitations/{id}/resend_email', { params: { id }, body: {} })
    const codes = []
    for (let tries = 0; tries < 5; tries++) codes.push((await resend()).code)
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'too_many_requests'])
    const other = await openOrganization(shop)
    expect((await other.invite([email.replace('@', '+b@')])).code).toBe('too_many_requests')
  })
})

describe('the code', () => {
  test('says whom it invites and where, and nothing about accounts', async () => {
    const email = newAddress()
    const code = await school.codeFor(email)
    const answer = {
      email,
      organizationId: school.id,
      organizationName: 'Iskola',
      invitedBy: 'Kovács Anna',
      role: 'ROLE_B2B_SLAVE',
    }
    expect((await school.find(code)).body).toEqual(answer)
    await school.openReader(email)
    expect((await school.find(code)).body).toEqual(answer)
    expect((await school.find('a'.repeat(43))).code).toBe('link_not_valid')
  })

  test('of the mail before is not valid any more', async () => {
    const email = newAddress()
    const before = await school.codeFor(email)
    const [{ id = '' } = {}] = await list()
    shop.clock.advance(1_000)
    await school.master.call('POST /v2.0/invitations/{id}/resend_email', { params: { id }, body: {} })
    const after = codeIn((await school.sendMails()).at(-1))
    expect([(await school.find(before)).code, (await school.find(after)).status]).toEqual(['link_not_valid', 200])
  })

  test('says that it was revoked, has expired or was used', async () => {
    const [revoked, late, used] = [newAddress(), newAddress(), await school.openReader()]
    const revokedCode = await school.codeFor(revoked)
    const [{ id = '' } = {}] = await list()
    expect((await school.master.call('DELETE /v2.0/invitations/{id}', { params: { id } })).status).toBe(200)
    expect((await school.find(revokedCode)).code).toBe('invitation_revoked')
    expect((await school.register(revoked, revokedCode)).code).toBe('invitation_revoked')

    const usedCode = await school.codeFor(used.email)
    expect((await school.accept(used.visitor, usedCode)).status).toBe(200)
    expect((await school.find(usedCode)).code).toBe('invitation_used')

    const lateCode = await school.codeFor(late)
    shop.clock.advance(14 * day)
    expect((await school.find(lateCode)).code).toBe('invitation_expired')
    expect((await school.register(late, lateCode)).code).toBe('invitation_expired')
    expect(await school.run('select email from invitations where email = $1', [late])).toHaveLength(1)
    shop.clock.advance(30 * day)
    await deleteExpiredData(shop.services)
    expect(await school.run('select 1 from invitations where organization_id = $1', [school.id])).toEqual([])
  })

  test('of an expired invitation makes room for a new one', async () => {
    const email = newAddress()
    await school.codeFor(email)
    shop.clock.advance(14 * day)
    // A session that is remembered lives for a day only in these tests.
    school.master = await school.visit('master')
    const { body } = await school.master.call('PUT /v2.0/invitations/organizations/{groupId}/create', {
      params: { groupId: school.id },
      body: { emails: [email], ...slaveRole },
    })
    expect(body.items).toMatchObject([{ email, expired: false }])
    expect(await list()).toHaveLength(1)
  })
})

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

describe('registering with a code', () => {
  test.each(['b2c', 'b2b', null])('makes a member at once, in operation mode %s', async (mode) => {
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
    expect((await school.register(email, code)).code).toBe('user_already_exists')
    expect((await school.accept(visitor, code)).status).toBe(200)
  })
})
