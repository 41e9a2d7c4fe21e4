import type { Configuration } from '#contracts/configuration.ts'
import { isCatalogOnly } from '#contracts/operation-mode.ts'
import type { Segment } from '#contracts/shop.ts'
import { type ShownPrices, shownPrices } from './shown-prices.ts'

/** How the pages of a market show prices (spec 3: price display, price range display). */
export interface PriceDisplay extends ShownPrices {
  /** The text on a card for the prices of the other formats. */
  range: Configuration['price_range_display']
  onCards: boolean
  /** Prices and the cart come after the sign-in, and until then the page shows neither. */
  hidden: boolean
}

type Settings = Pick<
  Configuration,
  'operation_mode' | 'price_display_config' | 'price_range_display' | 'product_card_settings'
>

export const priceDisplay = (settings: Settings, segment: Segment): PriceDisplay => {
  const hidden = isCatalogOnly(settings.operation_mode, segment)
  return {
    ...shownPrices(settings.price_display_config, segment),
    range: settings.price_range_display,
    onCards: settings.product_card_settings.displayPrice && !hidden,
    hidden,
  }
}
