import type { VariantCard } from '#contracts/variant-cards.ts'

/** Copies of one line that a supplier sends to us first. */
export interface SuppliedCopies {
  copies: number
  /** Working days; null where the supplier does not say it. */
  leadDays: number | null
}

/** Of a line with so many copies those that are not here: what is on hand goes first. Null where none come from a supplier. */
export const copiesFromSupplier = (
  { availability, supplier }: Pick<VariantCard, 'availability' | 'supplier'>,
  quantity: number,
): SuppliedCopies | null =>
  availability === 'available' && supplier && quantity > supplier.onHand
    ? { copies: quantity - supplier.onHand, leadDays: supplier.leadDays }
    : null

/** The shop counts with these working days where a supplier says none. */
const usualLeadDays = 10

/** Working days until all copies of a line are here. */
export const daysUntilHere = (supplied: SuppliedCopies | null): number =>
  supplied ? (supplied.leadDays ?? usualLeadDays) : 0
