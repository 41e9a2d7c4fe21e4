import type { Configuration } from '#contracts/configuration.ts'
import type { Segment } from '#contracts/shop.ts'

export type PriceKind = 'gross' | 'net'

/** Which price leads and which one stands beside it. */
export interface ShownPrices {
  main: PriceKind
  /** The other kind, smaller, where several books are listed: cards, rows, lines of a cart, an order and a mail. */
  besideInLists?: PriceKind
  /** The other kind where one thing is described: a product's own page, the sum of an order. */
  besideInDetails?: PriceKind
}

/**
 * The one rule for pages, cart, checkout, orders and mails (spec 3: price display). Readers always see first what they
 * pay (98/6/EC); institutions see the net price first unless the configuration says gross alone. With `both`,
 * institutions see the other kind everywhere, readers only in details.
 */
export const shownPrices = (config: Configuration['price_display_config'], segment: Segment): ShownPrices => {
  if (segment === 'b2c') return { main: 'gross', ...(config === 'both' && { besideInDetails: 'net' }) }
  if (config === 'gross') return { main: 'gross' }
  return { main: 'net', ...(config === 'both' && { besideInLists: 'gross', besideInDetails: 'gross' }) }
}
