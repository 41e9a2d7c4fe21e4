import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import type { ProvenIdentity } from '../../db/schema/credentials.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { openShopWithProviders, person, tokenOf } from '../identities/identities.test-support.ts'
import { tellProvider } from '../identities/service.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { openAccount, password } from '../personal-data/personal-data.test-support.ts'

let shop: TestShop
let opened: Awaited<ReturnType<typeof openShopWithProviders>>
beforeAll(async () => {
  opened = await openShopWithProviders()
  shop = opened.shop
})
afterAll(() => shop.close())

let accounts = 0
const newAccount = () => openAccount(shop, `hozzaado${++accounts}`)

const add = (visitor: Visitor, identity: ProvenIdentity, ask: { provider?: SocialProvider } = {}) =>
  visitor.call('POST /v2.0/me/credentials', {
    body: { provider: 'google', token: tokenOf(identity), password, ...ask },
  })
const remove = (visitor: Visitor, provider: SocialProvider, body: object = { password }) =>
  visitor.call('DELETE /v2.0/me/credentials/{provider}', { params: { provider }, body })
const waysOf = async (visitor: Visitor) => (await visitor.call('GET /v2.0/me')).body.credentials
const signInWith = (identity: ProvenIdentity, provider: SocialProvider = 'google') =>
  shop.guest.call('POST /login', {
    body: { grant_type: '3rd_party_access_token', provider, token: tokenOf(identity) },
  })

test('a provider is added with the password, listed, and signs in', async () => {
  const { visitor, id } = await newAccount()
  const anna = person()
  expect(await waysOf(visitor)).toEqual([{ provider: 'password', addedAt: null, email: null }])
  expect((await signInWith(anna)).code).toBe('registration_required')
  expect((await add(visitor, anna)).status).toBe(200)
  const [, added] = await waysOf(visitor)
  expect(added).toEqual({ provider: 'google', addedAt: '2026-11-21T09:00:00Z', email: anna.email })
  const { body } = await signInWith(anna)
  expect(body).toMatchObject({ customer: true })
  const { body: me } = await shop.guest.call('GET /v2.0/me', {
    headers: { Authorization: `Bearer ${body.access_token}` },
  })
  expect(me.id).toBe(id)
})

test.each([
  ['a wrong password', 'nem-ez-az'],
  ['no password', undefined],
])('with %s nothing is added and nothing removed', async (_, wrong) => {
  const { visitor } = await newAccount()
  await add(visitor, person())
  const body = { provider: 'apple', token: tokenOf(person()), password: wrong }
  expect(await visitor.call('POST /v2.0/me/credentials', { body })).toMatchObject({
    status: 422,
    code: 'old_password_wrong',
  })
  expect((await remove(visitor, 'google', { password: wrong })).code).toBe('old_password_wrong')
  expect((await waysOf(visitor)).map(({ provider }) => provider)).toEqual(['password', 'google'])
})

test('an identity belongs to one account, and an account has one of a provider', async () => {
  const [anna, bela] = [await newAccount(), await newAccount()]
  const identity = person()
  await add(anna.visitor, identity)
  expect((await add(bela.visitor, identity)).code).toBe('credential_of_another')
  expect((await add(anna.visitor, person())).code).toBe('credential_already_added')
})

test('of two accounts that add the same identity at once, one gets it', async () => {
  const [anna, bela] = [await newAccount(), await newAccount()]
  const identity = person()
  const replies = await Promise.all([add(anna.visitor, identity), add(bela.visitor, identity)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a token that proves nothing adds nothing', async () => {
  const { visitor } = await newAccount()
  const ask = (token: string) =>
    visitor.call('POST /v2.0/me/credentials', { body: { provider: 'google', token, password } })
  expect((await ask('x')).code).toBe('credential_not_valid')
  expect((await ask('away')).code).toBe('service_unavailable')
})

test('a removed provider signs in no more, other sessions end, and the provider is told', async () => {
  const account = await newAccount()
  const anna = person({ revocation: 'apple-token' })
  await add(account.visitor, anna, { provider: 'apple' })
  const elsewhere = await shop.visit({ email: account.email, password })
  expect((await remove(account.visitor, 'apple')).status).toBe(200)
  expect((await elsewhere.call('GET /v2.0/me')).status).toBe(401)
  expect((await account.visitor.call('GET /v2.0/me')).status).toBe(200)
  expect((await signInWith(anna, 'apple')).code).toBe('registration_required')
  expect((await remove(account.visitor, 'apple')).code).toBe('not_found')
  for (const { id } of (await jobsOf(shop, 'revoke-credential')) as { id: string }[])
    await tellProvider(shop.services, id)
  expect(opened.revoked).toEqual(['apple-token'])
  expect((await shop.connection.pool.query('select from revocations')).rowCount).toBe(0)
})

test('the last way to sign in stays, also when two are removed at once', async () => {
  const { visitor, id } = await newAccount()
  await add(visitor, person())
  await add(visitor, person(), { provider: 'facebook' })
  await shop.connection.pool.query('update users set password_hash = null where id = $1', [id])
  const replies = await Promise.all([remove(visitor, 'google', {}), remove(visitor, 'facebook', {})])
  expect(replies.map(({ code }) => code ?? 'removed').toSorted()).toEqual(['last_credential', 'removed'])
  expect(await waysOf(visitor)).toHaveLength(1)
})
