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

const inMode = async (mode: string, work: () => Promise<void>): Promise<void> => {
  await people.run(`insert into config_entries values ('operation_mode', $1)`, [JSON.stringify(mode)])
  try {
    await work()
  } finally {
    await people.run(`delete from config_entries where key = 'operation_mode'`)
  }
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
    const ids = [await idOf(first.id), await idOf(second.id)]
    const ends = await Promise.allSettled(ids.map((id) => runCommand(shop, approveOrganization, [id])))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const statuses = await people.run(
      'select status from organization_registrations where id = any($1::int[]) order by status',
      [ids],
    )
    expect(statuses.map(({ status }) => status)).toEqual(['approved', 'pending'])
  })

  test('may ask again while masters do not answer, a few times', async () => {
    const [first, second] = [await people.openReader(), await people.openReader()]
    const organization = school()
    await register(first.visitor, organization)
    await runCommand(shop, approveOrganization, [await idOf(first.id)])
    const ask = () => register(second.visitor, organization, { join: true })
    for (let times = 0; times < 3; times++) expect((await ask()).body).toEqual({ status: 'joining' })
    expect((await ask()).code).toBe('too_many_requests')
    expect(await people.run('select 1 from organization_registrations where user_id = $1', [second.id])).toHaveLength(1)
    expect((await register(second.visitor, school())).body, 'another organisation').toEqual({ status: 'pending' })
  })

  test('who joins by an invitation waits for nothing any more', async () => {
    const { visitor, email, id } = await people.openReader()
    await register(visitor, school())
    await people.accept(visitor, await people.codeFor(email))
    expect(await people.run('select 1 from organization_registrations where user_id = $1', [id])).toEqual([])
  })

  test('is not approved while the shop serves readers only', async () => {
    const { visitor, id } = await people.openReader()
    await register(visitor, school())
    await inMode('b2c', async () => {
      await expect(runCommand(shop, approveOrganization, [await idOf(id)])).rejects.toThrow('serves readers only')
    })
    expect((await visitor.call('GET /v2.0/me')).body.segment).toBe('b2c')
  })

  test('leaves no reason of a refusal in the audit log, which outlives the account', async () => {
    const { visitor, id } = await people.openReader()
    await register(visitor, school())
    await runCommand(shop, refuseOrganization, [await idOf(id), 'Kovács', 'Anna', 'nem', 'tanár'])
    expect(await people.run(`select 1 from audit_log where detail::text like '%Kovács%'`)).toEqual([])
  })
})

describe('a guest', () => {
  const registerAsGuest = async (organization: ReturnType<typeof school>) => {
    // A job's mail is found by the time of its creation.
    shop.clock.advance(1_000)
    const reply = await register(shop.guest, organization, { password })
    const mail = await accounts.sendLast('registration-mail')
    return { reply, mail, token: codeIn(mail) }
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
    expect((await accounts.confirm(token)).body).toEqual({ email: organization.email, organization: 'pending' })
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
    await inMode('b2c', async () => {
      expect((await register(shop.guest, school(), { password })).code).toBe('not_found')
    })
    await inMode('b2b', async () => {
      const organization = school()
      const { token } = await registerAsGuest(organization)
      expect((await accounts.confirm(token)).body).toMatchObject({ organization: 'pending' })
      expect((await accounts.signIn(organization.email, password)).code).toBe('organizations_only')
      const [user] = await people.run('select id from users where email = $1', [organization.email])
      await runCommand(shop, refuseOrganization, [await idOf(user.id as number), 'Hiányzik', 'egy', 'adat.'])

      const again = await registerAsGuest(organization)
      expect(again.mail?.text, 'the account is there by now').toContain('a fiókod jelszavára')
      expect((await accounts.confirm(again.token, 'nem-ez-az')).code).toBe('invalid_data_provided')
      expect((await accounts.confirm(again.token)).body).toMatchObject({ organization: 'pending' })
      await runCommand(shop, approveOrganization, [await idOf(user.id as number)])
      expect((await accounts.signIn(organization.email, password)).status).toBe(200)
    })
  })

  test('is not named to masters without having asked for it', async () => {
    const organization = school()
    const { token } = await registerAsGuest(organization)
    const { visitor, id } = await people.openReader()
    await register(visitor, { ...organization, email: 'masik@example.hu' })
    await runCommand(shop, approveOrganization, [await idOf(id)])
    expect((await accounts.confirm(token)).body).toEqual({ email: organization.email, organization: 'pending' })
    expect((await sendMails()).filter(({ subject }) => subject.includes('csatlakozna'))).toEqual([])
  })
})
