interface Answer {
  status: 429 | 503
  /** Sooner than a visitor tries again, later than the storefront itself. In seconds, where nobody knows better. */
  retryAfter: number
}

/**
 * Why a visitor sees a view in place of a page, and how it is answered then. Each reason has its words in
 * `messages/…/error-pages.json`; the build makes the views (`app/stand-ins`), and `server/` sends them.
 */
export const standIns = {
  /** A part of the shop is away. */
  unavailable: { status: 503, retryAfter: 10 },
  /** More visitors at once than the machine can serve. */
  crowded: { status: 503, retryAfter: 5 },
  /** The visitor has searched too often; the backend says how long to wait. */
  searches: { status: 429, retryAfter: 60 },
} as const satisfies Record<string, Answer>

export type Reason = keyof typeof standIns

export const reasons = Object.keys(standIns) as Reason[]
