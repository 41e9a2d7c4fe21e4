import { createSafeFetch, type SafeFetch } from '../../ports/outbound/safe-fetch.ts'

const timeoutMs = 20_000
/** A sample of many pages in good pictures. */
const maxBytes = 30_000_000

/**
 * Asks these hosts only, whatever address a message names: an import must not make the shop look into its own network.
 * @param privateHosts those of them that may lie in it
 */
export const createResourceFetch = (allowedHosts: readonly string[], privateHosts: readonly string[] = []): SafeFetch =>
  createSafeFetch({ allowedHosts, privateHosts, timeoutMs, maxBytes })
