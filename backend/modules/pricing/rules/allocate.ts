interface Part {
  key: number
  /** In what proportion it takes its share. */
  weight: number
  /** How much it can take. */
  room: number
}

/**
 * Divides an amount among parts in proportion to their weights, in integers. No part takes more than its room; what does
 * not fit into one is divided among the others.
 * @returns the share of each key; together they are the amount, or all the room there is
 */
export const allocate = (amount: number, parts: readonly Part[]): Map<number, number> => {
  const shares = new Map(parts.map(({ key }) => [key, 0]))
  const spare = ({ key, room }: Part): number => room - (shares.get(key) ?? 0)
  const give = (key: number, share: number): void => void shares.set(key, (shares.get(key) ?? 0) + share)
  let left = amount
  for (;;) {
    const open = parts.filter((part) => spare(part) > 0)
    if (left <= 0 || open.length === 0) return shares
    const weights = open.reduce((sum, { weight }) => sum + weight, 0)
    const round = left
    for (const part of open) {
      const share = Math.min(left, spare(part), weights > 0 ? Math.floor((round * part.weight) / weights) : 0)
      give(part.key, share)
      left -= share
    }
    // Too little for a whole unit each: one unit after the other, the heaviest part first.
    if (left === round)
      for (const part of open.toSorted((a, b) => b.weight - a.weight).slice(0, left)) {
        give(part.key, 1)
        left -= 1
      }
  }
}
