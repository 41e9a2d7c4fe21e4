interface Answer {
  status: 429 | 503
  /**
   * The usual time for a new try, in seconds: shorter than a visitor's patience, longer than the storefront's own
   * retry.
   */
  retryAfter: number
}

/**
 * The reasons for a view in place of a page, and the status of each. The texts stand in `messages/…/error-pages.json`;
 * the build makes the views (`app/stand-ins`), and `server/` sends them.
 */
export const standIns = {
  /** The process has just started. */
  opening: { status: 503, retryAfter: 2 },
  /** A part of the shop is away. */
  unavailable: { status: 503, retryAfter: 10 },
  /** More visitors than the machine can serve at once. */
  crowded: { status: 503, retryAfter: 5 },
  /** The visitor has searched too often; the backend says how long to wait. */
  searches: { status: 429, retryAfter: 60 },
} as const satisfies Record<string, Answer>

export type Reason = keyof typeof standIns

export const reasons = Object.keys(standIns) as Reason[]
