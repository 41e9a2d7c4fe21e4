/**
 * Next calls this once, before it loads a page and lays its own `fetch`, which keeps answers, over the one that it finds.
 * The limits must lie below: an answer that is kept asks nobody, and what Next renews behind a visitor's back must end
 * as well (docs/decisions/0015).
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
