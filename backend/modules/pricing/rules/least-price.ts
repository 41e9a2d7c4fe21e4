import type { Format } from '#contracts/shop.ts'

/** The configuration entries of the pricing rules. */
export interface PricingRules {
  /** In minor units: what one bought copy costs at least. */
  minimum_price: number
  /** What one percent is as a rate. */
  rate_unit: number
}

/** The fixed book price: for so many months after publication a book is lowered by so many percent at most; 0 months switch it off. */
export interface FixedBookPrice {
  months: number
  percent: number
}

interface Sold {
  format: Format
  /** An ISO day; null where it is not known yet. */
  publishedOn: string | null
}

/** Whether the printed book is still in its first months, counted by calendar. A book that is not published yet is. */
export const isFixed = ({ format, publishedOn }: Sold, { months }: FixedBookPrice, today: string): boolean => {
  if (months === 0 || (format !== 'paperback' && format !== 'hardback')) return false
  if (publishedOn === null) return true
  const end = new Date(`${publishedOn}T00:00:00Z`)
  end.setUTCMonth(end.getUTCMonth() + months)
  return today < end.toISOString().slice(0, 10)
}

/**
 * The gross price below which no deal and no coupon brings one copy, in minor units.
 * @param listGross the price without any deal
 */
export const leastPrice = (
  sold: Sold,
  listGross: number,
  { rules, fixed, today }: { rules: PricingRules; fixed: FixedBookPrice; today: string },
): number => {
  const byLaw = isFixed(sold, fixed, today) ? listGross - Math.floor((listGross * fixed.percent) / 100) : 0
  return Math.min(listGross, Math.max(rules.minimum_price, byLaw))
}
