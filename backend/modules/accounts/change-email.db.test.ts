import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPeople, openSessionOf } from '../../access/actors.test-support.ts'
import { hashPassword } from '../customers/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { grantPassword } from '../sessions/service.ts'
import { requestEmailChange } from './change-email.ts'
import { issuesOf, openAccounts, password } from './accounts.test-support.ts'

let shop: TestShop
let accounts: ReturnType<typeof openAccounts>
let email = ''
let fresh = ''
let id = 0

beforeAll(async () => {
  shop = await openShop(1)
  accounts = openAccounts(shop)
})
afterAll(() => shop.close())
beforeEach(async () => void ({ email, fresh, id } = await accounts.openCustomer()))

const tokenOf = async (address = email) => (await accounts.signIn(address, password)).body as { access_token: string }
const withToken = ({ access_token }: { access_token: string }) => ({
  headers: { Authorization: `Bearer ${access_token}` },
})
const ask = async (session?: { access_token: string }, to = fresh, secret = password) =>
  accounts.askEmailChange(session ?? (await tokenOf()), { email: to, password: secret })
/** A guest with the password. */
const press = (token: string | undefined) => accounts.changeEmail(token, undefined, password)
const addressNow = async () => (await accounts.rows('select email from users where id = $1', [id]))[0].email

/** A database that changes the user between the check of a password and what it was checked for. */
const changedMeanwhile = (sql: string, value: string) => {
  let transactions = 0
  return new Proxy(shop.services.db, {
    get: (target, key) => {
      const found = Reflect.get(target, key) as unknown
      // The first transaction counts the attempt.
      if (key !== 'transaction' || ++transactions !== 2) return typeof found === 'function' ? found.bind(target) : found
      return async (work: Parameters<typeof target.transaction>[0]) => {
        await accounts.rows(sql, [id, value])
        return target.transaction(work)
      }
    },
  })
}

describe('another e-mail address', () => {
  test('begins with the press on the link, and ends what hangs on the old one', async () => {
    const [own, other] = [await tokenOf(), await tokenOf()]
    const reset = await accounts.askReset(email)
    const { reply, notice, mail, token } = await ask(own, fresh.toUpperCase())
    expect(reply).toMatchObject({ status: 200, body: { status: 'mail_sent' } })
    expect(mail).toMatchObject({ to: fresh, subject: 'Erősítsd meg az új e-mail-címedet' })
    expect(mail?.text).toContain(`http://localhost:3000/email-cim-megerositese#token=${token}`)
    expect(mail?.text, 'its reader may be a stranger').not.toContain(email)
    expect(notice).toMatchObject({ to: email, subject: 'Új e-mail-címet kértek a fiókodhoz' })
    expect(notice?.text).toContain(fresh)
    expect(notice?.text).not.toContain('#token=')
    expect([await addressNow(), await accounts.isAlive(other)], 'asking changes nothing').toEqual([email, true])

    expect(await accounts.changeEmail(token, own)).toMatchObject({ status: 200, body: { email: fresh } })
    expect([await accounts.isAlive(own), await accounts.isAlive(other)]).toEqual([true, false])
    expect((await accounts.signIn(email, password)).code).toBe('invalid_grant')
    expect((await accounts.signIn(fresh, password)).status).toBe(200)
    expect((await accounts.reset(reset.token)).code).toBe('link_not_valid')
  })

  test('has a link that works once, for an hour, and of which the hash is stored', async () => {
    const { token = '' } = await ask()
    const [row] = await accounts.rows('select * from email_changes where user_id = $1', [id])
    expect(row.token_hash).toBe(createHash('sha256').update(token).digest('base64url'))
    expect(JSON.stringify(row)).not.toContain(token)
    const twice = await Promise.all([press(token), press(token)])
    expect(twice.map(({ code }) => code).toSorted()).toEqual(['link_not_valid', undefined])

    email = fresh
    const late = await ask(undefined, `keso-${id}@example.hu`)
    shop.clock.advance(3_600_000)
    expect((await press(late.token)).code).toBe('link_not_valid')
    await deleteExpiredData(shop.services)
    expect(await accounts.rows('select 1 from email_changes where user_id = $1', [id])).toEqual([])
  })

  test('has one link at a time', async () => {
    const session = await tokenOf()
    const [older, newer] = [await ask(session, `elirt-${id}@example.hu`), await ask(session)]
    expect((await press(older.token)).code).toBe('link_not_valid')
    expect((await press(newer.token)).status).toBe(200)
  })

  test('is not to be had after a new password: so the owner of the old address ends a link', async () => {
    const { token } = await ask()
    expect((await accounts.reset((await accounts.askReset(email)).token)).status).toBe(200)
    expect((await press(token)).code).toBe('link_not_valid')
    expect(await addressNow()).toBe(email)
  })

  test('is not asked for with a password that has just been changed', async () => {
    const db = changedMeanwhile('update users set password_hash = $2 where id = $1', await hashPassword('uj-jelszo'))
    const actor = { kind: 'session', sessionId: randomUUID(), segment: 'b2c', userId: id } as const
    const ctx = { ...shop.services, db, actor: { ...actor, organization: null, impersonatorId: null } }
    const asked = await requestEmailChange(ctx, { email: fresh, password })
    expect(asked).toMatchObject({ ok: false, code: 'old_password_wrong' })
  })

  test('is no way for a sign-in that began with the old one', async () => {
    const db = changedMeanwhile('update users set email = $2 where id = $1', fresh)
    const granted = await grantPassword({ ...shop.services, db }, { email, password, remember: true })
    expect(granted).toMatchObject({ ok: false, code: 'invalid_grant' })
  })
})

