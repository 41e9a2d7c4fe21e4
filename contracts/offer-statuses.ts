/**
 * The statuses of an offer (spec point 4).
 * - `new`: it is being written; nobody has sent it to the shop.
 * - `offer_requested`: the shop has to price it, for the first time or anew.
 * - `draft`: the shop prices it.
 * - `offer_sent`: the customer can answer until it expires.
 */
export const offerStatuses = [
  'new',
  'offer_requested',
  'draft',
  'offer_sent',
  'ordered',
  'closed',
  'expired',
  'rejected',
] as const
export type OfferStatus = (typeof offerStatuses)[number]

export const offerAuthors = ['customer', 'shop'] as const

/** The lines of an offer: a school year of a whole school. */
export const maxOfferLines = 500
