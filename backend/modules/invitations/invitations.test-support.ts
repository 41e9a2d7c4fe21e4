import { randomUUID } from 'node:crypto'
import type { Mail } from '../../ports/mail/port.ts'
import { insertPeople, openSessionOf } from '../../access/actors.test-support.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'
import { hashPassword } from '../customers/service.ts'
import { sendInvitationMail } from './service.ts'

export const password = 'hosszu-jelszo'
export const slaveRole = { role: 'ROLE_B2B_SLAVE', permissions: [] as string[] }

/** What the tests of organisations do in a shop: an organisation with a master and two slaves, and who is invited. */
export const openOrganization = async (shop: TestShop) => {
  const run = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
  const people = await insertPeople(shop.connection)
  const visit = async (kind: 'master' | 'slave' | 'customer'): Promise<Visitor> => {
    const token = await openSessionOf(shop.connection, people, kind, shop.clock.now())
    return {
      call: (name, ask) =>
        shop.guest.call(name, { ...ask, headers: { ...ask?.headers, Authorization: `Bearer ${token}` } }),
    }
  }
  const [{ id }] = await run('select organization_id as id from memberships where user_id = $1', [people.master.userId])
  const master = await visit('master')
  /** Sends the mails that wait, as the queue does. */
  const sendMails = async (): Promise<Mail[]> => {
    const before = shop.mails.length
    for (const job of await jobsOf(shop, 'invitation-mail'))
      await sendInvitationMail(shop.services, (job as { id: string }).id)
    return shop.mails.slice(before)
  }
  const invite = (emails: string[], membership: object = slaveRole) => {
    shop.clock.advance(1_000)
    return master.call('PUT /v2.0/invitations/organizations/{groupId}/create', {
      params: { groupId: id },
      body: { emails, ...membership },
    })
  }
  return {
    id: id as number,
    people,
    master,
    run,
    visit,
    sendMails,
    invite,
    /** Invites an address, and reads the code in its mail. */
    codeFor: async (email: string, membership?: object): Promise<string> => {
      await invite([email], membership)
      return codeIn((await sendMails()).at(-1))
    },
    accept: (visitor: Visitor, code: string) => visitor.call('POST /v2.0/invitations/accept', { body: { code } }),
    find: (code: string) => shop.guest.call('GET /v2.0/invitations/code/{code}/email', { params: { code } }),
    register: (email: string, invitationCode?: string, secret = password) =>
      shop.guest.call('PUT /v2.0/customer', {
        body: { credentials: { email, password: secret, firstName: 'Anna', lastName: 'Kovács' }, invitationCode },
      }),
    /** A reader with an account of an address. */
    openReader: async (email = `${randomUUID()}@example.hu`) => {
      const [user] = await run(
        `insert into users (email, password_hash, segment, first_name, last_name) values ($1, $2, 'b2c', 'Edit', 'Kis') returning id`,
        [email, await hashPassword(password)],
      )
      return { email, id: user.id as number, visitor: await shop.visit({ email, password }) }
    },
  }
}

export const codeIn = (mail: Mail | undefined): string => /#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
