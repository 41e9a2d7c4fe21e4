import { and, eq, gt, not, or, type SQL } from 'drizzle-orm'
import { sessions } from '../../db/schema/customers.ts'

/**
 * How long sessions live. A remembered one and a cart's own, without an account, live for the thirty days that their
 * cookie says, whether they are used or not. One that ends with the browser ends after half an hour without a call as
 * well: on a shared computer nobody may close the browser.
 */
export const lifetimeMs = 30 * 86_400_000
export const idleMs = 30 * 60_000
/** So rarely is it written that a session was seen; it may end by so much earlier. */
export const seenEveryMs = 60_000

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms)

export const isAlive = (now: Date): SQL | undefined =>
  and(gt(sessions.expiresAt, now), or(eq(sessions.remember, true), gt(sessions.lastSeenAt, before(now, idleMs))))

export const hasEnded = (now: Date): SQL => not(isAlive(now) as SQL)

export const isWorthWriting = ({ remember, lastSeenAt }: { remember: boolean; lastSeenAt: Date }, now: Date): boolean =>
  !remember && lastSeenAt < before(now, seenEveryMs)
