import type { Availability } from '#contracts/shop.ts'

interface Sold {
  type: 'physical' | 'virtual'
  availability: Availability
  publishedOn: string | null
}

/**
 * What is out of stock, or announced without a day: it can be pre-ordered as soon as it has one. A download is never out
 * of stock.
 */
export const mayComeBack = ({ type, availability, publishedOn }: Sold): boolean =>
  availability === 'unavailable' && (type === 'physical' || publishedOn === null)
