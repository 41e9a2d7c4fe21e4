import type { Configuration } from '#contracts/configuration.ts'
import type { PriceRange } from '#contracts/money.ts'
import type { Segment } from '#contracts/shop.ts'
import type { ListingState } from './listing-url.ts'

export type PriceKind = 'gross' | 'net'

/** How the pages of a market say prices (spec 3: price display, price range display). */
export interface PriceDisplay {
  main: PriceKind
  /** The other kind, smaller, on cards and in lists. */
  besideOnCards?: PriceKind
  /** The same on a product's own page. */
  besideOnPage?: PriceKind
  /** What a card says of a product whose variants cost different amounts. */
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

/** A listing that asks for certain variants, or sorts by what they cost, says their own prices. */
export const displayFor = (display: PriceDisplay, state: ListingState): PriceDisplay => {
  const asksForVariants =
    state.format.length > 0 ||
    state.availability.length > 0 ||
    state.reduced ||
    [state.price_min, state.price_max, state.year_min, state.year_max].some((one) => one !== undefined) ||
    state.sort === 'price_asc' ||
    state.sort === 'price_desc'
  return asksForVariants ? { ...display, range: 'none' } : display
}

/** A reduction is announced of one variant with its own lowest price of 30 days, never of a range. */
export const shownRange = (
  range: PriceRange | null,
  isReduced: boolean,
  how: PriceDisplay['range'],
): { from: PriceRange['from']; to?: PriceRange['to'] } | undefined => {
  if (!range || isReduced || how === 'none') return undefined
  return how === 'from' ? { from: range.from } : range
}
