import { clientKey } from '#lib/process/client-key.ts'

/**
 * Whose calls are counted together. Only the storefront's gateway names a client, in `X-Client-IP`: it alone reaches
 * the backend, and it knows which proxies to believe. What a visitor writes into other headers counts for nothing.
 * @returns undefined for calls that the storefront makes for itself, such as for a page that it keeps
 */
export const readClient = (headers: Headers): string | undefined => {
  const named = headers.get('x-client-ip')
  return named === null ? undefined : (clientKey(named) ?? 'unknown')
}
