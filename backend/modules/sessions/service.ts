import type { Segment } from '#contracts/shop.ts'
import { sessionIdOf } from '../../access/actor.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { checkCredentials, type Credentials, lockChecked } from '../customers/service.ts'
import { recordEnds } from '../impersonations/service.ts'
import { exchangeSession } from './exchange-session.ts'
import { type Grant, openSession } from './open-session.ts'
import {
  deleteDemoSessions,
  deleteEndedSessions,
  deleteImpersonations,
  deleteSessionsOf,
  selectRemember,
} from './queries.ts'
import { isServed, type NotServed } from './refuse-segment.ts'

export { endOwnSession } from './end-own-session.ts'
export { findActor } from './find-actor.ts'
export { grantThirdParty } from './grant-third-party.ts'
export { refuseSegment } from './refuse-segment.ts'
export type { Grant } from './open-session.ts'

/** The demo accounts of a trial cannot sign in to a production shop over the same database, and are signed out of it. */
export const endDemoSessions = ({ db }: Services): Promise<void> => deleteDemoSessions(db)

/** The session of a cart. It is remembered, so that the cart is there when the visitor comes back. */
export const grantAnonymous = async (
  ctx: Context,
): Promise<Result<Grant, 'too_many_requests' | 'sign_in_required'>> => {
  const limited = await countTry(ctx, 'anonymous_session', clientOf(ctx))
  if (limited) return limited
  if (!(await isServed(ctx, 'b2c'))) return fail('sign_in_required')
  return ok(await openSession(ctx, { userId: null, segment: 'b2c', remember: true }))
}

export const grantPassword = async (
  ctx: Context,
  { remember, ...credentials }: Credentials & { remember: boolean },
): Promise<Result<Grant, 'too_many_requests' | 'invalid_grant' | 'service_unavailable' | NotServed>> => {
  const checked = await checkCredentials(ctx, credentials)
  if (!checked.ok) return checked
  return inTransaction<Context, Grant, 'invalid_grant' | NotServed>(ctx, async (tx) => {
    const user = await lockChecked(tx.db, checked.value)
    return user ? exchangeSession(tx, user, remember) : fail('invalid_grant')
  })
}

/** Signs a user out everywhere, from the next request on. @param except the session that goes on */
export const endSessionsOf = async (
  ctx: Pick<Services, 'db' | 'now'>,
  userId: number,
  except?: string,
): Promise<void> => recordEnds(ctx, await deleteSessionsOf(ctx.db, userId, except))

/** Ends what the user does in the name of others, and what operators do in the name of the user. */
export const endImpersonations = async (ctx: Pick<Services, 'db' | 'now'>, userId: number): Promise<void> =>
  recordEnds(ctx, await deleteImpersonations(ctx.db, userId))

/**
 * The caller goes on in a session of another segment, with a new token. The user's other sessions end. A session that
 * has ended meanwhile does not come back. To be called in a transaction that has locked the user.
 */
export const changeSegment = async (
  tx: Context,
  userId: number,
  segment: Segment,
): Promise<Result<Grant, 'unauthenticated'>> => {
  const sessionId = sessionIdOf(tx.actor)
  const remember = sessionId === undefined ? undefined : await selectRemember(tx.db, sessionId)
  if (remember === undefined) return fail('unauthenticated')
  await endSessionsOf(tx, userId)
  return ok(await openSession(tx, { userId, segment, remember }))
}

/** @returns how many sessions were deleted */
export const deleteExpiredSessions = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteEndedSessions(db, now)
