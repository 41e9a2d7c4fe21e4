const day = 86_400_000

export interface PastPrice {
  gross: number
  /** When it began to hold; it held until the next one. */
  since: Date
}

/**
 * The lowest price of the 30 days before a reduction (EU price indication rule, 98/6/EC article 6a): of those that
 * began in these days, and the one that held when they began.
 * @param history in order of time
 */
export const lowestBefore = (history: readonly PastPrice[], reducedAt: Date): number | undefined => {
  const from = reducedAt.getTime() - 30 * day
  const before = history.filter(({ since }) => since < reducedAt)
  const held = before.findLast(({ since }) => since.getTime() <= from)
  const later = before.filter(({ since }) => since.getTime() > from)
  const grosses = [...(held ? [held] : []), ...later].map(({ gross }) => gross)
  return grosses.length > 0 ? Math.min(...grosses) : undefined
}
