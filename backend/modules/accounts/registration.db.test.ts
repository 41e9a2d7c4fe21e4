import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsletterConsent } from '#contracts/newsletter-consent.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { deleteExpiredData } from '../retention/service.ts'
import { issuesOf, openAccounts } from './accounts.test-support.ts'
import { sendRegistrationMail } from './service.ts'

let shop: TestShop
let accounts: ReturnType<typeof openAccounts>
beforeAll(async () => {
  shop = await openShop(1)
  accounts = openAccounts(shop)
})
afterAll(() => shop.close())

const day = 86_400_000
const password = 'hosszu-jelszo'
const known = 'olvaso@kolofon.example'
const from = (client: string) => ({ headers: { 'X-Client-IP': client } })
const registrationsOf = (email: string) => accounts.rows('select * from registrations where email = $1', [email])

describe('a registration', () => {
  test('becomes an account with the link of the mail and the password', async () => {
    const { reply, mail, token } = await accounts.register('Olga@Example.hu')
    expect(reply).toMatchObject({ status: 200, body: { status: 'confirmation_sent' } })
    expect(mail).toMatchObject({ to: 'olga@example.hu', subject: 'Erősítsd meg a regisztrációdat' })
    expect(mail?.text).toContain(`http://localhost:3000/regisztracio/megerosites#token=${token}`)
    expect(mail?.text, 'a stranger may have written the names').not.toContain('Anna')
    expect((await accounts.signIn('olga@example.hu', password)).code).toBe('invalid_grant')

    expect(await accounts.confirm(token)).toMatchObject({ status: 200, body: { email: 'olga@example.hu' } })
    const customer = await shop.visit({ email: 'olga@example.hu', password })
    expect((await customer.call('GET /v2.0/me')).body).toMatchObject({
      email: 'olga@example.hu',
      segment: 'b2c',
      personalInfo: { displayName: 'Kovács Anna' },
      organizationName: null,
    })
    expect(await registrationsOf('olga@example.hu')).toEqual([])
  })

  test('is written to in the language of the visitor', async () => {
    const { mail } = await accounts.register('english@example.hu', { headers: { 'Accept-Language': 'en' } })
    expect(mail).toMatchObject({ subject: 'Confirm your registration' })
    expect(mail?.text).toContain('http://localhost:3000/en/register/confirm#token=')
  })

  test('stores the hash of its link, and neither the link nor the password', async () => {
    const { token = '' } = await accounts.register('titok@example.hu')
    const [row] = await registrationsOf('titok@example.hu')
    expect(row).toMatchObject({ token_hash: createHash('sha256').update(token).digest('base64url') })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(password)
    expect(await accounts.rows(`select 1 from jobs.job where data::text like $1`, [`%${token}%`])).toEqual([])
    expect(await accounts.rows(`select 1 from jobs.job where data::text like '%titok@%'`)).toEqual([])
  })

  test.each([
    [{ email: 'senki' }, 'credentials.email', 'invalid_email'],
    [{ password: 'rovid-7' }, 'credentials.password', 'password_too_short'],
    [{ password: 'Password1' }, 'credentials.password', 'password_common'],
    [{ password: 'kovacs.anna' }, 'credentials.password', 'password_personal'],
    [{ password: 'x'.repeat(257) }, 'credentials.password', 'too_long'],
    [{ lastName: ' ' }, 'credentials.lastName', 'required'],
    [{ newsletter: '2020-01' }, 'newsletter', 'must_accept'],
  ])('with %o is refused at its field', async (changes, field, code) => {
    const { reply } = await accounts.register('hibas@example.hu', changes)
    expect(reply).toMatchObject({ status: 400, code: 'invalid_data_provided' })
    expect(issuesOf(reply)).toEqual([{ field, code }])
  })

  test('is not offered by a shop for organisations only', async () => {
    await accounts.rows(`insert into config_entries (key, value) values ('operation_mode', '"b2b"')`)
    const { reply } = await accounts.register('maganszemely@example.hu')
    await accounts.rows(`delete from config_entries where key = 'operation_mode'`)
    expect(reply.code).toBe('not_found')
  })

  test('gets one mail, however often its job runs, and its link stays valid', async () => {
    const { token } = await accounts.register('egyszer@example.hu')
    const before = shop.mails.length
    const [row] = await registrationsOf('egyszer@example.hu')
    await sendRegistrationMail(shop.services, row.id)
    expect(shop.mails).toHaveLength(before)
    expect((await accounts.confirm(token)).status).toBe(200)
  })
})

describe('an address that has an account', () => {
  test('gets the same answer, and another mail', async () => {
    const unknown = await accounts.register('ismeretlen@example.hu')
    const { reply, mail } = await accounts.register(known)
    expect([reply.status, reply.body]).toEqual([unknown.reply.status, unknown.reply.body])
    expect([...reply.headers.keys()].toSorted()).toEqual([...unknown.reply.headers.keys()].toSorted())
    expect(mail).toMatchObject({ to: known, subject: 'Már van fiókod a Kolofonnál' })
    expect(mail?.text).toContain('http://localhost:3000/bejelentkezes')
    expect(mail?.text).toContain('http://localhost:3000/elfelejtett-jelszo')
    expect(mail?.text).not.toContain('#token=')
  })

  test('stays as it was', async () => {
    await accounts.register(known)
    expect(await registrationsOf(known)).toEqual([])
    expect((await accounts.signIn(known, password)).code).toBe('invalid_grant')
    expect((await accounts.signIn(known, demoPassword)).status).toBe(200)
  })
})

