import { clientKey } from '#lib/process/client-key.ts'

/**
 * The key under which a client's calls are counted. Only the storefront's gateway names a client, in `X-Client-IP`: the
 * gateway alone reaches the backend, and it knows the trusted proxies. Other headers count for nothing.
 * @returns undefined for calls that the storefront makes for itself, such as for a cached page
 */
export const readClient = (headers: Headers): string | undefined => {
  const named = headers.get('x-client-ip')
  return named === null ? undefined : (clientKey(named) ?? 'unknown')
}
