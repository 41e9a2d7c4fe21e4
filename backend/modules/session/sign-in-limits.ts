import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { signInFailures } from '../../db/schema/customers.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { hashText } from './hash-text.ts'

/**
 * Wrong passwords make the next try wait, longer each time: `free` of them cost nothing, then `firstWait` seconds,
 * twice as long after each other one, a quarter of an hour at most. An hour without one, and all are forgotten.
 * See docs/decisions/0022.
 */
const patience = {
  /** One client at one account: who has forgotten which password it was. */
  pair: { free: 5, firstWait: 1 },
  /** One client at all accounts: who tries a list of stolen passwords. */
  client: { free: 20, firstWait: 1 },
  /** All clients that are not known at one account: at most 20 of them an hour reach the hash. */
  account: { free: 10, firstWait: 10 },
} as const

const mostWaitMs = 900_000
const forgetMs = 3_600_000

type Kind = keyof typeof patience

/** A try that was counted as a failure before anybody looked at the password. */
export interface Taken {
  kind: Kind
  key: string
}

const takenBy = (account: string, client: string, isKnown: boolean): Taken[] => {
  const of = (kind: Kind, ...whom: string[]): Taken => ({ kind, key: hashText([kind, ...whom].join('\n')) })
  const pair = of('pair', account, client)
  return isKnown ? [pair] : [pair, of('client', client), of('account', account)]
}

/** @returns whether a try is let through now; then it is counted, for all processes at once */
const take = async (ctx: Context, { kind, key }: Taken): Promise<boolean> => {
  const free = patience[kind].free * ctx.settings.limitFactor
  const [now, forgetAt] = [ctx.now(), new Date(ctx.now().getTime() + forgetMs)]
  const failures = sql`case when past.forget_at <= ${now} then 1 else past.failures + 1 end`
  const waitMs = sql`case when ${failures} < ${free} then 0 else least(${mostWaitMs}, ${patience[kind].firstWait * 1000} * power(2, least(${failures} - ${free}, 20))) end`
  const { rowCount } = await ctx.db.execute(sql`
    insert into sign_in_failures as past (key, failures, free_at, forget_at) values (${key}, 1, ${now}, ${forgetAt})
    on conflict (key) do update set failures = ${failures}, forget_at = ${forgetAt}, free_at = ${now}::timestamptz + ${waitMs} * interval '1 millisecond'
    where past.free_at <= ${now}`)
  return rowCount === 1
}

const secondsLeft = async (db: Database, now: Date, { key }: Taken): Promise<number> => {
  const [row] = await db.select().from(signInFailures).where(eq(signInFailures.key, key))
  return row ? Math.max(1, Math.ceil((row.freeAt.getTime() - now.getTime()) / 1000)) : 1
}

/**
 * Counts a try as a failure before the password is looked at, so that many at once are not all the first.
 * @param isKnown the client has signed in to this account before: then strangers' failures do not hold it up
 */
export const takeSignIn = (
  ctx: Context,
  account: string,
  client: string,
  isKnown: boolean,
): Promise<Result<Taken[], 'too_many_requests'>> =>
  inTransaction<Context, Taken[], 'too_many_requests'>(ctx, async (tx) => {
    const all = takenBy(account, client, isKnown)
    for (const one of all)
      if (!(await take(tx, one)))
        return fail('too_many_requests', { params: { retryAfter: await secondsLeft(tx.db, tx.now(), one) } })
    return ok(all)
  })

/**
 * The password was right, or nobody looked at it: the try was no failure. The others still count, or whoever has an
 * account here could wash off tries at another one by signing in to their own.
 */
export const giveSignInBack = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  taken: readonly Taken[],
  isRight: boolean,
): Promise<void> => {
  for (const { kind, key } of taken) {
    if (isRight && kind === 'pair') await db.delete(signInFailures).where(eq(signInFailures.key, key))
    else
      await db.execute(
        sql`update sign_in_failures set failures = failures - 1, free_at = least(free_at, ${now()}) where key = ${key} and failures > 0`,
      )
  }
}

/** @returns how many were deleted */
export const deleteForgottenFailures = async ({ db }: { db: Database }, now: Date): Promise<number> =>
  (await db.execute(sql`delete from sign_in_failures where forget_at <= ${now}`)).rowCount ?? 0
