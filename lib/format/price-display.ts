import type { Configuration } from '#contracts/configuration.ts'
import type { Segment } from '#contracts/shop.ts'
import { type ShownPrices, shownPrices } from './shown-prices.ts'

/** How the pages of a market show prices (spec 3: price display, price range display). */
export interface PriceDisplay extends ShownPrices {
  /** The text on a card for the prices of the other formats. */
  range: Configuration['price_range_display']
  onCards: boolean
}

type Settings = Pick<Configuration, 'price_display_config' | 'price_range_display' | 'product_card_settings'>

export const priceDisplay = (settings: Settings, segment: Segment): PriceDisplay => ({
  ...shownPrices(settings.price_display_config, segment),
  range: settings.price_range_display,
  onCards: settings.product_card_settings.displayPrice,
})
