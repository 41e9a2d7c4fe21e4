import type { Configuration } from '#contracts/configuration.ts'
import type { Segment } from '#contracts/shop.ts'

export type PriceKind = 'gross' | 'net'

/** How the pages of a market say prices (spec 3: price display, price range display). */
export interface PriceDisplay {
  main: PriceKind
  /** The other kind, smaller, on cards and in lists. */
  besideOnCards?: PriceKind
  /** The same on a product's own page. */
  besideOnPage?: PriceKind
  /** What a card says of the prices of its book's other formats. */
  range: Configuration['price_range_display']
  onCards: boolean
}

type Settings = Pick<Configuration, 'price_display_config' | 'price_range_display' | 'product_card_settings'>

/**
 * Readers are always told first what they pay (98/6/EC), institutions the net price unless gross alone is configured.
 * With `both` institutions see the other kind everywhere, readers on a product's page.
 */
export const priceDisplay = (settings: Settings, segment: Segment): PriceDisplay => {
  const { price_display_config: config, price_range_display: range, product_card_settings: card } = settings
  const common = { range, onCards: card.displayPrice }
  if (segment === 'b2c') return { main: 'gross', ...(config === 'both' && { besideOnPage: 'net' }), ...common }
  if (config === 'gross') return { main: 'gross', ...common }
  return { main: 'net', ...(config === 'both' && { besideOnCards: 'gross', besideOnPage: 'gross' }), ...common }
}
