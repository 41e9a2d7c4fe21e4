import type { OfferStatus } from '#contracts/offer-statuses.ts'

/** Who moves an offer: a member of the organisation, the operator, or the clock. */
export type Mover = 'customer' | 'shop' | 'job'

/** The statuses of an offer, where each may lead, and who leads there. */
const moves: Record<OfferStatus, Partial<Record<OfferStatus, Mover>>> = {
  new: { offer_requested: 'customer' },
  offer_requested: { draft: 'shop', closed: 'shop' },
  draft: { offer_sent: 'shop', closed: 'shop' },
  offer_sent: {
    offer_requested: 'customer',
    ordered: 'customer',
    rejected: 'customer',
    draft: 'shop',
    closed: 'shop',
    expired: 'job',
  },
  expired: { offer_requested: 'customer', draft: 'shop', closed: 'shop' },
  ordered: {},
  closed: {},
  rejected: {},
}

export const canMoveOffer = (from: OfferStatus, to: OfferStatus, by: Mover): boolean => moves[from][to] === by

/** Nothing follows any more, so nobody writes about it here. */
export const isFinished = (status: OfferStatus): boolean => Object.keys(moves[status]).length === 0
