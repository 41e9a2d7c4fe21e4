import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { resendMail, revoke } from './manage.ts'
import { codeIn, openOrganization, slaveRole } from './invitations.test-support.ts'

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
const latest = async () => (await list())[0]?.id ?? ''

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
    expect((await school.invite([waiting, member])).body).toEqual({
      items: [],
      refused: [
        { email: waiting, code: 'invitation_already_exists' },
        { email: member, code: 'already_member' },
      ],
    })
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

test('sending again and revoking are refused to who has stopped managing meanwhile', async () => {
  const { id = '' } = (await school.invite([newAddress()])).body.items[0] ?? {}
  const { userId } = school.people.master
  await school.run(`update memberships set role = 'ROLE_B2B_SLAVE' where user_id = $1`, [userId])
  // The call was let in before: it was made by a master.
  const actor = {
    kind: 'session' as const,
    sessionId: randomUUID(),
    segment: 'b2b' as const,
    userId,
    organization: { id: school.id, role: 'ROLE_B2B_MASTER' as const, permissions: [] },
    impersonatorId: null,
  }
  for (const change of [resendMail, revoke])
    expect(await change({ ...shop.services, actor }, id)).toMatchObject({ ok: false, code: 'forbidden' })
  expect(await school.run('select revoked_at from invitations where id = $1', [id])).toEqual([{ revoked_at: null }])
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
    const id = await latest()
    shop.clock.advance(1_000)
    await school.master.call('POST /v2.0/invitations/{id}/resend_email', { params: { id }, body: {} })
    const after = codeIn((await school.sendMails()).at(-1))
    expect([(await school.find(before)).code, (await school.find(after)).status]).toEqual(['link_not_valid', 200])
  })

  test('says that it was revoked, has expired or was used', async () => {
    const [revoked, late, used] = [newAddress(), newAddress(), await school.openReader()]
    const revokedCode = await school.codeFor(revoked)
    const id = await latest()
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
