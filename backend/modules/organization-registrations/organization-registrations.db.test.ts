import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RegistrationStatus } from '#contracts/organization-kinds.ts'
import { approveOrganization, listOrganizations, refuseOrganization } from '../../commands/organizations.ts'
import { runCommand } from '../../commands/run-command.test-support.ts'
import { issuesOf, openAccounts } from '../accounts/accounts.test-support.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import { codeIn, openOrganization, password } from '../invitations/invitations.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { sendOrganizationMail } from './service.ts'

let shop: TestShop
let accounts: ReturnType<typeof openAccounts>
let people: Awaited<ReturnType<typeof openOrganization>>
beforeAll(async () => {
  shop = await openShop(1)
  accounts = openAccounts(shop)
  people = await openOrganization(shop)
})
afterAll(() => shop.close())

/** Tax numbers that no organisation has yet. */
const freeTaxNumber = (() => {
  let next = 1_000_000
  return (): string => {
    const digits = String(++next)
    const sum = [9, 7, 3, 1, 9, 7, 3].reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
    return `${digits}${(10 - (sum % 10)) % 10}-2-42`
  }
})()

const school = (more: Record<string, string> = {}) => ({
  kind: 'school',
  company: 'Kosztolányi Gimnázium',
  taxNumber: freeTaxNumber(),
  vatNumber: '',
  omIdentifier: '123456',
  country: 'HU',
  ZIPCode: '1052',
  city: 'Budapest',
  addressLine: 'Kígyó utca 1.',
  firstName: 'Anna',
  lastName: 'Kovács',
  email: `${randomUUID()}@example.hu`,
  phone: '+36 1 555 0100',
  ...more,
})
const register = (by: Visitor, organization: object, more: object = {}) =>
  by.call('POST /v2.0/organizations/registration', { body: { organization, ...more } })
const stateOf = async (by: Visitor) => (await by.call('GET /v2.0/me/organization_registration')).body
/** Sends the mails that wait, as the queue does. @returns whom they reach, and about what */
const sendMails = async () => {
  const before = shop.mails.length
  for (const job of await jobsOf(shop, 'organization-mail'))
    await sendOrganizationMail(shop.services, job as { id: number; news: RegistrationStatus })
  return shop.mails.slice(before).map(({ to, subject }) => ({ to, subject }))
}
const idOf = async (userId: number): Promise<string> => {
  const [row] = await people.run('select max(id) as id from organization_registrations where user_id = $1', [userId])
  return String(row.id)
}

describe('a reader', () => {
  test('registers an organisation, and manages it once it is approved', async () => {
    const { visitor, id, email } = await people.openReader()
    expect((await stateOf(visitor)).status).toBe('none')
    expect(await register(visitor, school())).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await stateOf(visitor)).toEqual({ status: 'pending', name: 'Kosztolányi Gimnázium', reason: null })
    expect((await register(visitor, school())).code).toBe('registration_pending')
    expect((await runCommand(shop, listOrganizations)).text).toContain(email)

    const registration = await idOf(id)
    expect((await runCommand(shop, approveOrganization, [registration])).code).toBe(0)
    expect((await visitor.call('GET /v2.0/me')).status, 'the session shows prices of readers').toBe(401)
    expect(await sendMails()).toEqual([
      { to: email, subject: 'Megkaptuk az intézmény regisztrációját: Kosztolányi Gimnázium' },
      { to: email, subject: 'Az intézmény mostantól vásárolhat nálunk: Kosztolányi Gimnázium' },
    ])
    const master = await shop.visit({ email, password })
    expect((await master.call('GET /v2.0/me')).body).toMatchObject({
      segment: 'b2b',
      roles: ['ROLE_B2B_MASTER'],
      organizationName: 'Kosztolányi Gimnázium',
    })
    expect((await stateOf(master)).status).toBe('approved')
    expect((await register(master, school())).code).toBe('already_member')
    await expect(runCommand(shop, approveOrganization, [registration])).rejects.toThrow('does not wait')
    await expect(runCommand(shop, refuseOrganization, [registration, 'too', 'late'])).rejects.toThrow('does not wait')
  })

  test('reads why it was refused, and can register again', async () => {
    const { visitor, id, email } = await people.openReader()
    await register(visitor, school())
    await expect(runCommand(shop, refuseOrganization, [await idOf(id)])).rejects.toThrow('needs a reason')
    await runCommand(shop, refuseOrganization, [await idOf(id), 'Az', 'adószám', 'megszűnt.'])
    expect(await stateOf(visitor)).toMatchObject({ status: 'refused', reason: 'Az adószám megszűnt.' })
    expect((await sendMails()).findLast(({ to }) => to === email)?.subject).toBe(
      'Nem tudtuk elfogadni a regisztrációt: Kosztolányi Gimnázium',
    )
    expect(shop.mails.at(-1)?.text).toContain('Az indok: Az adószám megszűnt.')
    expect((await register(visitor, school())).status).toBe(200)
    expect((await stateOf(visitor)).status).toBe('pending')
  })

  test('is asked whether to join when the tax number is known, however it is written', async () => {
    const [first, second] = [await people.openReader(), await people.openReader()]
    const organization = school()
    await register(first.visitor, organization)
    await runCommand(shop, approveOrganization, [await idOf(first.id)])
    await sendMails()
    const same = school({ taxNumber: organization.taxNumber.replaceAll('-', '') })
    expect((await register(second.visitor, same)).code).toBe('organization_exists')
    expect((await stateOf(second.visitor)).status).toBe('none')
    expect((await register(second.visitor, same, { join: true })).body).toEqual({ status: 'joining' })
    expect(await sendMails()).toEqual([
      { to: second.email, subject: 'Szóltunk az intézmény kezelőinek: Kosztolányi Gimnázium' },
      { to: first.email, subject: 'Kovács Anna csatlakozna az intézményhez' },
    ])
    expect((await second.visitor.call('GET /v2.0/me')).body.segment, 'only an invitation lets in').toBe('b2c')
    await expect(runCommand(shop, approveOrganization, [await idOf(second.id)])).rejects.toThrow('does not wait')
  })

  test('gets one organisation when two register the same one at once', async () => {
    const [first, second] = [await people.openReader(), await people.openReader()]
    const organization = school()
    await register(first.visitor, organization)
    await register(second.visitor, organization)
    await runCommand(shop, approveOrganization, [await idOf(first.id)])
    await expect(runCommand(shop, approveOrganization, [await idOf(second.id)])).rejects.toThrow('tax number')
    expect((await stateOf(second.visitor)).status).toBe('pending')
  })
})

