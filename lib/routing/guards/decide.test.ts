import { beforeEach, expect, test, vi } from 'vitest'
import { readVisit } from '../visit.ts'
import type { Decision } from './show-page.ts'

let decide: (visit: ReturnType<typeof readVisit>) => Promise<Decision>

/** Opens a shop with its configuration, in a middleware that knows nothing yet. */
const open = async (configuration: Record<string, unknown> = {}) => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () =>
    Response.json({
      maintenance: false,
      operation_mode: 'b2c_and_b2b',
      rating_active: true,
      restock_notification_enabled: true,
      available_locales: ['hu', 'en'],
      default_currency: 'HUF',
      available_currencies: ['HUF', 'EUR'],
      ...configuration,
    }),
  )
  ;({ decide } = await import('./decide.ts'))
}
beforeEach(() => open())

const ask = (pathname: string, headers: Record<string, string> = {}, search = '') =>
  decide(readVisit({ pathname, search }, (name) => headers[name]))

test.each([
  ['/', {}, '', { internal: '/hu/b2c-huf' }],
  ['/en', {}, '', { internal: '/en/b2c-huf' }],
  ['/kosar', { cookie: 'segment=b2b; currency=EUR' }, '', { internal: '/hu/b2b-eur/cart' }],
  ['/kereses', {}, '', { internal: '/hu/b2c-huf/search' }],
  ['/kereses', {}, '?q=anna', { internal: '/hu/b2c-huf/search/view' }],
  ['/kosar', {}, '?utm_source=a', { internal: '/hu/b2c-huf/cart' }],
  ['/cart', {}, '?a=1', { path: '/kosar?a=1', status: 301 }],
  ['/kosar', { 'accept-language': 'en' }, '?a=1', { path: '/en/cart?a=1', status: 307 }],
  ['/bejelentkezes', { cookie: 'customer=1' }, '', { path: '/', status: 307 }],
  ['/regisztracio', { cookie: 'customer=1' }, '', { path: '/', status: 307 }],
  ['/elfelejtett-jelszo', { cookie: 'customer=1' }, '', { path: '/', status: 307 }],
  ['/sikeres-torles', { cookie: 'customer=1' }, '', { path: '/', status: 307 }],
  ['/sikeres-torles', {}, '', { internal: '/hu/b2c-huf/successfully-deleted' }],
  ['/jelszo-visszaallitas', { cookie: 'customer=1' }, '', { internal: '/hu/b2c-huf/reset-password' }],
  ['/intezmeny', {}, '', { path: '/bejelentkezes?redirectPath=%2Fintezmeny', status: 307 }],
  ['/intezmeny', { cookie: 'customer=1; segment=b2c' }, '', { path: '/', status: 307 }],
  ['/intezmeny', { cookie: 'customer=1; segment=b2b' }, '', { internal: '/hu/b2b-huf/organization' }],
  ['/invitation-accept', { cookie: 'customer=1' }, '', { internal: '/hu/b2c-huf/invitation-accept' }],
  ['/karbantartas', {}, '', { path: '/', status: 307 }],
  ['/en/orders/rating', {}, '?a=1', { path: '/en/orders?a=1', status: 301 }],
] as const)('%s of %j with the query "%s"', async (path, headers, search, decision) =>
  expect(await ask(path, headers, search)).toMatchObject(decision),
)

test('the language is saved with the page and with the redirect to it', async () => {
  expect(await ask('/en/cart', { 'accept-language': 'hu' })).toMatchObject({ saves: 'en' })
  expect(await ask('/kosar', { 'accept-language': 'hu', cookie: 'locale=en' })).toMatchObject({ saves: undefined })
  expect(await ask('/hu/kosar', { 'accept-language': 'hu', cookie: 'locale=en' })).toMatchObject({
    path: '/kosar',
    saves: 'hu',
  })
})

