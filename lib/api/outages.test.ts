import { expect, test, vi } from 'vitest'
import { loadGlobalSeo } from '#lib/seo/global-seo.ts'
import { findRegion, withoutRegion } from './find-region.ts'

vi.mock('#lib/market/current-market.ts', () => ({ currentMarket: async () => ({ locale: 'hu', segment: 'b2c', currency: 'HUF' }) }))

test('without the backend a page does without regions and the shop’s own head, in the spec’s words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await findRegion('end').catch(withoutRegion)).toBeUndefined()
  expect(await loadGlobalSeo()).toBeUndefined()
  expect(heard.mock.calls).toEqual([['Could not fetch regions!'], ['Could not fetch seo!']])
})