describe('an address that has an account', () => {
  test('gets the same answer and a mail that says so, and nothing changes', async () => {
    const session = await tokenOf()
    const unknown = await ask(session)
    const { reply, mail } = await ask(session, 'olvaso@kolofon.example')
    expect([reply.status, reply.body]).toEqual([unknown.reply.status, unknown.reply.body])
    expect([...reply.headers.keys()].toSorted()).toEqual([...unknown.reply.headers.keys()].toSorted())
    expect(mail).toMatchObject({ to: 'olvaso@kolofon.example', subject: 'Ehhez a címhez már tartozik fiók' })
    expect(mail?.text).not.toContain('#token=')
    expect(await addressNow()).toBe(email)
  })

  test('since the mail was sent is told to the owner of the mailbox', async () => {
    const { token } = await ask()
    await accounts.rows(`insert into users (email, segment, first_name, last_name) values ($1, 'b2c', 'X', 'Y')`, [
      fresh,
    ])
    expect((await press(token)).code).toBe('user_already_exists')
    expect(await addressNow()).toBe(email)
  })
})

describe('the request', () => {
  test('needs the password, with the limits of signing in, and another address', async () => {
    const session = await tokenOf()
    const same = await ask(session, email)
    expect(issuesOf(same.reply)).toEqual([{ field: 'email', code: 'same_email' }])
    const { reply } = await ask(session, fresh, 'nem-ez-az')
    expect(reply).toMatchObject({ status: 422, code: 'old_password_wrong' })
    expect(issuesOf(reply)).toEqual([{ field: 'password', code: 'wrong_password' }])
    for (let tries = 1; tries < 5; tries++) await ask(session, fresh, 'nem-ez-az')
    const next = await shop.guest.call('POST /v2.0/me/email_change', {
      body: { email: fresh, password },
      ...withToken(session),
    })
    expect(next.code).toBe('too_many_requests')
    expect(await accounts.rows('select 1 from email_changes where user_id = $1', [id])).toEqual([])
  })

  test('is limited by account, whatever addresses it names', async () => {
    const session = await tokenOf()
    const codes = []
    for (let tries = 0; tries < 6; tries++) codes.push((await ask(session, `${tries}-${fresh}`)).reply.code)
    expect(codes).toEqual([...Array(5).fill(undefined), 'too_many_requests'])
  })

  test('needs a password to begin with, and is not for demo accounts', async () => {
    const session = await tokenOf()
    await accounts.rows('update users set password_hash = null where id = $1', [id])
    expect((await ask(session)).reply.code).toBe('password_missing')
    const demo = (await accounts.signIn('olvaso@kolofon.example', 'kolofon-demo')).body as { access_token: string }
    expect((await ask(demo, fresh, 'kolofon-demo')).reply.code).toBe('demo_account')
  })

  test('is refused to guests, to anonymous sessions, and to whoever acts in the name of the user', async () => {
    const actors = await insertPeople(shop.connection)
    const codes = []
    for (const kind of ['guest', 'anonymous', 'impersonator'] as const) {
      const token = await openSessionOf(shop.connection, actors, kind, shop.clock.now())
      codes.push((await ask({ access_token: token ?? '' })).reply.code)
    }
    expect(codes).toEqual(['unauthenticated', 'forbidden', 'forbidden'])
  })
})

test('the newsletter moves with its consent; notifications of the mailbox stay with it', async () => {
  const subscriptions = () =>
    accounts.rows(
      'select email, consent_text, imprints, confirmed_at is not null as confirmed from newsletter_subscriptions where email = any($1)',
      [[email, fresh]],
    )
  await accounts.rows(
    `insert into newsletter_subscriptions (id, email, locale, imprints, consent_version, consent_text, consented_at, confirmed_at)
     values (gen_random_uuid(), $1, 'hu', '{park}', '2025-01', 'Igen.', now(), now())`,
    [email],
  )
  const [{ id: variantId }] = await accounts.rows('select id from variants limit 1')
  for (const [user, mailbox] of [
    [id, null],
    [null, email],
  ])
    await accounts.rows(
      `insert into stock_notifications (id, variant_id, user_id, email, locale, created_at, expires_at) values (gen_random_uuid(), $1, $2, $3, 'hu', now(), now() + interval '1 year')`,
      [variantId, user, mailbox],
    )
  await press((await ask()).token)
  expect(await subscriptions()).toEqual([{ email: fresh, consent_text: 'Igen.', imprints: ['park'], confirmed: true }])
  const [left, confirmed] = await accounts
    .rows(`select action, detail from audit_log where action like 'newsletter.%' order by id desc limit 2`)
    .then((rows) => rows.toReversed())
  expect([left.action, confirmed.action]).toEqual(['newsletter.left', 'newsletter.confirmed'])
  expect(confirmed.detail).toMatchObject({ consentVersion: '2025-01' })
  expect(
    await accounts.rows('select user_id, email from stock_notifications where user_id = $1 or email = $2', [id, email]),
  ).toHaveLength(2)
})