describe('a guest', () => {
  const registerAsGuest = async (organization: ReturnType<typeof school>) => {
    // A job's mail is found by the time of its creation.
    shop.clock.advance(1_000)
    const reply = await register(shop.guest, organization, { password })
    return { reply, token: codeIn(await accounts.sendLast('registration-mail')) }
  }

  test('gets an account by the mail, and then the registration waits', async () => {
    const organization = school()
    const { reply, token } = await registerAsGuest(organization)
    expect(reply.body).toEqual({ status: 'confirmation_sent' })
    expect(
      await people.run('select 1 from organization_registrations where details->>$1 = $2', [
        'email',
        organization.email,
      ]),
    ).toEqual([])
    expect((await accounts.confirm(token)).body).toEqual({ email: organization.email, registersOrganization: true })
    const visitor = await shop.visit({ email: organization.email, password: password })
    expect((await stateOf(visitor)).status).toBe('pending')
  })

  test('needs a good password', async () => {
    expect(issuesOf(await register(shop.guest, school()))).toEqual([{ field: 'password', code: 'required' }])
    expect(issuesOf(await register(shop.guest, school(), { password: 'password1' }))).toEqual([
      { field: 'password', code: 'password_common' },
    ])
  })

  test('registers in a shop for organisations, whose readers stay outside, and in no shop for readers', async () => {
    const setMode = (mode: string) =>
      people.run(
        `insert into config_entries values ('operation_mode', $1) on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(mode)],
      )
    try {
      await setMode('b2c')
      expect((await register(shop.guest, school(), { password })).code).toBe('not_found')
      await setMode('b2b')
      const organization = school()
      const { token } = await registerAsGuest(organization)
      expect((await accounts.confirm(token)).body).toMatchObject({ registersOrganization: true })
      expect((await accounts.signIn(organization.email, password)).code).toBe('organizations_only')
      const [user] = await people.run('select id from users where email = $1', [organization.email])
      await runCommand(shop, approveOrganization, [await idOf(user.id as number)])
      expect((await accounts.signIn(organization.email, password)).status).toBe(200)
    } finally {
      await people.run(`delete from config_entries where key = 'operation_mode'`)
    }
  })
})

describe('what an organisation says of itself', () => {
  test.each([
    [{ taxNumber: '12345678-2-42' }, 'taxNumber', 'invalid_tax_number'],
    [{ vatNumber: 'HU99999999' }, 'vatNumber', 'invalid_vat_number'],
    [{ omIdentifier: '' }, 'omIdentifier', 'invalid_om_identifier'],
    [{ ZIPCode: '99' }, 'ZIPCode', 'invalid_zip'],
    [{ kind: 'bank' }, 'kind', 'invalid_choice'],
    [{ phone: 'nincs' }, 'phone', 'invalid_phone'],
  ])('%j is wrong', async (more, field, code) => {
    const { visitor } = await people.openReader()
    expect(issuesOf(await register(visitor, school(more)))).toEqual([{ field: `organization.${field}`, code }])
  })

  test('needs no OM identifier unless it is a school, and takes the VAT number of its tax number', async () => {
    const { visitor } = await people.openReader()
    const taxNumber = freeTaxNumber()
    const library = school({ kind: 'library', omIdentifier: '', taxNumber, vatNumber: `hu ${taxNumber.slice(0, 8)}` })
    expect((await register(visitor, library)).status).toBe(200)
  })
})
