import { createSafeFetch, type SafeFetch } from '../../ports/outbound/safe-fetch.ts'

const timeoutMs = 20_000
/** A sample of many pages in good pictures. */
const maxBytes = 30_000_000

/**
 * Calls the allowed hosts only, whatever address a message names: an import must not make the shop call its own network.
 * @param privateHosts those of the allowed hosts that may be in the shop's own network
 */
export const createResourceFetch = (allowedHosts: readonly string[], privateHosts: readonly string[] = []): SafeFetch =>
  createSafeFetch({ allowedHosts, privateHosts, timeoutMs, maxBytes })
