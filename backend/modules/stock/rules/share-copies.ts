interface Waiting {
  orderId: number
  /** The copies that it waits for. */
  copies: number
}

/** Gives copies that have come to the orders that wait for them, one after the other. `rest` is what nobody waits for. */
export const shareCopies = (
  come: number,
  waiting: readonly Waiting[],
): { shares: (Waiting & { taken: number })[]; rest: number } => {
  let rest = come
  const shares = waiting.flatMap(({ orderId, copies }) => {
    const taken = Math.min(rest, copies)
    rest -= taken
    return taken > 0 ? [{ orderId, copies, taken }] : []
  })
  return { shares, rest }
}
