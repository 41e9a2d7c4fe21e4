import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { issuesOf, openAccounts, password } from './accounts.test-support.ts'
import { changeEmail } from './change-email.ts'

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
const ask = async (session?: { access_token: string }, to = fresh) =>
  accounts.askEmailChange(session ?? (await tokenOf()), { email: to, password })
const addressNow = async () => (await accounts.rows('select email from users where id = $1', [id]))[0].email

describe('the link to another address', () => {
  test('takes the password elsewhere than in a session of the account, with the limits of signing in', async () => {
    const own = await tokenOf()
    const stranger = (await accounts.signIn('olvaso@kolofon.example', 'kolofon-demo')).body as { access_token: string }
    const { token } = await ask(own)
    for (const session of [undefined, stranger]) {
      const refused = await accounts.changeEmail(token, session)
      expect(refused).toMatchObject({ status: 403, code: 'password_required' })
      expect(issuesOf(refused)).toEqual([{ field: 'password', code: 'required' }])
      expect((await accounts.changeEmail(token, session, 'kolofon-demo')).code).toBe('old_password_wrong')
    }
    expect(await addressNow()).toBe(email)
    expect((await accounts.changeEmail(token, stranger, password)).status).toBe(200)
    expect([await accounts.isAlive(own), await accounts.isAlive(stranger)]).toEqual([false, true])

    email = fresh
    const { token: next } = await ask(undefined, `masik-${id}@example.hu`)
    for (let tries = 0; tries < 6; tries++) await accounts.changeEmail(next, undefined, 'nem-ez-az')
    expect((await accounts.changeEmail(next, undefined, password)).code).toBe('too_many_requests')
  })

  test('takes it from an operator who acts in the name of the customer, too', async () => {
    const { token = '' } = await ask()
    const actor = { kind: 'session', sessionId: randomUUID(), segment: 'b2c', userId: id, organization: null } as const
    const press = (impersonatorId: number | null) =>
      changeEmail({ ...shop.services, actor: { ...actor, impersonatorId } }, { token })
    expect(await press(1)).toMatchObject({ ok: false, code: 'password_required' })
    expect(await press(null)).toMatchObject({ ok: true })
  })

  test('is sent only after the notice to the old address', async () => {
    const links = async () => (await jobsOf(shop, 'email-change-mail')).length
    const before = await links()
    const headers = withToken(await tokenOf())
    await shop.guest.call('POST /v2.0/me/email_change', { body: { email: fresh, password }, ...headers })
    expect(await links()).toBe(before)
    await accounts.sendLast('email-change-notice')
    expect(await links()).toBe(before + 1)
  })
})
