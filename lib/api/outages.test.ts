import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('#lib/market/current-market.ts', () => ({
  currentMarket: async () => ({ locale: 'hu', segment: 'b2c', currency: 'HUF' }),
}))

/** Lifetimes of the answers that the page has used, in seconds. */
const lives = vi.hoisted((): unknown[] => [])
vi.mock('next/cache', () => ({
  unstable_cache:
    (make: () => Promise<unknown>, _: string[], { revalidate }: { revalidate: number }) =>
    () => {
      lives.push(revalidate)
      return make()
    },
}))

const load = async () => ({ ...(await import('#lib/seo/global-seo.ts')), ...(await import('./find-region.ts')) })
beforeEach(() => {
  vi.resetModules()
  lives.length = 0
})

test('without the backend a page is shown without regions and global head, logs the sentences of the specification, and is rendered again soon', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { findRegion, loadGlobalSeo, withoutRegion } = await load()
  expect(await findRegion('end').catch(withoutRegion)).toBeUndefined()
  expect(await loadGlobalSeo()).toBeUndefined()
  expect(heard.mock.calls).toEqual([['Could not fetch regions!'], ['Could not fetch seo!']])
  expect(lives).toEqual([5, 5])
})

test('a page with all parts is cached as long as others', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }))
  const { findRegion, withoutRegion } = await load()
  expect(await findRegion('end').catch(withoutRegion)).toBeUndefined()
  expect(lives).toEqual([])
})
