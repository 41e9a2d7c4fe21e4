/** What a supplier says of its own copies of a variant. */
export interface Supplied {
  variantId: number
  supplier: string
  copies: number
  /** Working days; null where the supplier does not say it. */
  leadDays: number | null
}

const longest = Number.MAX_SAFE_INTEGER

/** Of all suppliers the one with most copies, and of those the fastest. Nobody buys one line from two of them. */
export const mostCopies = <One extends Pick<Supplied, 'copies' | 'leadDays'>>(all: readonly One[]): One | undefined =>
  all.toSorted((a, b) => b.copies - a.copies || (a.leadDays ?? longest) - (b.leadDays ?? longest))[0]
