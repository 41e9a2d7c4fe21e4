import type { StockChange } from './tags-of-change.ts'

export interface PackagePart {
  packageId: number
  variantId: number
  /** Copies in one package. */
  quantity: number
  /** Copies that can be ordered now. */
  available: number
}

const scarcest = (parts: readonly PackagePart[], copies: (part: PackagePart) => number): number =>
  Math.min(...parts.map((part) => Math.floor(copies(part) / part.quantity)))

/** A package can be had as often as its scarcest part allows. @param change by how much a part's copies have changed */
export const packageChanges = (parts: readonly PackagePart[], change: (variantId: number) => number): StockChange[] =>
  [...Map.groupBy(parts, ({ packageId }) => packageId)].map(([variantId, its]) => ({
    variantId,
    from: scarcest(its, (part) => part.available - change(part.variantId)),
    to: scarcest(its, ({ available }) => available),
  }))
