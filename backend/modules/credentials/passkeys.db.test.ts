import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { sendChangedMail } from '../accounts/service.ts'
import { openAccount, password, type Person } from '../personal-data/personal-data.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { createAuthenticator } from './authenticator.test-support.ts'

const minute = 60_000
let shop: TestShop
let count = 0
let person: Person & { visitor: Visitor }
let key: ReturnType<typeof createAuthenticator>

beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
beforeEach(async () => {
  person = await openAccount(shop, `zzjelkulcs${++count}q`)
  key = createAuthenticator()
})

const handleOf = ({ id }: Person) => Buffer.from(String(id)).toString('base64url')
const askToAdd = (visitor: Visitor, body: object = { password }) =>
  visitor.call('POST /v2.0/me/passkeys/options', { body })
const send = (visitor: Visitor, token: string) =>
  visitor.call('POST /v2.0/me/credentials', { body: { provider: 'passkey', token } })
const add = async (body: object = { password, name: 'Telefon' }, own = key, of = person) => {
  const { body: options } = await askToAdd(of.visitor, body)
  return send(of.visitor, own.attest({ challenge: options.challenge }))
}
const ask = async () => (await shop.guest.call('POST /v2.0/passkeys/sign_in_options')).body.challenge
const enter = (token: string) =>
  shop.guest.call('POST /login', { body: { grant_type: '3rd_party_access_token', provider: 'passkey', token } })
const signIn = async (changes: Partial<Parameters<typeof key.assert>[0]> = {}, own = key) =>
  enter(own.assert({ challenge: await ask(), userHandle: handleOf(person), ...changes }))
const list = async (of = person) => (await of.visitor.call('GET /v2.0/me/passkeys')).body.items

