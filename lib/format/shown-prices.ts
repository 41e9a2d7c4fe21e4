import type { Configuration } from '#contracts/configuration.ts'
import type { Segment } from '#contracts/shop.ts'

export type PriceKind = 'gross' | 'net'

/** The price that is shown first, and the one beside it. */
export interface ShownPrices {
  main: PriceKind
  /** The second price in lists of several books: cards, rows, lines of a cart, an order and a mail. */
  besideInLists?: PriceKind
  /** The second price where one thing is described: the page of a product, the total of an order. */
  besideInDetails?: PriceKind
}

/**
 * The one rule for pages, cart, checkout, orders and mails (spec 3: price display). Readers always see first the price
 * that they pay (98/6/EC). Institutions see the net price first, unless the configuration says gross alone. With
 * `both`, institutions see the other price everywhere, readers only in details.
 */
export const shownPrices = (config: Configuration['price_display_config'], segment: Segment): ShownPrices => {
  if (segment === 'b2c') return { main: 'gross', ...(config === 'both' && { besideInDetails: 'net' }) }
  if (config === 'gross') return { main: 'gross' }
  return { main: 'net', ...(config === 'both' && { besideInLists: 'gross', besideInDetails: 'gross' }) }
}
