import { shownStock } from '#lib/format/shown-stock.ts'

export interface StockChange {
  variantId: number
  /** Copies that could be ordered before. */
  from: number
  to: number
}

/**
 * Which pages show something else now: the variant's own one counts the copies, all others that name the variant only
 * say whether there are any.
 */
export const tagsOfChange = ({ variantId, from, to }: StockChange): string[] => [
  ...(shownStock(from) === shownStock(to) ? [] : [`variant:${variantId}`]),
  ...(from > 0 === to > 0 ? [] : [`offer:${variantId}`]),
]
