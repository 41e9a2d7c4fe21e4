import { shownStock } from '#lib/format/shown-stock.ts'

export interface StockChange {
  variantId: number
  /** Copies that could be ordered before. */
  from: number
  to: number
  /** A supplier has some of them: the page says how many of the others are here. */
  isSupplied?: boolean
}

/**
 * The pages that change: the variant's own page shows the number of copies; other pages only show whether there are
 * any.
 */
export const tagsOfChange = ({ variantId, from, to, isSupplied = false }: StockChange): string[] => [
  ...(shownStock(from) === shownStock(to) && !(isSupplied && from !== to) ? [] : [`variant:${variantId}`]),
  ...(from > 0 === to > 0 ? [] : [`offer:${variantId}`]),
]