describe('a passkey', () => {
  test('is added with the password, listed by its name, and signs in', async () => {
    expect((await add()).status).toBe(200)
    expect(await list()).toMatchObject([{ name: 'Telefon', usedAt: null }])
    const { body } = await signIn()
    expect(body).toMatchObject({ customer: true })
    const me = await shop.guest.call('GET /v2.0/me', { headers: { Authorization: `Bearer ${body.access_token}` } })
    expect(me.body.id).toBe(person.id)
    expect(me.body.credentials.map(({ provider }) => provider)).toEqual(['password', 'passkey'])
    expect((await list())[0]?.usedAt).not.toBeNull()
  })

  test('is asked for in the name of nobody, for this shop, and stored without a secret', async () => {
    const { body } = await shop.guest.call('POST /v2.0/passkeys/sign_in_options')
    expect(body).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const { rows } = await shop.connection.pool.query('select * from passkey_challenges')
    expect(JSON.stringify(rows)).not.toContain(body.challenge)
  })

  test.each([{ password: 'nem-ez-az' }, {}])('is not added with %o', async (body) => {
    expect((await askToAdd(person.visitor, body)).code).toBe('old_password_wrong')
  })

  test('is added once, by the session that was asked, in time', async () => {
    const { challenge } = (await askToAdd(person.visitor)).body
    const elsewhere = await shop.visit({ email: person.email, password })
    expect((await send(elsewhere, key.attest({ challenge }))).code).toBe('credential_not_valid')
    const both = await Promise.all([1, 2].map(() => send(person.visitor, key.attest({ challenge }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const late = (await askToAdd(person.visitor)).body.challenge
    shop.clock.advance(5 * minute)
    const other = createAuthenticator()
    expect((await send(person.visitor, other.attest({ challenge: late }))).code).toBe('credential_not_valid')
    await deleteExpiredData(shop.services)
    expect((await shop.connection.pool.query('select from passkey_challenges')).rowCount).toBe(0)
  })

  test('of another account is not added', async () => {
    await add()
    const other = await openAccount(shop, `zzmasik${count}q`)
    expect((await add({ password }, key, other)).code).toBe('credential_of_another')
    expect(await list(other)).toEqual([])
  })

  test.each([
    ['another origin', { origin: 'https://kolof0n.example' }],
    ['another relying party', { rpId: 'kolof0n.example' }],
    ['no verified user', { isVerified: false }],
    ['another challenge', { challenge: 'x'.repeat(43) }],
  ])('with %s is not added', async (_, wrong) => {
    const { challenge } = (await askToAdd(person.visitor)).body
    expect((await send(person.visitor, key.attest({ challenge, ...wrong }))).code).toBe('credential_not_valid')
  })
})

describe('a sign-in', () => {
  beforeEach(async () => void (await add()))

  test.each([
    ['another origin', { origin: 'https://kolof0n.example' }],
    ['another relying party', { rpId: 'kolof0n.example' }],
    ['no verified user', { isVerified: false }],
    ['a challenge that nobody asked', { challenge: 'x'.repeat(43) }],
    ['the name of another user', { userHandle: Buffer.from('1').toString('base64url') }],
    ['no user', { userHandle: '' }],
  ])('with %s is refused', async (_, wrong) => {
    expect((await signIn(wrong)).code).toBe('invalid_grant')
  })

  test('cannot be repeated, and of two at once one counts', async () => {
    const token = key.assert({ challenge: await ask(), userHandle: handleOf(person) })
    const both = await Promise.all([enter(token), enter(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await enter(token)).code).toBe('invalid_grant')
  })

  test('comes too late after five minutes', async () => {
    const challenge = await ask()
    shop.clock.advance(5 * minute)
    expect((await signIn({ challenge })).code).toBe('invalid_grant')
  })

  test('does not take the question for a new passkey', async () => {
    const { challenge } = (await askToAdd(person.visitor)).body
    expect((await signIn({ challenge })).code).toBe('invalid_grant')
  })

  test('is refused where the counter goes back, as that of a copy does', async () => {
    expect((await signIn({ counter: 5 })).status).toBe(200)
    expect((await signIn({ counter: 5 })).code).toBe('invalid_grant')
    expect((await signIn({ counter: 4 })).code).toBe('invalid_grant')
    expect((await signIn({ counter: 6 })).status).toBe(200)
  })

  test('with the key of another is refused', async () => {
    const other = await openAccount(shop, `zzidegen${count}q`)
    const theirs = createAuthenticator()
    await add({ password }, theirs, other)
    expect((await signIn({}, theirs)).code).toBe('invalid_grant')
  })

  test('is refused for anything that is no answer', async () => {
    for (const token of ['x', '{}', 'null', JSON.stringify({ id: key.id, type: 'public-key' })])
      expect((await enter(token)).code).toBe('invalid_grant')
  })
})

describe('the end of a passkey', () => {
  const remove = (id: number | undefined, of = person, body: object = { password }) =>
    of.visitor.call('DELETE /v2.0/me/passkeys/{id}', { params: { id: id ?? 0 }, body })

  test('is the owner’s alone and takes the password; other sessions end, other passkeys stay', async () => {
    await add()
    await add({ password, name: 'Laptop' }, createAuthenticator())
    const elsewhere = (await signIn()).body.access_token
    const [{ id } = { id: 0 }] = await list()
    const other = await openAccount(shop, `zzidegen${count}q`)
    expect((await remove(id, other)).code).toBe('not_found')
    expect((await remove(id, person, {})).code).toBe('old_password_wrong')
    expect((await remove(id)).status).toBe(200)
    expect((await signIn()).code).toBe('invalid_grant')
    const me = await shop.guest.call('GET /v2.0/me', { headers: { Authorization: `Bearer ${elsewhere}` } })
    expect(me.status).toBe(401)
    expect(await list()).toMatchObject([{ name: 'Laptop' }])
  })

  test('comes with the account', async () => {
    await add()
    await person.visitor.call('DELETE /v2.0/me', { body: { password } })
    expect((await shop.connection.pool.query('select from credentials where subject = $1', [key.id])).rowCount).toBe(0)
    expect((await signIn()).code).toBe('invalid_grant')
  })

  test('is not that of the password: the mail names every way to sign in that stays', async () => {
    await add()
    await shop.connection.pool.query(
      `insert into credentials (user_id, provider, subject, added_at) values ($1, 'google', $2, now()), ($1, 'apple', $2, now())`,
      [person.id, `valaki-${person.id}`],
    )
    await person.visitor.call('PUT /v2.0/me/password', {
      body: { currentPassword: password, newPassword: 'egy-masik-jelszo' },
    })
    const data = (await jobsOf(shop, 'password-changed-mail')).at(-1) as Parameters<typeof sendChangedMail>[1]
    await sendChangedMail(shop.services, data)
    expect(shop.mails.at(-1)?.text).toContain('így: Google, Apple és 1 jelkulcs.')
    expect((await signIn()).status).toBe(200)
  })
})
