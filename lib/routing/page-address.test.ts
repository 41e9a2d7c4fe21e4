import { expect, test } from 'vitest'
import { getPathname, type Href } from '#contracts/page-address.ts'

test.each<[Href, string, string]>([
  ['/', '/', '/en'],
  ['/cart', '/kosar', '/en/cart'],
  [{ pathname: '/products/[id]', params: { id: 'edes-anna-7' } }, '/termekek/edes-anna-7', '/en/products/edes-anna-7'],
  [
    { pathname: '/search', query: { q: 'ősz és tavasz', author: ['1', '2'] } },
    '/kereses?q=%C5%91sz+%C3%A9s+tavasz&author=1&author=2',
    '/en/search?q=%C5%91sz+%C3%A9s+tavasz&author=1&author=2',
  ],
  [{ pathname: '/search', query: {} }, '/kereses', '/en/search'],
])('%j', (href, hu, en) => {
  expect(getPathname({ href, locale: 'hu' })).toBe(hu)
  expect(getPathname({ href, locale: 'en' })).toBe(en)
})

test('characters that an address cannot hold are encoded', () => {
  expect(getPathname({ href: { pathname: '/authors/[id]', params: { id: 'móricz 3' } }, locale: 'hu' })).toBe(
    '/szerzok/m%C3%B3ricz%203',
  )
})

test('a choice of language stands in the address even for Hungarian', () => {
  expect(getPathname({ href: '/cart', locale: 'hu', forcePrefix: true })).toBe('/hu/kosar')
  expect(getPathname({ href: '/', locale: 'hu', forcePrefix: true })).toBe('/hu')
})
