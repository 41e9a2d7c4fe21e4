import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { signInFailures } from '../../db/schema/customers.ts'
import { failuresExpireMs, maxWaitMs, type PauseKind, pauses } from './rules/sign-in-pauses.ts'

/** One counter of failures. */
export interface Counter {
  kind: PauseKind
  key: string
}

/**
 * Counts one failure, for all processes at once, unless the counter must wait.
 * @param limitFactor see `settings.limitFactor`
 * @returns whether the attempt is allowed
 */
export const growFailures = async (
  db: Database,
  { kind, key }: Counter,
  now: Date,
  limitFactor: number,
): Promise<boolean> => {
  const free = pauses[kind].free * limitFactor
  const expiresAt = new Date(now.getTime() + failuresExpireMs)
  const failures = sql`case when past.expires_at <= ${now} then 1 else past.failures + 1 end`
  const waitMs = sql`case when ${failures} < ${free} then 0 else least(${maxWaitMs}, ${pauses[kind].firstWait * 1000} * power(2, least(${failures} - ${free}, 20))) end`
  const { rowCount } = await db.execute(sql`
    insert into sign_in_failures as past (key, failures, free_at, expires_at) values (${key}, 1, ${now}, ${expiresAt})
    on conflict (key) do update set failures = ${failures}, expires_at = ${expiresAt}, free_at = ${now}::timestamptz + ${waitMs} * interval '1 millisecond'
    where past.free_at <= ${now}`)
  return rowCount === 1
}

/** The moment from which the counter allows another attempt. */
export const selectFreeAt = async (db: Database, { key }: Counter): Promise<Date | undefined> =>
  (await db.select().from(signInFailures).where(eq(signInFailures.key, key)))[0]?.freeAt

export const reduceFailures = async (db: Database, { key }: Counter, now: Date): Promise<void> => {
  await db.execute(
    sql`update sign_in_failures set failures = failures - 1, free_at = least(free_at, ${now}) where key = ${key} and failures > 0`,
  )
}

export const deleteFailures = async (db: Database, { key }: Counter): Promise<void> => {
  await db.delete(signInFailures).where(eq(signInFailures.key, key))
}

/** @returns how many were deleted */
export const deleteExpiredFailures = async ({ db }: { db: Database }, now: Date): Promise<number> =>
  (await db.execute(sql`delete from sign_in_failures where expires_at <= ${now}`)).rowCount ?? 0
