import type { OfferStatus } from '#contracts/offer-statuses.ts'

/** Who moves an offer: a member of the organisation, the operator, the clock, or what becomes of its order. */
export type Mover = 'customer' | 'shop' | 'job' | 'order'

/** The statuses of an offer, where each may lead, and who leads there. */
const moves: Record<OfferStatus, Partial<Record<OfferStatus, Mover | readonly Mover[]>>> = {
  new: { offer_requested: 'customer' },
  offer_requested: { draft: 'shop', closed: 'shop' },
  draft: { offer_sent: 'shop', closed: 'shop' },
  offer_sent: {
    offer_requested: 'customer',
    ordered: ['customer', 'order'],
    rejected: 'customer',
    draft: 'shop',
    closed: 'shop',
    expired: 'job',
  },
  expired: { offer_requested: 'customer', draft: 'shop', closed: 'shop', ordered: 'order' },
  ordered: { offer_sent: 'order' },
  closed: {},
  rejected: {},
}

const moversOf = (from: OfferStatus, to: OfferStatus): readonly Mover[] => [moves[from][to] ?? []].flat()

export const canMoveOffer = (from: OfferStatus, to: OfferStatus, by: Mover): boolean => moversOf(from, to).includes(by)

/** Nobody leads it anywhere any more, so nobody writes about it here. */
export const isFinished = (status: OfferStatus): boolean =>
  Object.values(moves[status])
    .flat()
    .every((mover) => mover === 'order')
