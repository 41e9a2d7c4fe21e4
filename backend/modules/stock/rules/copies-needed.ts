export interface OrderedLine {
  variantId: number
  quantity: number
  type: 'physical' | 'virtual'
  availability: 'available' | 'preorder' | 'unavailable'
  /** The parts of one copy of a package; empty for every other variant. */
  components: readonly { variantId: number; quantity: number }[]
}

export interface Copies {
  variantId: number
  quantity: number
}

/**
 * The copies that these lines need in the warehouse: packages are taken apart, equal variants are merged (a package and
 * a single copy may need the same book), in the order in which rows are locked. Pre-orders need no copies yet, because
 * their copies are bought by the number of orders. Downloads never need copies.
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
