import type { Availability } from '#contracts/shop.ts'

interface Sold {
  type: 'physical' | 'virtual'
  availability: Availability
}

/**
 * Physical variants that are out of stock. A download is never out of stock, and a variant before publication can be
 * pre-ordered.
 */
export const mayComeBack = ({ type, availability }: Sold): boolean =>
  type === 'physical' && availability === 'unavailable'
