import type { Filter } from '#contracts/listing.ts'
import { currencies, type Currency } from '#contracts/shop.ts'

interface Range {
  min: number
  max: number
}

/** The ends of what a listing holds, as a reader writes them. */
export interface ListingRanges {
  price: Range | undefined
  year: Range | undefined
}

export const listingRanges = (filters: readonly Filter[], currency: Currency): ListingRanges => {
  const rangeOf = (token: string, unit: number): Range | undefined => {
    const filter = filters.find((one) => one.token === token)
    return filter?.min === undefined || filter.max === undefined
      ? undefined
      : { min: filter.min / unit, max: filter.max / unit }
  }
  return { price: rangeOf('price', 10 ** currencies[currency]), year: rangeOf('year', 1) }
}
