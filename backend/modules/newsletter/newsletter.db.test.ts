import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { insertPeople, openSessionOf } from '../../access/actors.test-support.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { sendLetter, sweepNewsletter } from './service.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop(1)))
afterAll(() => shop.close())

const day = 86_400_000
const account = { email: 'olvaso@kolofon.example', password: demoPassword }
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email)
const tokenIn = (text = '') => /#token=([\w-]{43})$/m.exec(text)?.[1]
const sendLast = async () =>
  sendLetter(shop.services, (await jobsOf(shop, 'newsletter-mail')).at(-1) as Jobs['newsletter-mail'])

const ask = async (
  email: string,
  { headers = {}, ...body }: { headers?: Record<string, string>; imprints?: string[]; consent?: string } = {},
) => {
  shop.clock.advance(1_000)
  const reply = await shop.guest.call('POST /v2.0/subscriptions', {
    body: { email, consent: newsletterConsent, ...body },
    headers,
  })
  if (reply.status === 200) await sendLast()
  return { reply, token: tokenIn(mailsTo(email.toLowerCase()).at(-1)?.text) }
}
const withToken = (name: 'confirm' | 'by_mail' | 'unsubscribe', token: string | undefined) => {
  shop.clock.advance(1_000)
  return shop.guest.call(`POST /v2.0/subscriptions/${name}`, { body: { token } })
}
/** Subscribes, confirms, and reads the welcome. */
const subscribe = async (email: string) => {
  await withToken('confirm', (await ask(email)).token)
  await sendLast()
  return tokenIn(mailsTo(email).at(-1)?.text)
}
const leave = (email: string, token?: string, visitor = shop.guest) =>
  visitor.call('DELETE /v2.0/subscriptions/{email}', { params: { email }, body: token === undefined ? {} : { token } })
const rowOf = async (email: string) =>
  (
    await shop.connection.pool.query(
      'select consent_version, consent_text, confirmed_at, imprints from newsletter_subscriptions where email = $1',
      [email],
    )
  ).rows[0]
const proofs = async () =>
  (
    await shop.connection.pool.query<{ action: string; detail: object }>(
      `select action, detail from audit_log where action like 'newsletter.%' order by id`,
    )
  ).rows

describe('subscribing', () => {
  test('begins with the link of the mail, and the consent is saved word for word', async () => {
    const { reply, token } = await ask('Olga@Example.hu', {
      imprints: ['kolibri'],
      headers: { 'Accept-Language': 'en' },
    })
    expect(reply.body).toEqual({ status: 'confirmation_sent' })
    expect(mailsTo('olga@example.hu')[0]).toMatchObject({ subject: 'Confirm your newsletter subscription' })
    expect(mailsTo('olga@example.hu')[0]?.text).toContain('I agree that Kolofon Könyvkereskedés Kft.')
    expect(mailsTo('olga@example.hu')[0]?.unsubscribeUrl).toBeUndefined()
    expect(await rowOf('olga@example.hu')).toMatchObject({ confirmed_at: null })
    expect((await withToken('by_mail', token)).body).toMatchObject({ email: 'olga@example.hu', confirmed: false })
    expect((await withToken('confirm', token)).body).toEqual({
      email: 'olga@example.hu',
      imprints: ['kolibri'],
      confirmed: true,
    })
    expect(await rowOf('olga@example.hu')).toMatchObject({
      consent_version: newsletterConsent,
      consent_text: expect.stringContaining('withdraw'),
      confirmed_at: expect.any(Date),
    })
    expect((await proofs()).at(-1)).toMatchObject({
      action: 'newsletter.confirmed',
      detail: { consentVersion: newsletterConsent, mailbox: expect.stringMatching(/^[\w-]{43}$/) },
    })
    await sendLast()
    const welcome = mailsTo('olga@example.hu').at(-1)
    expect(welcome?.unsubscribeUrl).toBe(
      `http://localhost:3000/api/unsubscribe?token=${tokenIn(welcome?.text)}&locale=en`,
    )
    expect(welcome?.text).toContain('http://localhost:3000/en/newsletter/unsubscribe#token=')
  })

  test('gives a subscriber the same answer and one mail', async () => {
    await subscribe('regi@example.hu')
    const before = mailsTo('regi@example.hu').length
    const { reply } = await ask('regi@example.hu', { imprints: ['park'] })
    expect(reply.body).toEqual({ status: 'confirmation_sent' })
    expect(
      mailsTo('regi@example.hu')
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['Feliratkoztál a Kolofon hírlevelére'])
    expect(await rowOf('regi@example.hu'), 'a stranger changes nobody’s wishes').toMatchObject({ imprints: [] })
  })

  test('needs consent to the current text', async () => {
    const { reply } = await ask('nem@example.hu', { consent: '2020-01' })
    expect(reply).toMatchObject({ status: 400, code: 'invalid_data_provided' })
    expect(await rowOf('nem@example.hu')).toBeUndefined()
  })

  test('is deleted after two days without confirmation; a subscriber stays', async () => {
    await subscribe('marad@example.hu')
    const { token } = await ask('lejar@example.hu')
    shop.clock.advance(2 * day + 1)
    expect((await withToken('confirm', token)).code).toBe('link_not_valid')
    await sweepNewsletter(shop.services)
    expect([await rowOf('lejar@example.hu'), Boolean(await rowOf('marad@example.hu'))]).toEqual([undefined, true])
  })

  test('cannot fill a mailbox with mails', async () => {
    const codes = []
    for (let tries = 0; tries < 6; tries++) codes.push((await ask('tele@example.hu')).reply.code)
    expect(codes.at(-1)).toBe('too_many_requests')
    expect(mailsTo('tele@example.hu')).toHaveLength(5)
  })
})

