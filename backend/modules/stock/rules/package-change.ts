import type { StockChange } from './tags-of-change.ts'

export interface PackagePart {
  packageId: number
  variantId: number
  /** Copies in one package. */
  quantity: number
  /** Copies that can be ordered now. */
  available: number
  /** Some of which a supplier has. */
  isSupplied: boolean
}

const scarcest = (parts: readonly PackagePart[], copies: (part: PackagePart) => number): number =>
  Math.min(...parts.map((part) => Math.floor(copies(part) / part.quantity)))

/** The stock of a package is that of its scarcest part. @param change the change in the copies of a part */
export const packageChanges = (parts: readonly PackagePart[], change: (variantId: number) => number): StockChange[] =>
  [...Map.groupBy(parts, ({ packageId }) => packageId)].map(([variantId, its]) => ({
    variantId,
    from: scarcest(its, (part) => part.available - change(part.variantId)),
    to: scarcest(its, ({ available }) => available),
    isSupplied: its.some(({ isSupplied }) => isSupplied),
  }))
