/**
 * How long the storefront waits for the backend, in milliseconds. A page must answer within 5 s however the backend
 * fails: less than 1 s goes to the guards of the middleware, the rest to what the page loads.
 */
export const backendLimits = {
  /** Until the answer to a call begins. */
  callMs: 3_000,
  /** The interval at which a slow call checks whether the backend is alive. */
  doubtMs: 1_500,
  /** Between two parts of an answer. */
  idleMs: 4_000,
  /** For everything that one request loads, in however many calls and pages. */
  renderingMs: 3_000,
  /** For the call of a guard. */
  guardMs: 750,
  /** After a guard has had no answer, no guard calls the backend for so long. */
  guardPauseMs: 3_000,
  /** From the browser until the answer begins: a little longer than the storefront itself waits. */
  browserMs: 4_000,
  /** This many failures in a row open the circuit breaker. */
  failuresToOpen: 5,
  /** After this time the breaker lets one call through. */
  openMs: 2_000,
} as const

/** Calls for which the backend waits for a bank (8 s a call) or a carrier (5 s), or draws pictures, a few at a time. */
const slowCalls = [
  {
    path: /\/draft_orders\/[^/]+\/finalize(\?|$)|\/orders\/[^/]+\/payment(_method)?(\?|$)|\/transactions\/[^/]+\/check(\?|$)|\/notification(\?|$)/,
    moreMs: 17_000,
  },
  // A list of a thousand books, which may come over a slow line.
  { path: /\/(import|quick_order)(\?|$)/, moreMs: 12_000 },
  { path: /^\/assets\//, moreMs: 7_000 },
  { path: /\/(pickup_points|delivery_data)(\?|$)/, moreMs: 4_000 },
]

/** The time that a call may take beyond the usual limit, in milliseconds. @param path with or without its query */
export const allowance = (path: string): number => slowCalls.find((slow) => slow.path.test(path))?.moreMs ?? 0
