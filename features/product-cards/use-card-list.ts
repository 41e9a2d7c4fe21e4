import { useTranslations } from 'next-intl'
import { classNames } from '#components/ui/class-names.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { useCardTexts } from './use-card-texts.ts'

export interface Shown {
  variants: readonly ListedVariant[]
  prices: PriceDisplay
  /**
   * `listing` stands beside filters. `strip` has the width of the page and six books in a row, smaller than the book of
   * the page. `text` is a text column.
   */
  place: 'listing' | 'strip' | 'text'
  /** True where the first row is visible without scrolling. */
  priority?: boolean
}

const columns = {
  listing: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  strip: 'grid-cols-2 min-[28rem]:grid-cols-3 min-[44rem]:grid-cols-4 lg:grid-cols-6',
  text: 'grid-cols-2 sm:grid-cols-3',
}

/** Phones show two books in a row: half of the width without margins and gap. */
const sizes = {
  listing: '(min-width:600px) 216px,calc(50vw - 26px)',
  strip: '(min-width:1200px) 190px,(min-width:704px) 24vw,(min-width:448px) 30vw,calc(50vw - 26px)',
  text: '(min-width:600px) 216px,calc(50vw - 26px)',
}

/**
 * Two books of the first row are visible on every screen. More covers with high priority would only compete with them.
 */
const firstInSight = 2

/** The properties of a list of cards (card-list.tsx). */
export const useCardList = ({ variants, prices, place, priority = false }: Shown) => ({
  cards: variants.map(useCardTexts(prices)),
  className: classNames('grid gap-x-4 gap-y-9 sm:gap-x-[26px]', columns[place]),
  sizes: sizes[place],
  inSight: priority ? firstInSight : 0,
  favourite: useTranslations('catalog')('favourite'),
})
