/**
 * Node's own `fetch`, for what the server asks the backend beside visitors. Next is given another one later, with the
 * pages' breaker (lib/api/limited-fetch.ts): it would refuse the server's calls for two seconds after the first refused
 * connections, and calls of the server that fail would have it refuse the visitors' calls.
 */
export const ownFetch = globalThis.fetch
