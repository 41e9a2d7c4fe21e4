/** The stock of a variant in the web warehouse. */
export interface StockLevel {
  variantId: number
  onHand: number
  /** Copies that a supplier has for us. */
  supplied: number
  /** Working days until these are here; null where nobody has said it. */
  leadDays: number | null
  reserved: number
}

/** A variant that nobody has counted. */
export const noCopies = (variantId: number): StockLevel => ({
  variantId,
  onHand: 0,
  supplied: 0,
  leadDays: null,
  reserved: 0,
})

/** Copies that can be sold. */
export const freeCopies = ({ onHand, supplied, reserved }: StockLevel): number => onHand + supplied - reserved

/** Of copies that are sold now those that the supplier has to send: what is on hand goes first. */
export const copiesFromSupplier = (sold: number, { onHand }: StockLevel): number => Math.max(0, sold - onHand)
