import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPeople, openSessionOf } from '../../access/actors.test-support.ts'
import { hashPassword } from '../customers/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { grantPassword } from '../sessions/service.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { issuesOf, openAccounts } from './accounts.test-support.ts'

let shop: TestShop
let accounts: ReturnType<typeof openAccounts>
let email = ''
let id = 0
let people = 0
const [password, next] = ['regi-jelszavam', 'egy-uj-jelszo']

beforeAll(async () => {
  shop = await openShop(1)
  accounts = openAccounts(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  email = `jelszo-${++people}@example.hu`
  const [row] = await accounts.rows(
    `insert into users (email, password_hash, segment, first_name, last_name) values ($1, $2, 'b2c', 'Anna', 'Kovács') returning id`,
    [email, await hashPassword(password)],
  )
  id = row.id
  shop.clock.advance(3_600_000)
})

const minute = 60_000
const tokenOf = async (secret = password) => (await accounts.signIn(email, secret)).body as { access_token: string }
const withToken = ({ access_token }: { access_token: string }) => ({
  headers: { Authorization: `Bearer ${access_token}` },
})
const isAlive = async (session: { access_token: string }) =>
  (await shop.guest.call('GET /v2.0/me', withToken(session))).status === 200
const change = (session: { access_token: string }, currentPassword: string, newPassword = next) =>
  shop.guest.call('PUT /v2.0/me/password', { body: { currentPassword, newPassword }, ...withToken(session) })

describe('a forgotten password', () => {
  test('is replaced with the link of the mail, and every session of the account ends', async () => {
    const sessions = [await tokenOf(), await tokenOf()]
    const cart = (await shop.guest.call('POST /login', { body: { grant_type: 'anonymous' } })).body
    const { reply, mail, token } = await accounts.askReset(email.toUpperCase())
    expect(reply).toMatchObject({ status: 200, body: { status: 'mail_sent' } })
    expect(mail).toMatchObject({ to: email, subject: 'Új jelszó a Kolofon-fiókodhoz' })
    expect(mail?.text).toContain(`http://localhost:3000/jelszo-visszaallitas#token=${token}`)
    expect(await Promise.all(sessions.map(isAlive)), 'asking ends nothing').toEqual([true, true])

    expect((await accounts.reset(token)).status).toBe(200)
    expect(await Promise.all(sessions.map(isAlive))).toEqual([false, false])
    expect((await accounts.signIn(email, password)).code).toBe('invalid_grant')
    expect((await accounts.signIn(email, next)).status).toBe(200)
    expect((await shop.guest.call('GET /draft_orders/current', withToken(cart))).status).toBe(200)
    expect(await accounts.sendLast('password-changed-mail')).toMatchObject({
      to: email,
      subject: 'Megváltozott a jelszavad',
    })
  })

  test('set anew ends what the user does in the name of others, and what others do in the name of the user', async () => {
    const actors = await insertPeople(shop.connection)
    const openAs = (person: { userId: number | null; impersonatorId: number | null }) =>
      openSessionOf(shop.connection, { ...actors, impersonator: person }, 'impersonator', shop.clock.now())
    const other = actors.customer.userId
    const tokens = await Promise.all([
      openAs({ userId: id, impersonatorId: other }),
      openAs({ userId: other, impersonatorId: id }),
      openAs({ userId: other, impersonatorId: null }),
    ])
    await accounts.reset((await accounts.askReset(email)).token)
    expect(await Promise.all(tokens.map((token) => isAlive({ access_token: token ?? '' })))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('set anew makes its client the only known one', async () => {
    for (const client of ['192.0.2.21', '192.0.2.22'])
      await shop.guest.call('POST /login', {
        body: { grant_type: 'password', email, password },
        headers: { 'X-Client-IP': client },
      })
    const known = () => accounts.rows('select key from known_clients where user_id = $1', [id])
    const before = await known()
    await accounts.reset((await accounts.askReset(email)).token)
    expect(before).toHaveLength(2)
    expect(await known()).toEqual([{ key: expect.not.stringMatching(before.map(({ key }) => key).join('|')) }])
  })

  test('of an address without an account gets the same answer, and a mail that says so', async () => {
    const mine = await accounts.askReset(email)
    const { reply, mail } = await accounts.askReset('nincs-fiokja@example.hu')
    expect([reply.status, reply.body]).toEqual([mine.reply.status, mine.reply.body])
    expect(mail).toMatchObject({ to: 'nincs-fiokja@example.hu', subject: 'Ehhez a címhez nem tartozik fiók' })
    expect(mail?.text).not.toContain('#token=')
    expect(await accounts.rows(`select 1 from password_resets where email = 'nincs-fiokja@example.hu'`)).toEqual([])
  })

  test('has a link that works once, also when it is used twice at the same moment', async () => {
    const { token } = await accounts.askReset(email)
    const answers = await Promise.all([accounts.reset(token, 'egyik-jelszo'), accounts.reset(token, 'masik-jelszo')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['link_not_valid', undefined])
    const winner = answers[0]?.status === 200 ? 'egyik-jelszo' : 'masik-jelszo'
    expect((await accounts.signIn(email, winner)).status).toBe(200)
    expect((await accounts.reset(token)).code).toBe('link_not_valid')
  })

  test('has a link for an hour, of which the hash is stored', async () => {
    const { token = '' } = await accounts.askReset(email)
    const [row] = await accounts.rows('select * from password_resets where email = $1', [email])
    expect(row).toMatchObject({ user_id: id, token_hash: createHash('sha256').update(token).digest('base64url') })
    expect(JSON.stringify(row)).not.toContain(token)
    shop.clock.advance(60 * minute)
    expect((await accounts.reset(token)).code).toBe('link_not_valid')
    await deleteExpiredData(shop.services)
    expect(await accounts.rows('select * from password_resets where email = $1', [email])).toEqual([])
    expect((await accounts.signIn(email, password)).status).toBe(200)
  })

  test('has one link at a time: a new request ends the older one', async () => {
    const [older, newer] = [await accounts.askReset(email), await accounts.askReset(email)]
    expect((await accounts.reset(older.token)).code).toBe('link_not_valid')
    expect((await accounts.reset(newer.token)).status).toBe(200)
  })

  test('needs a new password of at least eight characters, and a refused one leaves the link', async () => {
    const { token } = await accounts.askReset(email)
    const refused = await accounts.reset(token, 'rovid-7')
    expect(issuesOf(refused)).toEqual([{ field: 'password', code: 'password_too_short' }])
    expect(issuesOf(await accounts.reset(token, 'annakovacs'))).toEqual([
      { field: 'password', code: 'password_personal' },
    ])
    expect((await accounts.reset(token)).status).toBe(200)
  })

  test('changes one account only', async () => {
    const mine = await tokenOf()
    const [other] = [email]
    const { token } = await accounts.askReset('olvaso@kolofon.example')
    expect((await accounts.reset(token)).status).toBe(200)
    expect(await isAlive(mine)).toBe(true)
    expect((await accounts.signIn(other, password)).status).toBe(200)
  })
})

describe('a change of the password', () => {
  test('ends all other sessions and the links to reset it, and is told by mail', async () => {
    const [own, other] = [await tokenOf(), await tokenOf()]
    const { token } = await accounts.askReset(email)
    expect((await change(own, password)).status).toBe(200)
    expect([await isAlive(own), await isAlive(other)]).toEqual([true, false])
    expect((await accounts.signIn(email, next)).status).toBe(200)
    expect((await accounts.signIn(email, password)).code).toBe('invalid_grant')
    expect((await accounts.reset(token)).code).toBe('link_not_valid')
    expect(await accounts.sendLast('password-changed-mail')).toMatchObject({ to: email })
  })

  test('needs the current password, with the limits of signing in', async () => {
    const own = await tokenOf()
    const refused = await change(own, 'nem-ez-az')
    expect(refused).toMatchObject({ status: 422, code: 'current_password_wrong' })
    expect(issuesOf(refused)).toEqual([{ field: 'currentPassword', code: 'wrong_password' }])
    for (let tries = 1; tries < 5; tries++) await change(own, 'nem-ez-az')
    expect((await change(own, password)).code).toBe('too_many_requests')
    expect(await isAlive(own)).toBe(true)
    shop.clock.advance(minute)
    expect((await change(own, password)).status).toBe(200)
  })

  test('that happens twice at once happens once', async () => {
    const own = await tokenOf()
    const answers = await Promise.all([change(own, password, 'egyik-jelszo'), change(own, password, 'masik-jelszo')])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['current_password_wrong', undefined])
  })

  test('refuses a new password that is guessed first, and changes nothing', async () => {
    const own = await tokenOf()
    expect(issuesOf(await change(own, password, 'Kovács.Anna1'))).toEqual([
      { field: 'newPassword', code: 'password_personal' },
    ])
    expect(issuesOf(await change(own, password, 'iloveyou'))).toEqual([
      { field: 'newPassword', code: 'password_common' },
    ])
    expect((await accounts.signIn(email, password)).status).toBe(200)
  })

  test('needs a new password of at least eight characters', async () => {
    const refused = await change(await tokenOf(), password, 'rovid-7')
    expect(issuesOf(refused)).toEqual([{ field: 'newPassword', code: 'password_too_short' }])
  })

  test('is refused to guests, to anonymous sessions, and to whoever acts in the name of the user', async () => {
    const actors = await insertPeople(shop.connection)
    const codes = []
    for (const kind of ['guest', 'anonymous', 'impersonator'] as const) {
      const token = await openSessionOf(shop.connection, actors, kind, shop.clock.now())
      codes.push((await change({ access_token: token ?? '' }, password)).code)
    }
    expect(codes).toEqual(['unauthenticated', 'forbidden', 'forbidden'])
  })

  test('during a sign-in with the old password lets no session begin', async () => {
    const changed = await hashPassword(next)
    let transactions = 0
    // The first transaction of a sign-in counts the attempt, the second one opens the session.
    const db = new Proxy(shop.services.db, {
      get: (target, key) => {
        const value = Reflect.get(target, key) as unknown
        if (key !== 'transaction' || ++transactions !== 2)
          return typeof value === 'function' ? value.bind(target) : value
        return async (work: Parameters<typeof target.transaction>[0]) => {
          await accounts.rows('update users set password_hash = $2 where id = $1', [id, changed])
          return target.transaction(work)
        }
      },
    })
    const granted = await grantPassword({ ...shop.services, db }, { email, password, remember: true })
    expect(transactions).toBe(2)
    expect(granted).toMatchObject({ ok: false, code: 'invalid_grant' })
    expect(await accounts.rows('select 1 from sessions where user_id = $1', [id])).toEqual([])
  })
})

test('only the owner learns that an address has an account', async () => {
  const status = async (address: string, session?: { access_token: string }) =>
    (
      await shop.guest.call('GET /v2.0/customer/{email}/status', {
        params: { email: encodeURIComponent(address) },
        ...(session && withToken(session)),
      })
    ).body
  const own = await tokenOf()
  const hidden = { status: 'not_disclosed' }
  expect(await status(email)).toEqual(hidden)
  expect(await status('nincs-ilyen@example.hu')).toEqual(hidden)
  expect(await status('olvaso@kolofon.example', own)).toEqual(hidden)
  expect(await status('nincs-ilyen@example.hu', own)).toEqual(hidden)
  expect(await status(email.toUpperCase(), own)).toEqual({ status: 'registered' })
})
