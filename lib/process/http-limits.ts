/** Limits of both processes for clients that are slow or send too much. Times in ms, sizes in bytes. */
export const httpLimits = {
  maxHeaderSize: 16_384,
  /** From the first byte to the end of the headers. */
  headersTimeout: 15_000,
  /** From the first byte to the end of the body. */
  requestTimeout: 15_000,
  /** The interval of the check for the two limits above; Node's own 30 s would double them. */
  connectionsCheckingInterval: 1_000,
  // The server speaks HTTP only: it ignores a request for another protocol.
  shouldUpgradeCallback: () => false,
} as const
