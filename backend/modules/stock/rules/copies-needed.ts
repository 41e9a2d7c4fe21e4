export interface OrderedLine {
  variantId: number
  quantity: number
  type: 'physical' | 'virtual'
  availability: 'available' | 'preorder' | 'unavailable'
  /** What one copy of a package is made of; empty for everything else. */
  components: readonly { variantId: number; quantity: number }[]
}

export interface Copies {
  variantId: number
  quantity: number
}

/**
 * What the warehouse must hold for these lines: packages taken apart, equal variants merged (a package and a single
 * copy may want the same book), in the order in which rows are locked. Pre-orders need nothing yet: their copies are
 * bought in by the number of orders, so nothing is reserved for them. Downloads need nothing ever.
 */
export const copiesNeeded = (lines: readonly OrderedLine[]): Copies[] => {
  const needed = new Map<number, number>()
  for (const { variantId, quantity, type, availability, components } of lines) {
    if (availability === 'preorder') continue
    const own = type === 'physical' ? [{ variantId, quantity: 1 }] : []
    for (const part of components.length > 0 ? components : own)
      needed.set(part.variantId, (needed.get(part.variantId) ?? 0) + part.quantity * quantity)
  }
  return [...needed]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .toSorted((a, b) => a.variantId - b.variantId)
}