test('with English switched off nobody is led to it, and no language is saved', async () => {
  await open({ available_locales: ['hu'] })
  const decision = await ask('/', { 'accept-language': 'en', cookie: 'locale=en' })
  expect(decision).toMatchObject({ internal: '/hu/b2c-huf' })
  expect(decision).toMatchObject({ saves: undefined })
  expect(await ask('/en/cart', {}, '?a=1')).toEqual({ path: '/cart?a=1', status: 307 })
})

test('a currency in which the shop no longer sells becomes the default', async () => {
  await open({ available_currencies: ['HUF'] })
  expect(await ask('/', { cookie: 'currency=EUR' })).toMatchObject({ internal: '/hu/b2c-huf' })
})

test('a closed shop leads every page to the page that says so', async () => {
  await open({ maintenance: true })
  expect(await ask('/en/cart')).toEqual({ path: '/en/maintenance', status: 307 })
  expect(await ask('/karbantartas')).toMatchObject({ internal: '/hu/b2c-huf/maintenance', status: 503 })
})

test('a shop for organisations only registers whom an organisation has invited', async () => {
  expect(await ask('/regisztracio')).toMatchObject({ internal: '/hu/b2c-huf/register' })
  await open({ operation_mode: 'b2b' })
  const nothing = { internal: '/hu/b2c-huf/not-found', status: 404 }
  expect(await ask('/regisztracio')).toMatchObject(nothing)
  expect(await ask('/regisztracio', {}, '?invitationCode=')).toMatchObject(nothing)
  expect(await ask('/regisztracio', {}, '?invitationCode=a1')).toMatchObject({ internal: '/hu/b2c-huf/register' })
  expect(await ask('/bejelentkezes')).toMatchObject({ internal: '/hu/b2c-huf/login' })
})

test('the page of billing addresses is there unless the shop serves organizations only', async () => {
  const signedIn = { cookie: 'customer=1; segment=b2b' }
  const there = { internal: '/hu/b2b-huf/billing-data' }
  expect(await ask('/szamlazasi-cimek', signedIn)).toMatchObject(there)
  await open({ operation_mode: 'b2c' })
  expect(await ask('/szamlazasi-cimek', { cookie: 'customer=1' })).toMatchObject({
    internal: '/hu/b2c-huf/billing-data',
  })
  await open({ operation_mode: 'b2b' })
  expect(await ask('/szamlazasi-cimek', signedIn)).toMatchObject({ status: 404 })
  expect(await ask('/en/billing-data', {})).toMatchObject({ status: 404 })
})

test.each([
  ['b2c_and_b2b', 'segment=b2b', 'b2b'],
  ['b2c_and_b2b', 'segment=b2c; customer=1', 'b2c'],
  ['b2c', 'segment=b2b; customer=1', 'b2c'],
  ['b2b', 'segment=b2b; customer=1', 'b2b'],
  ['b2b', 'segment=b2b', 'b2c'],
  ['b2b', 'segment=b2c; customer=1', 'b2c'],
] as const)('in the mode %s the cookies "%s" lead to the pages of %s', async (mode, cookie, segment) => {
  await open({ operation_mode: mode })
  expect(await ask('/', { cookie })).toMatchObject({ internal: `/hu/${segment}-huf` })
})

test.each([
  [{ operation_mode: 'b2c' }, '/intezmeny'],
  [{ operation_mode: 'b2c' }, '/intezmeny/regisztracio'],
  [{ operation_mode: 'b2c' }, '/en/invitation-accept?code=a'],
  [{ restock_notification_enabled: false }, '/keszletertesitok'],
  [{ rating_active: false }, '/en/my-ratings'],
])('with %j there is no page %s', async (configuration, address) => {
  const [path = '', search] = address.split('?')
  const ask404 = () => ask(path, { cookie: 'customer=1' }, search ? `?${search}` : '')
  expect((await ask404()) as { status?: number }).not.toMatchObject({ status: 404 })
  await open(configuration)
  expect(await ask404()).toMatchObject({ status: 404 })
})
