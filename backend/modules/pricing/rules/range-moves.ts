const rangeOf = (grosses: readonly number[]): string => `${Math.min(...grosses)} ${Math.max(...grosses)}`

const withOne = (others: readonly number[], one: number | null): readonly number[] =>
  one === null ? others : [...others, one]

/**
 * Whether the cheapest or the dearest variant of a product costs something else now, which its cards say.
 * @param others what the product's other variants cost
 * @param before null for the first price
 * @param after null for a price that has ended
 */
export const rangeMoves = (others: readonly number[], before: number | null, after: number | null): boolean =>
  others.length > 0 && rangeOf(withOne(others, before)) !== rangeOf(withOne(others, after))
