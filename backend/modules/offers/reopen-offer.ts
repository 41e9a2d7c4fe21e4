import type { Services } from '../../kernel/context.ts'
import { moveOffer } from './move-offer.ts'
import { lockByNumber, selectAccepted, selectShownVersions } from './queries.ts'
import { canMoveOffer } from './rules/offer-moves.ts'

type Tx = Pick<Services, 'db' | 'now'>

/** What an order says of its offer; an order without an offer needs nothing here. */
interface OrderOfOffer {
  offerNumber: string | null
}

/**
 * The order of an offer was not paid in time, or its buyer has cancelled it: the offer can be accepted again as long as
 * it is valid. The caller has locked the order, and no copies yet: who accepts an offer locks it before them.
 * @param actor as the audit log names who does it
 */
export const reopenOffer = async (tx: Tx, { offerNumber }: OrderOfOffer, actor: string): Promise<void> => {
  const offer = offerNumber === null ? undefined : await lockByNumber(tx.db, offerNumber)
  if (offer) await moveOffer(tx, offer, { to: 'offer_sent', by: 'order', actor })
}

/** Whether money that comes late may bring back a cancelled order: its offer has no other order, and no newer version. */
export const canOrderAgain = async (
  { db }: Pick<Tx, 'db'>,
  { offerNumber, draftOrderId }: OrderOfOffer & { draftOrderId: number },
): Promise<boolean> => {
  const offer = offerNumber === null ? undefined : await lockByNumber(db, offerNumber)
  if (!offer) return true
  const [newest] = await selectShownVersions(db, [offer.id])
  return canMoveOffer(offer.status, 'ordered', 'order') && newest?.id === (await selectAccepted(db, draftOrderId))
}

/** The order is back. */
export const orderAgain = async (tx: Tx, { offerNumber }: OrderOfOffer, actor: string): Promise<void> => {
  const offer = offerNumber === null ? undefined : await lockByNumber(tx.db, offerNumber)
  if (offer) await moveOffer(tx, offer, { to: 'ordered', by: 'order', actor })
}