describe('the link', () => {
  test('needs the password of its registration, and waits for it', async () => {
    const { token } = await accounts.register('elgepelt@example.hu')
    const refused = await accounts.confirm(token, 'mas-jelszo')
    expect(refused).toMatchObject({ status: 400, code: 'invalid_data_provided' })
    expect(issuesOf(refused)).toEqual([{ field: 'password', code: 'wrong_password' }])
    expect(await accounts.rows(`select 1 from users where email = 'elgepelt@example.hu'`)).toEqual([])
    expect((await accounts.confirm(token)).status).toBe(200)
  })

  test('works once, also when it is used twice at the same moment', async () => {
    const { token } = await accounts.register('ketszer@example.hu')
    const answers = await Promise.all([accounts.confirm(token), accounts.confirm(token)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['link_not_valid', undefined])
    expect((await accounts.confirm(token)).code).toBe('link_not_valid')
    expect(await accounts.rows(`select 1 from users where email = 'ketszer@example.hu'`)).toHaveLength(1)
  })

  test('ends after three days, and the hourly round deletes what was entered', async () => {
    const [late, inTime] = [await accounts.register('keso@example.hu'), await accounts.register('idoben@example.hu')]
    shop.clock.advance(3 * day - 60_000)
    expect((await accounts.confirm(inTime.token)).status).toBe(200)
    await deleteExpiredData(shop.services)
    expect(await registrationsOf('keso@example.hu')).toHaveLength(1)
    shop.clock.advance(60_000)
    expect((await accounts.confirm(late.token)).code).toBe('link_not_valid')
    await deleteExpiredData(shop.services)
    expect(await registrationsOf('keso@example.hu')).toEqual([])
  })

  test('belongs to one registration: a stranger with the same address changes nothing', async () => {
    const mine = await accounts.register('kozos@example.hu')
    const strangers = await accounts.register('kozos@example.hu', { password: 'idegen-jelszo', firstName: 'X' })
    expect((await accounts.confirm(mine.token)).status).toBe(200)
    expect((await accounts.signIn('kozos@example.hu', password)).status).toBe(200)
    expect((await accounts.confirm(strangers.token, 'idegen-jelszo')).code).toBe('user_already_exists')
    expect((await accounts.signIn('kozos@example.hu', 'idegen-jelszo')).code).toBe('invalid_grant')
  })
})

describe('the newsletter', () => {
  const subscriptionOf = (email: string) =>
    accounts.rows('select consent_version, confirmed_at from newsletter_subscriptions where email = $1', [email])

  test('begins with the confirmation of the account, and with consent only', async () => {
    const { token } = await accounts.register('hirlevel@example.hu', { newsletter: newsletterConsent })
    expect(await subscriptionOf('hirlevel@example.hu')).toEqual([])
    await accounts.confirm(token)
    expect(await subscriptionOf('hirlevel@example.hu')).toEqual([
      { consent_version: newsletterConsent, confirmed_at: expect.any(Date) },
    ])
    const [proof] = await accounts.rows(
      `select detail from audit_log where action = 'newsletter.confirmed' order by id desc limit 1`,
    )
    expect(proof).toMatchObject({ detail: { consentVersion: newsletterConsent } })

    await accounts.confirm((await accounts.register('csend@example.hu')).token)
    expect(await subscriptionOf('csend@example.hu')).toEqual([])
  })
})

describe('mails about accounts', () => {
  test('are limited by mailbox and client, and by mailbox', async () => {
    const codes = []
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      for (let tries = 0; tries < 6; tries++)
        codes.push((await accounts.register(`tele+${tries}@example.hu`, from(client))).reply.code)
    expect(codes.map((code) => code ?? '-').join(' ')).toBe(
      [...Array(5).fill('-'), 'too_many_requests', ...Array(5).fill('-'), ...Array(7).fill('too_many_requests')].join(
        ' ',
      ),
    )
    expect((await accounts.register('masik@example.hu', from('192.0.2.1'))).reply.status).toBe(200)
  })

  test('reach an owner at a known client, whatever strangers ask for', async () => {
    const home = '192.0.2.9'
    await shop.guest.call('POST /login', {
      body: { grant_type: 'password', email: known, password: demoPassword },
      ...from(home),
    })
    for (const client of ['192.0.2.11', '192.0.2.12', '192.0.2.13'])
      for (let tries = 0; tries < 5; tries++) await accounts.askReset(known, { 'X-Client-IP': client })
    expect((await accounts.askReset(known, { 'X-Client-IP': '192.0.2.14' })).reply.code).toBe('too_many_requests')
    expect((await accounts.askReset(known, { 'X-Client-IP': home })).mail?.subject).toBe(
      'Új jelszó a Kolofon-fiókodhoz',
    )
  })
})
