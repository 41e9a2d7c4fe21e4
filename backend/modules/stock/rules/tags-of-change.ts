import { shownStock } from '#lib/format/shown-stock.ts'

export interface StockChange {
  variantId: number
  /** Copies that could be ordered before. */
  from: number
  to: number
}

/**
 * The pages that change: the variant's own page shows the number of copies; other pages only show whether there are
 * any.
 */
export const tagsOfChange = ({ variantId, from, to }: StockChange): string[] => [
  ...(shownStock(from) === shownStock(to) ? [] : [`variant:${variantId}`]),
  ...(from > 0 === to > 0 ? [] : [`offer:${variantId}`]),
]
