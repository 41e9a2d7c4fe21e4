import type { Context, Services } from '../../kernel/context.ts'
import { clientOf, countTry } from '../../http/rate-limit.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { checkCredentials, type Credentials, isStillPassword, type UserRow } from '../customers/service.ts'
import { mergeGuestCart } from '../draft-orders/service.ts'
import { type Grant, openSession } from './open-session.ts'
import { deleteDemoSessions, deleteEndedSessions, deleteSession, deleteSessionsOf } from './queries.ts'

export { findActor } from './find-actor.ts'

/** The demo accounts of a trial cannot sign in to a production shop over the same database, and are signed out of it. */
export const endDemoSessions = ({ db }: Services): Promise<void> => deleteDemoSessions(db)

/** The session of a cart. It is remembered, so that the cart is there when the visitor comes back. */
export const grantAnonymous = async (ctx: Context): Promise<Result<Grant, 'too_many_requests'>> => {
  const limited = await countTry(ctx, 'anonymous_session', clientOf(ctx))
  return limited ?? ok(await openSession(ctx, { userId: null, segment: 'b2c', remember: true }))
}

/** The cart of the session is merged in the customer's name: prices, deals and coupons are those of the customer. */
const mergeCarts = async (tx: Context, { id, segment }: UserRow): Promise<Grant['merge']> => {
  const { actor } = tx
  if (actor.kind !== 'session' || actor.userId !== null) return null
  return mergeGuestCart({ ...tx, actor: { ...actor, userId: id, segment } }, actor.sessionId, id)
}

/** Ends the session that made the call. The cart of an anonymous session is merged into the customer's. */
const exchangeSession = (ctx: Context, user: UserRow, remember: boolean): Promise<Result<Grant, 'invalid_grant'>> =>
  inTransaction<Context, Grant, 'invalid_grant'>(ctx, async (tx) => {
    if (!(await isStillPassword(tx.db, user))) return fail('invalid_grant')
    const { actor } = tx
    const { id, segment } = user
    const merge = await mergeCarts(tx, user)
    if (actor.kind === 'session') await deleteSession(tx.db, actor.sessionId)
    return ok({ ...(await openSession(tx, { userId: id, segment, remember })), merge })
  })

export const grantPassword = async (
  ctx: Context,
  { remember, ...credentials }: Credentials & { remember: boolean },
): Promise<Result<Grant, 'too_many_requests' | 'invalid_grant' | 'service_unavailable'>> => {
  const checked = await checkCredentials(ctx, credentials)
  return checked.ok ? exchangeSession(ctx, checked.value, remember) : checked
}

/** Signs a user out everywhere, from the next request on. @param except the session that goes on */
export const endSessionsOf = ({ db }: Pick<Services, 'db'>, userId: number, except?: string): Promise<void> =>
  deleteSessionsOf(db, userId, except)

export const revoke = async ({ db, actor }: Context): Promise<void> => {
  if (actor.kind === 'session') await deleteSession(db, actor.sessionId)
}

/** @returns how many sessions were deleted */
export const deleteExpiredSessions = ({ db }: Pick<Services, 'db'>, now: Date): Promise<number> =>
  deleteEndedSessions(db, now)
