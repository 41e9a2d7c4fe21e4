/** What both processes allow a client that is slow or sends too much. Times in ms, sizes in bytes. */
export const httpLimits = {
  maxHeaderSize: 16_384,
  /** From the first byte to the end of the headers. */
  headersTimeout: 15_000,
  /** From the first byte to the end of the body. */
  requestTimeout: 15_000,
  /** How often those two are looked after; Node's own 30 s would double them. */
  connectionsCheckingInterval: 1_000,
  // No protocol but HTTP: a wish for another one is passed over.
  shouldUpgradeCallback: () => false,
} as const
