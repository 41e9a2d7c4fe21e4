/**
 * Next calls this once, before it loads a page and before it wraps `fetch` with its cache. The time limits must lie
 * below that cache: a cached answer needs no limit, and a renewal in the background must end as well
 * (docs/decisions/0015).
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ limitFetch }, { storefrontEnv }] = await Promise.all([
      import('#lib/api/limited-fetch.ts'),
      import('#lib/env/storefront.ts'),
    ])
    globalThis.fetch = limitFetch(globalThis.fetch, new URL(storefrontEnv().API_BASE_URL).origin)
  }
}
