import type { OfferStatus } from '#contracts/offer-statuses.ts'
import { auditLog } from '../../db/schema/operations.ts'
import type { Services } from '../../kernel/context.ts'
import { type OfferRow, updateOffer } from './queries.ts'
import { canMoveOffer, type Mover } from './rules/offer-moves.ts'

interface Move {
  to: OfferStatus
  by: Mover
  /** As the audit log names who does it, by number alone: `user:7`, `cli:anna`, `job:expire-offers`. */
  actor: string
}

/**
 * One step of an offer whose row the caller has locked; the audit log is its history.
 * @returns false for a move that the table does not allow: nothing happens then
 */
export const moveOffer = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, number, status: from }: Pick<OfferRow, 'id' | 'number' | 'status'>,
  { to, by, actor }: Move,
): Promise<boolean> => {
  if (!canMoveOffer(from, to, by)) return false
  await updateOffer(db, id, { status: to })
  await db.insert(auditLog).values({
    at: now(),
    actor,
    action: `offer.${to}`,
    subject: `offer:${number}`,
    detail: { from },
  })
  return true
}
