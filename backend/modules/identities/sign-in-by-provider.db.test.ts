import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProvenIdentity } from '../../db/schema/credentials.ts'
import { openCart, findVariant } from '../checkout/checkout.test-support.ts'
import { openAccounts } from '../accounts/accounts.test-support.ts'
import type { TestShop } from '../orders/shop.test-support.ts'
import { openAccount } from '../personal-data/personal-data.test-support.ts'
import {
  comeBack,
  confirmByFacebook,
  openShopWithProviders,
  person,
  registerByMail,
  tokenOf,
} from './identities.test-support.ts'

let shop: TestShop
let opened: Awaited<ReturnType<typeof openShopWithProviders>>
beforeAll(async () => {
  opened = await openShopWithProviders()
  shop = opened.shop
})
afterAll(() => shop.close())

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
const meOf = async ({ body }: { body: { access_token: string } }) =>
  (await shop.guest.call('GET /v2.0/me', { headers: { Authorization: `Bearer ${body.access_token}` } })).body

let accounts = 0
const newAccount = () => openAccount(shop, `szolgaltato${++accounts}`)

describe('the way over the provider’s page', () => {
  test('leads back to where the visitor wanted to go, in the same language', async () => {
    const anna = person()
    const { reply } = await comeBack(shop, { code: tokenOf(anna) }, { redirectPath: '/kosar?x=1' })
    expect(reply.body).toEqual({ outcome: 'verified', purpose: 'sign_in', redirectPath: '/kosar?x=1', locale: 'hu' })
    expect(opened.questions.at(-1)).toMatchObject({ redirectUri: 'http://localhost:3000/api/sign-in/google' })
  })

  test.each([
    ['access_denied', 'cancelled'],
    ['user_cancelled_authorize', 'cancelled'],
    ['temporarily_unavailable', 'unavailable'],
    ['invalid_scope', 'refused'],
  ])('the error %s is %s, and proves nothing', async (error, outcome) => {
    const { reply, signIn } = await comeBack(shop, { error })
    expect(reply.body.outcome).toBe(outcome)
    expect((await signIn()).code).toBe('invalid_grant')
  })

  test.each([
    ['nonsense', 'refused'],
    ['away', 'unavailable'],
  ])('the code %s is %s', async (code, outcome) => {
    expect((await comeBack(shop, { code })).reply.body.outcome).toBe(outcome)
  })

  test('a state answers once, also when two answers come at the same time', async () => {
    const { body: begun } = await shop.guest.call('POST /v2.0/sign_in_attempts', {
      body: { provider: 'google', redirectPath: '/', remember: false },
    })
    const answer = () =>
      shop.guest.call('POST /v2.0/sign_in_attempts/answer', {
        body: { provider: 'google', state: new URL(begun.url).searchParams.get('state'), code: tokenOf(person()) },
        headers: { 'sign-in-token': begun.token },
      })
    const replies = await Promise.all([answer(), answer()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
  })

  test('the state of one browser is worth nothing in another one', async () => {
    const mine = await comeBack(shop, { error: 'access_denied' })
    const { body: begun } = await shop.guest.call('POST /v2.0/sign_in_attempts', {
      body: { provider: 'google', redirectPath: '/', remember: false },
    })
    const state = new URL(begun.url).searchParams.get('state')
    const body = { provider: 'google', state, code: tokenOf(person()) }
    const answer = (headers: Record<string, string>) =>
      shop.guest.call('POST /v2.0/sign_in_attempts/answer', { body, headers })
    expect((await answer({})).code).toBe('link_not_valid')
    expect((await answer(mine.headers)).code).toBe('link_not_valid')
    expect((await answer({ 'sign-in-token': begun.token })).status).toBe(200)
  })

  test('a late answer is told apart, and nothing is lost', async () => {
    const { body: begun } = await shop.guest.call('POST /v2.0/sign_in_attempts', {
      body: { provider: 'google', redirectPath: '/kosar', remember: false },
    })
    shop.clock.advance(16 * 60_000)
    const { body } = await shop.guest.call('POST /v2.0/sign_in_attempts/answer', {
      body: { provider: 'google', state: new URL(begun.url).searchParams.get('state'), code: tokenOf(person()) },
      headers: { 'sign-in-token': begun.token },
    })
    expect(body).toMatchObject({ outcome: 'expired', redirectPath: '/kosar' })
  })

  test('a provider that the operator has switched off is not there', async () => {
    await run(`insert into config_entries values ('sign_in_providers', '["google", "apple"]')`)
    const start = (provider: string) =>
      shop.guest.call('POST /v2.0/sign_in_attempts', { body: { provider, redirectPath: '/', remember: false } })
    expect((await start('facebook')).code).toBe('not_found')
    expect((await start('google')).status).toBe(200)
    expect((await shop.guest.call('GET /v2.0/config_entries')).body.sign_in_providers).toEqual(['google', 'apple'])
    await run(`delete from config_entries where key = 'sign_in_providers'`)
  })
})

describe('an identity that nobody has yet', () => {
  const outcomeOf = async (identity: ProvenIdentity) => {
    const visit = await comeBack(shop, { code: tokenOf(identity) })
    const signIn = await visit.signIn()
    if (signIn.code !== 'registration_required') return signIn.code ?? 'signed in'
    const register = await visit.register()
    return register.code ?? register.body.status
  }

  test('with a proven address makes an account at once, and signs in with the attempt that made it', async () => {
    const anna = person()
    const visit = await comeBack(shop, { code: tokenOf(anna) }, { remember: true })
    expect((await visit.signIn()).code).toBe('registration_required')
    expect((await visit.register()).body).toEqual({ status: 'registered' })
    const signedIn = await visit.signIn()
    expect(signedIn.body).toMatchObject({ customer: true, expires_in: 2_592_000 })
    expect(await meOf(signedIn)).toMatchObject({
      email: anna.email,
      personalInfo: { name: { firstName: 'Anna', lastName: 'Kovács' } },
      credentials: [{ provider: 'google', email: anna.email }],
    })
    expect((await visit.signIn()).code).toBe('invalid_grant')
  })

  test('of the account’s own mailbox is linked, and the password works as before', async () => {
    const { id, email } = await newAccount()
    const visit = await comeBack(shop, { code: tokenOf(person({ email })) })
    expect((await meOf(await visit.signIn())).id).toBe(id)
  })

  test('with an address that anybody may have written is never linked to the account that has it', async () => {
    const { email, id } = await newAccount()
    const identity = person({ email, emailProof: 'none' })
    const visit = await comeBack(shop, { code: tokenOf(identity) })
    expect((await visit.signIn()).code).toBe('registration_required')
    const { body } = await visit.register({ profile: { firstName: 'X', lastName: 'Y', email } })
    expect(body).toEqual({ status: 'confirmation_sent' })
    const mail = await openAccounts(shop).sendLast('registration-mail')
    expect(mail?.to).toBe(email)
    expect(mail?.text).not.toContain('#token=')
    expect(await run('select from credentials where user_id = $1', [id])).toEqual([])
  })

  test('without names or an address asks for them', async () => {
    expect(await outcomeOf(person({ firstName: null }))).toBe('invalid_data_provided')
    expect(await outcomeOf(person({ email: null, emailProof: 'none' }))).toBe('invalid_data_provided')
  })

  test('two sign-ins at once make one account', async () => {
    const anna = person()
    const visits = await Promise.all([comeBack(shop, { code: tokenOf(anna) }), comeBack(shop, { code: tokenOf(anna) })])
    await Promise.all(visits.map((visit) => visit.register()))
    expect(await run('select from users where email = $1', [anna.email])).toHaveLength(1)
    const signedIn = await Promise.all(visits.map((visit) => visit.signIn()))
    expect(signedIn.map(({ status }) => status)).toEqual([200, 200])
  })

  test('with an address of the visitor’s choice waits for its mailbox', async () => {
    const anna = person()
    const visit = await comeBack(shop, { code: tokenOf(anna) })
    const profile = { firstName: 'Anna', lastName: 'Kovács', email: 'mas.cim@example.hu' }
    expect((await visit.register({ profile })).body).toEqual({ status: 'confirmation_sent' })
    expect((await visit.signIn()).code).toBe('invalid_grant')
  })

  test('makes no account in a shop for organisations', async () => {
    await run(`insert into config_entries values ('operation_mode', '"b2b"')`)
    const visit = await comeBack(shop, { code: tokenOf(person()) })
    expect((await visit.register()).code).toBe('not_found')
    await run(`delete from config_entries where key = 'operation_mode'`)
  })
})

describe('a registration by mail', () => {
  test('is confirmed by the same person at the provider, who is signed in then', async () => {
    const bela = person({ email: null, emailProof: 'none' })
    const registration = await registerByMail(shop, bela, 'bela@example.hu')
    const visit = await comeBack(
      shop,
      { code: tokenOf(bela) },
      { provider: 'facebook', registration: registration ?? '' },
    )
    expect(visit.reply.body.purpose).toBe('confirm')
    expect((await visit.signIn()).code).toBe('invalid_grant')
    expect((await confirmByFacebook(shop, visit.headers)).status).toBe(200)
    expect((await meOf(await visit.signIn())).email).toBe('bela@example.hu')
  })

  test('is confirmed by nobody else, so a careless click opens no account for a stranger', async () => {
    const registration = await registerByMail(shop, person({ email: null, emailProof: 'none' }), 'aldozat@example.hu')
    const visit = await comeBack(
      shop,
      { code: tokenOf(person()) },
      { provider: 'facebook', registration: registration ?? '' },
    )
    expect((await confirmByFacebook(shop, visit.headers)).code).toBe('credential_of_another')
    expect(await openAccounts(shop).confirm(registration, '')).toMatchObject({ status: 400 })
    expect((await openAccounts(shop).confirm(registration, 'barmi-jelszo')).code).toBe('link_not_valid')
    expect(await run(`select from users where email = 'aldozat@example.hu'`)).toEqual([])
  })
})

test('the cart of the session becomes the customer’s', async () => {
  const anna = person()
  const visit = await comeBack(shop, { code: tokenOf(anna) })
  await visit.register()
  const guest = await shop.visit()
  const cart = await openCart(guest)
  const { id } = await findVariant(shop, 'ebook')
  await guest.call('POST /draft_orders/{uuid}/items', {
    params: { uuid: cart.uuid },
    body: { variantId: id, quantity: 1 },
  })
  const { body } = await visit.signIn(guest)
  const headers = { Authorization: `Bearer ${body.access_token}` }
  const { body: merged } = await shop.guest.call('GET /draft_orders/current', { headers })
  expect(merged.draftOrder?.items).toMatchObject([{ quantity: 1 }])
  expect((await guest.call('GET /draft_orders/current')).status).toBe(401)
})

test('an attempt to sign in adds nothing, and one to add signs nobody in', async () => {
  const { visitor } = await newAccount()
  const visit = await comeBack(shop, { code: tokenOf(person()) })
  const add = await visitor.call('POST /v2.0/me/credentials', {
    body: { provider: 'google' },
    headers: visit.headers,
  })
  expect(add.code).toBe('credential_not_valid')
})
