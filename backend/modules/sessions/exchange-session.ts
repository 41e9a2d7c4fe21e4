import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { UserRow } from '../customers/service.ts'
import { mergeGuestCart } from '../draft-orders/service.ts'
import { endOwnSession } from './end-own-session.ts'
import { type Grant, openSession } from './open-session.ts'
import { type NotServed, refuseSegment } from './refuse-segment.ts'

/** The cart of the session is merged in the customer's name: prices, deals and coupons are those of the customer. */
const mergeCarts = async (tx: Context, { id, segment }: UserRow): Promise<Grant['merge']> => {
  const { actor } = tx
  if (actor.kind !== 'session' || actor.userId !== null) return null
  return mergeGuestCart({ ...tx, actor: { ...actor, userId: id, segment } }, actor.sessionId, id)
}

/**
 * Ends the session that made the call. The cart of an anonymous session is merged into the customer's. To be called in a
 * transaction that has locked the user.
 */
export const exchangeSession = async (
  tx: Context,
  user: UserRow,
  remember: boolean,
): Promise<Result<Grant, NotServed>> => {
  const { id, segment } = user
  const refused = await refuseSegment(tx, segment)
  if (refused) return refused
  const merge = await mergeCarts(tx, user)
  await endOwnSession(tx)
  return ok({ ...(await openSession(tx, { userId: id, segment, remember })), merge })
}
