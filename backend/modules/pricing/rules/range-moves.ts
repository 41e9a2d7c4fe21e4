const rangeOf = (grosses: readonly number[]): string => `${Math.min(...grosses)} ${Math.max(...grosses)}`

/**
 * Whether the cheapest or the dearest variant of a product costs something else now, which its cards say.
 * @param others what the product's other variants cost
 * @param before null for the first price
 */
export const rangeMoves = (others: readonly number[], before: number | null, after: number): boolean =>
  others.length > 0 && rangeOf([...others, ...(before === null ? [] : [before])]) !== rangeOf([...others, after])
