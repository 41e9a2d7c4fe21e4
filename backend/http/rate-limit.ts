import { sql } from 'drizzle-orm'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import type { Database } from '../db/connect.ts'
import { fail, type Failure } from './result.ts'

/** Tries and seconds, by what is limited. Shared by all processes through the database. */
const limits = {
  login_address: { points: 20, duration: 60 },
  login_account: { points: 10, duration: 3600 },
  anonymous_session: { points: 120, duration: 60 },
  rating: { points: 10, duration: 3600 },
  order_details: { points: 10, duration: 900 },
  // The return page asks every four seconds, in a second tab and after a reload, too.
  transaction_check: { points: 120, duration: 60 },
  // Mails that somebody asks for, by who asks and by where they would go.
  asked_mail_address: { points: 60, duration: 3600 },
  asked_mail_mailbox: { points: 5, duration: 21_600 },
  mail_link: { points: 120, duration: 900 },
} as const

/** Counters name client addresses; the library deletes none by itself here. @returns how many were deleted */
export const deleteExpiredLimits = async ({ db }: { db: Database }, now: Date): Promise<number> =>
  (await db.execute(sql`delete from rate_limits where expire < ${now.getTime()}`)).rowCount ?? 0

export type Limit = keyof typeof limits
/** Counts one try and refuses when there are too many; undefined lets it pass. */
export type RateLimiter = (limit: Limit, key: string) => Promise<Failure<'too_many_requests'> | undefined>

/** @param pool the backend's own pool; the table `rate_limits` comes with the migrations. */
export const createRateLimiter = (pool: Pool): RateLimiter => {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, options]) => [
      name,
      new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true, keyPrefix: name, clearExpiredByTimeout: false, ...options }),
    ]),
  )
  return async (limit, key) => {
    try {
      await limiters[limit]?.consume(key)
      return undefined
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      return fail('too_many_requests', { params: { retryAfter: Math.ceil(rejected.msBeforeNext / 1000) } })
    }
  }
}
