import type { FieldIssue } from '#contracts/errors.ts'
import type { EndpointName } from '#contracts/endpoints.ts'
import type { Mail } from '../../ports/mail/port.ts'
import type { Jobs } from '../../ports/jobs/port.ts'
import { hashPassword } from '../customers/service.ts'
import { jobsOf } from '../checkout/checkout.test-support.ts'
import type { TestShop } from '../orders/shop.test-support.ts'
import {
  sendChangedMail,
  sendEmailChangeMail,
  sendEmailChangeNotice,
  sendRegistrationMail,
  sendResetMail,
} from './service.ts'

type MailJob =
  | 'registration-mail'
  | 'password-reset-mail'
  | 'password-changed-mail'
  | 'email-change-mail'
  | 'email-change-notice'

/** Of the customers of `openCustomer`. */
export const password = 'regi-jelszavam'

interface Ask {
  body: unknown
  headers?: Record<string, string>
}

const tokenIn = (mail: Mail | undefined): string | undefined => /#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]

/** What the tests of accounts do in a shop. */
export const openAccounts = (shop: TestShop) => {
  const senders: { [Name in MailJob]: (data: Jobs[Name]) => Promise<void> } = {
    'registration-mail': ({ id }) => sendRegistrationMail(shop.services, id),
    'password-reset-mail': ({ id }) => sendResetMail(shop.services, id),
    'email-change-mail': ({ id }) => sendEmailChangeMail(shop.services, id),
    'email-change-notice': ({ id }) => sendEmailChangeNotice(shop.services, id),
    'password-changed-mail': (data) => sendChangedMail(shop.services, data),
  }
  const lastJob = async <Name extends MailJob>(name: Name) => (await jobsOf(shop, name)).at(-1) as Jobs[Name]
  const sendLast = async <Name extends MailJob>(name: Name): Promise<Mail | undefined> => {
    await senders[name](await lastJob(name))
    return shop.mails.at(-1)
  }
  const call = (name: EndpointName, { body, headers = {} }: Ask) => {
    // A job's mail is found by the time of its creation.
    shop.clock.advance(1_000)
    return shop.guest.call(name, { body, headers })
  }
  const rows = async (sql: string, values: unknown[] = []) => (await shop.connection.pool.query(sql, values)).rows
  let customers = 0
  return {
    /** An account, and an address that it may want. Limits of the accounts before it are over. */
    openCustomer: async () => {
      const email = `regi-cim-${++customers}@example.hu`
      const [{ id }] = await rows(
        `insert into users (email, password_hash, segment, first_name, last_name) values ($1, $2, 'b2c', 'Anna', 'Kovács') returning id`,
        [email, await hashPassword(password)],
      )
      shop.clock.advance(6 * 3_600_000)
      return { email, fresh: `uj-cim-${customers}@example.hu`, id: id as number }
    },
    isAlive: async ({ access_token }: { access_token: string }) =>
      (await shop.guest.call('GET /v2.0/me', { headers: { Authorization: `Bearer ${access_token}` } })).status === 200,
    sendLast,
    call,
    rows,
    /** Asks for a registration, and reads its mail. */
    register: async (
      email: string,
      { newsletter, headers, ...changes }: Record<string, unknown> & { headers?: Record<string, string> } = {},
    ) => {
      const credentials = { email, password: 'hosszu-jelszo', firstName: 'Anna', lastName: 'Kovács', ...changes }
      const reply = await call('PUT /v2.0/customer', {
        body: { credentials, ...(newsletter !== undefined && { newsletter }) },
        ...(headers && { headers }),
      })
      const mail = reply.status === 200 ? await sendLast('registration-mail') : undefined
      return { reply, mail, token: tokenIn(mail) }
    },
    confirm: (token: string | undefined, password = 'hosszu-jelszo') =>
      call('POST /v2.0/customer/confirm', { body: { token, password } }),
    /** Asks for a new password, and reads the mail. */
    askReset: async (email: string, headers?: Record<string, string>) => {
      const reply = await call('POST /v2.0/me/reset_password_request', { body: { email }, ...(headers && { headers }) })
      const mail = reply.status === 200 ? await sendLast('password-reset-mail') : undefined
      return { reply, mail, token: tokenIn(mail) }
    },
    reset: (token: string | undefined, password = 'egy-uj-jelszo') =>
      call('PUT /v2.0/me/reset_password', { body: { token, password } }),
    /** Asks for another address, and reads the mails to both. */
    askEmailChange: async (session: { access_token: string }, body: { email: string; password: string }) => {
      const headers = { Authorization: `Bearer ${session.access_token}` }
      const reply = await call('POST /v2.0/me/email_change', { body, headers })
      if (reply.status !== 200) return { reply }
      const notice = await sendLast('email-change-notice')
      const mail = await sendLast('email-change-mail')
      return { reply, notice, mail, token: tokenIn(mail) }
    },
    changeEmail: (token: string | undefined, session?: { access_token: string }, password?: string) =>
      call('PUT /v2.0/me/email', {
        body: { token, ...(password !== undefined && { password }) },
        ...(session && { headers: { Authorization: `Bearer ${session.access_token}` } }),
      }),
    signIn: (email: string, password: string) =>
      call('POST /login', { body: { grant_type: 'password', email, password } }),
  }
}

export const issuesOf = ({ body }: { body: unknown }): FieldIssue[] | undefined =>
  (body as { error?: { issues?: FieldIssue[] } }).error?.issues
