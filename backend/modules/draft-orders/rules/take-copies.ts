import type { ErrorCode } from '#contracts/errors.ts'
import type { CartReportLine } from '#contracts/cart-report.ts'
import type { Failure } from '../../../kernel/result.ts'
import { mostCopies, type Offer, refuseQuantity } from './quantity-limit.ts'

export interface Taken {
  taken: number
  outcome: CartReportLine['outcome']
  /** Why it is not what was wanted. */
  why?: Failure | undefined
}

interface OfferToTake extends Offer {
  needsChoice: boolean
}

const refused = (code: ErrorCode): Taken => ({ taken: 0, outcome: 'refused', why: { ok: false, code } })

/**
 * How many of the wanted copies the cart takes: as many as can be ordered together with those that it has.
 * @param inCart how many of them are there already
 */
export const takeCopies = (offer: OfferToTake, wanted: number, inCart: number): Taken => {
  if (offer.availability === 'unavailable') return refused('variant_not_available')
  if (offer.needsChoice) return refused('choice_required')
  if (!refuseQuantity(offer, inCart + wanted, inCart)) return { taken: wanted, outcome: 'added' }
  const taken = Math.max(0, mostCopies(offer) - inCart)
  // What refuses one copy more is the reason: a wish for 999 copies of 44 ends at the stock, not at the limit of 99.
  const why = refuseQuantity(offer, inCart + taken + 1, inCart)
  if (taken > 0) return { taken, outcome: 'reduced', why }
  // A download that is in the cart is what the reader wants.
  return { taken: 0, outcome: offer.type === 'virtual' ? 'unchanged' : 'refused', why }
}
