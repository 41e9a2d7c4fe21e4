import { expect, test } from 'vitest'
import { matchPage } from './match-page.ts'

const order = 'b3c1a2d4-0000-4000-8000-000000000000'

test.each([
  ['', 'hu', { name: '/', locale: 'hu', id: undefined }],
  ['termekek/edes-anna-12', 'hu', { name: '/products/[id]', locale: 'hu', id: 'edes-anna-12' }],
  ['termekek/edes-anna-12', 'en', { name: '/products/[id]', locale: 'hu', id: 'edes-anna-12' }],
  ['cart', 'hu', { name: '/cart', locale: 'en', id: undefined }],
  ['checkout/delivery', 'en', { name: '/checkout/delivery', locale: 'en', id: undefined }],
  [`rendelesek/${order}/allapot`, 'hu', { name: '/orders/[id]/status', locale: 'hu', id: order }],
  [`payment/return/${order}`, 'en', { name: '/payment/return/[id]', locale: 'en', id: order }],
] as const)('%s in %s', (path, locale, match) => expect(matchPage(path, locale)).toEqual(match))

test.each(['termekek', 'termekek/a/b', 'aszf', 'kategoriak/x-1/view'])('no page: %s', (path) =>
  expect(matchPage(path, 'hu')).toBeUndefined(),
)
