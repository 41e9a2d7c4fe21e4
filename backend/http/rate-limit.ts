import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect.ts'
import type { Context, Services } from '../kernel/context.ts'
import { fail, type Failure } from '../kernel/result.ts'

/**
 * Tries and seconds by subject. What harms others is counted in the database, for all processes together. Counters with
 * a client's address last six hours at most, as the privacy page says.
 */
const limits = {
  anonymous_session: { points: 120, seconds: 60 },
  rating: { points: 10, seconds: 3600 },
  order_details: { points: 10, seconds: 900 },
  // Lookups of orders by number (which can be counted up) and e-mail address (which others know).
  order_search_client: { points: 30, seconds: 3600 },
  order_search_mailbox: { points: 10, seconds: 3600 },
  // Codes of coupons, by client: a school shares an address.
  coupon: { points: 60, seconds: 900 },
  // The return page asks every four seconds, also in a second tab and after a reload.
  transaction_check: { points: 120, seconds: 60 },
  // Unsigned hints of a payment provider, by payment. Barion sends at most six of each status, and has six statuses.
  payment_hint: { points: 60, seconds: 3600 },
  // A second click and a lost answer, by session: each try locks the cart.
  finalize: { points: 20, seconds: 60 },
  // Unpaid orders, by session, by mailbox and by the client's address, which may belong to a whole school.
  order_buyer: { points: 10, seconds: 21_600 },
  order_mailbox: { points: 10, seconds: 21_600 },
  order_client: { points: 60, seconds: 3600 },
  // Requested mails, by client and by mailbox.
  requested_mail_client: { points: 60, seconds: 3600 },
  requested_mail_mailbox: { points: 5, seconds: 21_600 },
  // Mails about an account: by mailbox and client, and by mailbox of all clients from which its owner has not signed in.
  account_mail_pair: { points: 5, seconds: 21_600 },
  account_mail_mailbox: { points: 10, seconds: 21_600 },
  // Invitations: calls by organisation, each of 50 addresses at most, and mails by mailbox.
  invitation_call: { points: 20, seconds: 3600 },
  invitation_mailbox: { points: 5, seconds: 21_600 },
  // Requests to join an organisation, by organisation and client: each is a mail to its masters.
  join_request: { points: 3, seconds: 21_600 },
  // Requests for offers and messages about them, by user: a person at the shop reads each.
  offer_text: { points: 60, seconds: 3600 },
  // Calls that the bot check could not check, by client: the script is blocked, or the check is away.
  unchecked_call: { points: 5, seconds: 3600 },
  // Codes for visitors whom the bot check has refused, by client and by mailbox: each is a mail.
  bot_code_client: { points: 30, seconds: 3600 },
  bot_code_mailbox: { points: 5, seconds: 3600 },
  // Wrong e-mail addresses of orders that come past the checked form, by client.
  order_guess: { points: 5, seconds: 3600 },
  // Visits to the pages of sign-in providers, by client: each leaves a row. A school shares an address.
  sign_in_attempt: { points: 120, seconds: 900 },
  // Questions to passkeys before signing in: each is a row.
  passkey_challenge: { points: 120, seconds: 900 },
  // What providers and passkeys prove, by client: a visit signs in, registers and signs in again.
  credential: { points: 360, seconds: 900 },
  mail_link: { points: 120, seconds: 900 },
} as const

export type Limit = keyof typeof limits

/** Counters name client addresses. @returns the number of deleted counters */
export const deleteExpiredLimits = async ({ db }: { db: Database }, now: Date): Promise<number> =>
  (await db.execute(sql`delete from rate_limits where expire < ${now.getTime()}`)).rowCount ?? 0

/**
 * Counts one try, and refuses it when there were too many. Undefined means that the try may pass. The period begins
 * with the first try. Inside a transaction the count disappears if the transaction fails, and others who count the same
 * key wait for its end.
 */
export const countTry = async (
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  limit: Limit,
  key: string,
): Promise<Failure<'too_many_requests'> | undefined> => {
  const { points: max, seconds } = limits[limit]
  const at = now().getTime()
  const { rows } = await db.execute<{ points: number; expire: string }>(sql`
    insert into rate_limits as counter (key, points, expire) values (${`${limit}:${key}`}, 1, ${at + seconds * 1000})
    on conflict (key) do update set
      points = case when counter.expire <= ${at} then 1 else counter.points + 1 end,
      expire = case when counter.expire <= ${at} then excluded.expire else counter.expire end
    returning points, expire`)
  const [counter] = rows
  if (!counter || counter.points <= max * settings.limitFactor) return undefined
  return fail('too_many_requests', { params: { retryAfter: Math.ceil((Number(counter.expire) - at) / 1000) } })
}

/** Takes back one try that harmed nobody. */
export const forgiveTry = async ({ db }: Pick<Services, 'db'>, limit: Limit, key: string): Promise<void> => {
  await db.execute(sql`update rate_limits set points = points - 1 where key = ${`${limit}:${key}`} and points > 0`)
}

/** The client's address as a key for rate limits. All callers without an address share one key. */
export const clientOf = ({ client }: Pick<Context, 'client'>): string => client ?? 'unknown'