describe('leaving', () => {
  test('needs the link of the mail, not the address alone', async () => {
    const token = await subscribe('elmegy@example.hu')
    const other = await subscribe('masik@example.hu')
    expect((await leave('elmegy@example.hu')).code).toBe('link_not_valid')
    expect((await leave('elmegy@example.hu', other)).code).toBe('link_not_valid')
    expect((await leave('nincs-ilyen@example.hu')).code, 'known and unknown look the same').toBe('link_not_valid')
    expect((await leave('Elmegy@example.hu', token)).status).toBe(200)
    expect(await rowOf('elmegy@example.hu')).toBeUndefined()
    expect((await proofs()).at(-1)).toMatchObject({ action: 'newsletter.left' })
  })

  test('works with one POST of a mail program', async () => {
    const token = await subscribe('gomb@example.hu')
    expect((await withToken('unsubscribe', token)).status).toBe(200)
    expect((await withToken('unsubscribe', token)).code).toBe('link_not_valid')
    expect(await rowOf('gomb@example.hu')).toBeUndefined()
  })

  test('is possible for a signed-in customer, with the address of the account alone', async () => {
    await subscribe(account.email)
    const customer = await shop.visit(account)
    expect((await leave('gomb@example.hu', undefined, customer)).code).toBe('link_not_valid')
    expect((await leave(account.email, undefined, customer)).status).toBe(200)
    expect(await rowOf(account.email)).toBeUndefined()
  })
})

describe('the signed-in owner of the address', () => {
  test('is on the list at once and off it again, with a proof of both', async () => {
    const customer = await shop.visit(account)
    const isOn = async () => (await customer.call('GET /v2.0/me/subscription')).body.confirmed
    expect(await isOn()).toBe(false)
    const body = { email: account.email.toUpperCase(), consent: newsletterConsent }
    expect((await customer.call('POST /v2.0/subscriptions', { body })).body).toEqual({ status: 'confirmed' })
    expect(await isOn()).toBe(true)
    expect((await proofs()).at(-1)).toMatchObject({ action: 'newsletter.confirmed' })
    await sendLast()
    expect(mailsTo(account.email).at(-1)).toMatchObject({ subject: 'Feliratkoztál a Kolofon hírlevelére' })
    await leave(account.email, undefined, customer)
    expect(await isOn()).toBe(false)
    expect((await proofs()).at(-1)).toMatchObject({ action: 'newsletter.left' })
  })

  test('works for the owner of the mailbox, however often strangers have asked for it', async () => {
    const body = { email: account.email, consent: newsletterConsent }
    const codes: unknown[] = []
    for (let tries = 0; tries < 6; tries++)
      codes.push((await shop.guest.call('POST /v2.0/subscriptions', { body })).code)
    expect(codes.at(-1)).toBe('too_many_requests')
    const customer = await shop.visit(account)
    expect((await customer.call('POST /v2.0/subscriptions', { body })).body).toEqual({ status: 'confirmed' })
    await leave(account.email, undefined, customer)
  })

  test('of another address gets the answer that everybody gets', async () => {
    const body = { email: 'idegen@example.hu', consent: newsletterConsent }
    const { body: answer } = await (await shop.visit(account)).call('POST /v2.0/subscriptions', { body })
    expect(answer).toEqual({ status: 'confirmation_sent' })
    expect(await rowOf('idegen@example.hu')).toMatchObject({ confirmed_at: null })
  })

  test('confirms by mail what somebody else asks for in the owner’s name', async () => {
    const people = await insertPeople(shop.connection)
    const token = await openSessionOf(shop.connection, people, 'impersonator', shop.clock.now())
    const headers = { Authorization: `Bearer ${token}` }
    const { email } = (await shop.guest.call('GET /v2.0/me', { headers })).body
    const { body } = await shop.guest.call('POST /v2.0/subscriptions', {
      body: { email, consent: newsletterConsent },
      headers,
    })
    expect(body).toEqual({ status: 'confirmation_sent' })
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null })
  })
})
