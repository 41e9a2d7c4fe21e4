import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BotAction } from '#contracts/bot-actions.ts'
import { type EndpointName, endpoints } from '#contracts/endpoints.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { contact } from '../modules/checkout/checkout.test-support.ts'
import { order as place } from '../modules/invoices/invoices.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../modules/orders/shop.test-support.ts'
import type { Verdict } from '../ports/bot-check/port.ts'
import { demoPassword } from '../seed/tables/seed-sales.ts'

let shop: TestShop
let unprotected: TestShop
let verdict: Verdict
const checked: [token: string, action: BotAction][] = []

beforeAll(async () => {
  const check = async (token: string, action: BotAction) => {
    checked.push([token, action])
    return verdict
  }
  shop = await openShop(1, { botCheck: { check } })
  unprotected = await openShop(1)
})
afterAll(() => Promise.all([shop.close(), unprotected.close()]))
beforeEach(() => {
  verdict = 'human'
  checked.length = 0
})

let client = 0
/** Each visitor has an address of its own, because calls without a check are counted by it. */
const newClient = () => ({ 'X-Client-IP': `192.0.2.${++client}` })

const find = (visitor: Visitor, headers: Record<string, string>) =>
  visitor.call('POST /orders/find', { body: { number: 'K-2026-999999', email: `${randomUUID()}@example.hu` }, headers })
/** The answer of the call itself: the check has let it pass. */
const passed = { code: 'verification_failed' }
const refused = { status: 403, code: 'bot_check_failed' }

const protectedCalls: Record<BotAction, { name: EndpointName; params?: Record<string, string>; body: object }> = {
  login: { name: 'POST /login', body: { grant_type: 'password', email: 'a@example.hu', password: 'x' } },
  order_proof: { name: 'POST /orders/{uuid}/proof', params: { uuid: randomUUID() }, body: { email: 'a@example.hu' } },
  order_find: { name: 'POST /orders/find', body: { number: 'K-2026-999999', email: 'a@example.hu' } },
  order_rating: {
    name: 'PUT /orders/{uuid}/ratings',
    params: { uuid: randomUUID() },
    body: { email: 'a@example.hu', order: { stars: 5 } },
  },
  stock_notification: { name: 'POST /v2.0/stock_notifications', body: { variantId: 1, email: 'a@example.hu' } },
  newsletter: { name: 'POST /v2.0/subscriptions', body: { email: 'a@example.hu', consent: newsletterConsent } },
  registration: {
    name: 'PUT /v2.0/customer',
    body: { credentials: { email: 'a@example.hu', password: 'hosszu-jelszo', firstName: 'A', lastName: 'B' } },
  },
  organization_registration: {
    name: 'POST /v2.0/organizations/registration',
    body: {
      password: 'hosszu-jelszo',
      organization: {
        kind: 'other',
        company: 'A',
        taxNumber: '10773381-2-44',
        vatNumber: '',
        omIdentifier: '',
        country: 'HU',
        ZIPCode: '1052',
        city: 'Budapest',
        addressLine: 'Kígyó utca 1.',
        firstName: 'A',
        lastName: 'B',
        email: 'a@example.hu',
        phone: '+36 1 555 0100',
      },
    },
  },
  password_reset: { name: 'POST /v2.0/me/reset_password_request', body: { email: 'a@example.hu' } },
}

describe.each(Object.entries(protectedCalls))('%s', (action, { name, ...ask }) => {
  test('is refused to a robot, and asks with its own name', async () => {
    verdict = 'bot'
    const headers = { ...newClient(), 'Bot-Check-Token': 'a-token' }
    expect(await shop.guest.call(name, { ...ask, headers })).toMatchObject(refused)
    expect(checked).toEqual([['a-token', action]])
    verdict = 'human'
    expect((await shop.guest.call(name, { ...ask, headers })).code).not.toBe('bot_check_failed')
  })
})

test('of the grants of a session only the one with a password is a form, and asks', async () => {
  verdict = 'bot'
  const grants = [
    { grant_type: 'anonymous' },
    { grant_type: 'one_time_token', token: 'x'.repeat(43) },
    { grant_type: '3rd_party_access_token', provider: 'google', token: 'x' },
  ]
  for (const body of grants) {
    const headers = { ...newClient(), 'Bot-Check-Token': 'a-token' }
    expect((await shop.guest.call('POST /login', { body, headers })).code).not.toBe('bot_check_failed')
  }
  expect(checked).toEqual([])
})

test('wrong addresses of orders that come past the form are stopped after five, right ones never', async () => {
  const headers = newClient()
  const order = await place(shop, { visitor: await shop.visit() })
  const read = (uuid: string, email: string) =>
    shop.guest.call('POST /orders/{uuid}/details', { params: { uuid }, body: { email }, headers })
  for (let reads = 0; reads < 7; reads++) expect(await read(order.uuid, contact.email)).toMatchObject({ status: 200 })
  for (let tries = 0; tries < 5; tries++)
    expect(await read(randomUUID(), 'a@example.hu')).toMatchObject({ code: 'verification_failed' })
  expect(await read(randomUUID(), 'a@example.hu')).toMatchObject({ code: 'too_many_requests' })
  const prove = (uuid: string) => ({
    params: { uuid },
    body: { email: contact.email },
    headers: { ...headers, 'Bot-Check-Token': 'a-token' },
  })
  expect((await shop.guest.call('POST /orders/{uuid}/proof', prove(order.uuid))).status).toBe(200)
})

test('no other call is checked', () => {
  const named = Object.values(endpoints).flatMap(({ botCheck }: Endpoint) => botCheck ?? [])
  expect(named.toSorted()).toEqual(Object.keys(protectedCalls).toSorted())
})

test.each<[string, Record<string, string>]>([
  ['brings no token', {}],
  ['brings a token while the check is away', { 'Bot-Check-Token': 'a-token' }],
  ['brings a token that is too long to be one', { 'Bot-Check-Token': 'x'.repeat(8_001) }],
])('who %s may pass five times an hour', async (_, brought) => {
  verdict = 'unknown'
  const headers = { ...newClient(), ...brought }
  for (let tries = 0; tries < 5; tries++) expect(await find(shop.guest, headers)).toMatchObject(passed)
  expect(await find(shop.guest, headers)).toMatchObject(refused)
  expect(await find(shop.guest, { ...newClient(), ...brought })).toMatchObject(passed)
  shop.clock.advance(3_600_000)
  expect(await find(shop.guest, headers)).toMatchObject(passed)
})

test('a customer is not checked, a session without an account is', async () => {
  verdict = 'bot'
  const headers = { ...newClient(), 'Bot-Check-Token': 'a-token' }
  const customer = await shop.visit({ email: 'olvaso@kolofon.example', password: demoPassword })
  expect(await find(customer, headers)).toMatchObject(passed)
  expect(await find(await shop.visit(), headers)).toMatchObject(refused)
})

test('a shop without keys asks for no token', async () => {
  const headers = newClient()
  for (let tries = 0; tries < 7; tries++) expect(await find(unprotected.guest, headers)).toMatchObject(passed)
})
