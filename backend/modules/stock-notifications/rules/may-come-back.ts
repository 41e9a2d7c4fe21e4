import type { Availability } from '#contracts/shop.ts'

interface Sold {
  type: 'physical' | 'virtual'
  availability: Availability
}

/** What is out of stock and can be carried; a download is never out, a book to come can be ordered ahead. */
export const mayComeBack = ({ type, availability }: Sold): boolean =>
  type === 'physical' && availability === 'unavailable'
