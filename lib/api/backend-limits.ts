/**
 * How long the storefront waits for the backend, in milliseconds. A page must answer within 5 s however the backend
 * fails: less than 1 s goes to the guards of the middleware, the rest to what the page loads.
 */
export const backendLimits = {
  /** Until the answer to a call begins. */
  callMs: 3_000,
  /** Whoever waits for something slow asks this often whether the backend still lives. */
  doubtMs: 1_500,
  /** Between two parts of an answer. */
  idleMs: 4_000,
  /** All that one request loads, however many calls and pages that are. */
  renderingMs: 3_000,
  /** What a guard asks. */
  guardMs: 750,
  /** For so long no guard asks anything after one of them had no answer. */
  guardPauseMs: 3_000,
  /** From the browser until the answer begins: a little longer than the storefront itself waits. */
  browserMs: 4_000,
  /** So many failures in a row open the circuit breaker … */
  failuresToOpen: 5,
  /** … which lets one call through after this time. */
  openMs: 2_000,
} as const

/** Behind these calls the backend itself asks a bank (8 s a question) or a carrier (5 s), or draws pictures, a few at a time. */
const slowCalls = [
  {
    path: /\/draft_orders\/[^/]+\/finalize(\?|$)|\/orders\/[^/]+\/payment(_method)?(\?|$)|\/transactions\/[^/]+\/check(\?|$)|\/notification(\?|$)/,
    moreMs: 17_000,
  },
  { path: /^\/assets\//, moreMs: 7_000 },
  { path: /\/(pickup_points|delivery_data)(\?|$)/, moreMs: 4_000 },
]

/** How much longer than others a call may take, in milliseconds. @param path with or without its query */
export const allowance = (path: string): number => slowCalls.find((slow) => slow.path.test(path))?.moreMs ?? 0
