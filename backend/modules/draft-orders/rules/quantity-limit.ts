import type { Availability } from '#contracts/shop.ts'
import { fail, type Failure } from '../../../kernel/result.ts'

/** The limit of copies of one item. For more copies a customer requests an offer. */
const maxCopies = 99

export interface Offer {
  type: 'physical' | 'virtual'
  availability: Availability
  /** Null where nothing limits it. */
  stock: number | null
}

/** What is yet to be published is bought in by the number of orders, so stock does not limit it. */
const limitOf = ({ availability, stock }: Offer): number | null => (availability === 'preorder' ? null : stock)

export const maxQuantity = (offer: Offer): number | null => {
  if (offer.type === 'virtual') return offer.availability === 'unavailable' ? 0 : 1
  const limit = limitOf(offer)
  return limit === null ? null : Math.max(0, Math.min(limit, maxCopies))
}

/** The largest quantity that `refuseQuantity` lets pass. */
export const mostCopies = (offer: Offer): number => maxQuantity(offer) ?? maxCopies

type Refusal = Failure<'quantity_limit_reached' | 'insufficient_stock' | 'one_copy_only'>

/**
 * Why so many copies cannot be in a cart; undefined if they can.
 * @param inCart how many of them are there already: who asks for one more wants to know where the others are
 */
export const refuseQuantity = (offer: Offer, quantity: number, inCart = 0): Refusal | undefined => {
  if (offer.type === 'virtual') return quantity > 1 ? fail('one_copy_only', { params: { inCart } }) : undefined
  if (quantity > maxCopies) return fail('quantity_limit_reached', { params: { max: maxCopies } })
  const limit = limitOf(offer)
  if (limit !== null && quantity > limit)
    return fail('insufficient_stock', { params: { available: Math.max(0, limit), inCart } })
  return undefined
}
