import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
beforeAll(async () => void ({ shop } = await openShopWithProviders()))
afterAll(() => shop.close())

const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
let accounts = 0
const newAccount = () => openAccount(shop, `bizalom${++accounts}`)
const configured = async (key: string, value: unknown, work: () => Promise<void>) => {
  await run('insert into config_entries values ($1, $2)', [key, JSON.stringify(value)])
  await work().finally(() => run('delete from config_entries where key = $1', [key]))
}

test('a provider that was switched off signs nobody in, whatever it has said before', async () => {
  const anna = person()
  const visit = await comeBack(shop, { code: tokenOf(anna) })
  await visit.register()
  await configured('sign_in_providers', ['apple'], async () => {
    expect((await visit.signIn()).code).toBe('invalid_grant')
    const byToken = { grant_type: '3rd_party_access_token', provider: 'google', token: tokenOf(anna) }
    expect((await shop.guest.call('POST /login', { body: byToken })).code).toBe('invalid_grant')
    const register = { credential: { provider: 'google', token: tokenOf(person()) } }
    expect((await shop.guest.call('PUT /v2.0/customer', { body: register })).code).toBe('credential_not_valid')
  })
  expect((await visit.signIn()).status).toBe(200)
})

test('a sign-in locks no credential, so that it cannot wait for a removal that waits for the user', async () => {
  const anna = person()
  await (await comeBack(shop, { code: tokenOf(anna) })).register()
  expect((await (await comeBack(shop, { code: tokenOf(anna) })).signIn()).status).toBe(200)
  const [locked] = await run('select xmax::text as credential from credentials where subject = $1', [anna.subject])
  expect(locked.credential).toBe('0')
})

test('a mailbox that the account leaves at the same moment links nothing', async () => {
  const { id, email } = await newAccount()
  const visit = await comeBack(shop, { code: tokenOf(person({ email })) })
  let isLeft = false
  const leaveBeforeLock = (client: PoolClient) => {
    const query = client.query.bind(client) as (...parts: unknown[]) => unknown
    client.query = (async (...parts: [{ text?: string }]) => {
      if (!isLeft && parts[0].text?.includes('for no key update')) {
        isLeft = true
        await query('update users set email = $2 where id = $1', [id, `uj-${email}`])
      }
      return query(...parts)
    }) as never
  }
  shop.connection.pool.on('acquire', leaveBeforeLock)
  const { code } = await visit.signIn()
  shop.connection.pool.off('acquire', leaveBeforeLock)
  expect([isLeft, code]).toEqual([true, 'registration_required'])
  expect(await run('select from credentials where user_id = $1', [id])).toEqual([])
})

test('an identity that got an account since the mail of its registration is told to sign in', async () => {
  const bela = person({ email: null, emailProof: 'none' })
  const provider = 'facebook'
  const registration = await registerByMail(shop, bela, 'bela.bizalom@example.hu')
  const { headers } = await comeBack(shop, { code: tokenOf(bela) }, { provider, registration })
  const { id } = await newAccount()
  await run(`insert into credentials (user_id, provider, subject, added_at) values ($1, $2, $3, now())`, [
    id,
    provider,
    bela.subject,
  ])
  expect((await confirmByFacebook(shop, headers)).code).toBe('user_already_exists')
  expect(await run(`select from users where email = 'bela.bizalom@example.hu'`)).toEqual([])
})

test('in a shop for organisations nobody is sent to a registration, nor finishes one', async () => {
  const bela = person({ email: null, emailProof: 'none' })
  const provider = 'facebook'
  const registration = await registerByMail(shop, bela, 'bela.zarva@example.hu')
  const { headers } = await comeBack(shop, { code: tokenOf(bela) }, { provider, registration })
  await configured('operation_mode', 'b2b', async () => {
    expect((await (await comeBack(shop, { code: tokenOf(person()) })).signIn()).code).toBe('organizations_only')
    expect((await confirmByFacebook(shop, headers)).code).toBe('organizations_only')
  })
  expect((await confirmByFacebook(shop, headers)).status).toBe(200)
})

test('a registration takes no passkey, no token at its end, and no invitation beside a provider', async () => {
  const anna = { provider: 'google', token: tokenOf(person()) }
  for (const body of [
    { credential: { ...anna, provider: 'passkey' } },
    { credential: anna, invitationCode: 'x'.repeat(43) },
  ])
    expect((await shop.guest.call('PUT /v2.0/customer', { body })).code).toBe('invalid_data_provided')
  const confirm = { body: { credential: anna } }
  expect((await shop.guest.call('POST /v2.0/customer/confirm_credential', confirm)).code).toBe('invalid_data_provided')
})
