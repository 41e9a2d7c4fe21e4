import { beforeEach, expect, test, vi } from 'vitest'
import { readVisit } from '../visit.ts'
import type { Decision } from './show-page.ts'

let decide: (visit: ReturnType<typeof readVisit>) => Promise<Decision>

const collection = {
  resourceType: 'collection',
  resourceId: 3,
  context: { moved: true, address: 'nyari-olvasmanyok-3' },
  path: '/listak/nyari-olvasmanyok-3',
  paths: { hu: '/listak/nyari-olvasmanyok-3', en: '/en/collections/summer-reading-3' },
}
const campaign = {
  resourceType: 'page',
  resourceId: 1,
  context: { moved: true },
  path: '/',
  paths: { hu: '/', en: '/en' },
}

/** The backend's answers; addresses that it does not know are not there. */
const answers = (configuration: object) => async (url: string) => {
  const path = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1))
  if (path === '/listak/3') return Response.json(collection)
  if (path === '/kampany') return Response.json(campaign)
  if (path !== 'config_entries') return new Response(null, { status: 404 })
  return Response.json({
    maintenance: false,
    operation_mode: 'b2c_and_b2b',
    rating_active: true,
    restock_notification_enabled: true,
    available_locales: ['hu', 'en'],
    default_currency: 'HUF',
    available_currencies: ['HUF', 'EUR'],
    ...configuration,
  })
}

/** Opens a shop whose home page leads to a path. */
const open = async (path: string | null, configuration: object = {}) => {
  vi.resetModules()
  vi.stubGlobal('fetch', answers({ root_redirect: path, ...configuration }))
  ;({ decide } = await import('./decide.ts'))
}
beforeEach(() => open(null))

const ask = (pathname: string, headers: Record<string, string> = {}, search = '') =>
  decide(readVisit({ pathname, search }, (name) => headers[name]))

test.each([
  ['/', {}, '/listak/nyari-olvasmanyok-3'],
  ['/', { 'accept-language': 'en' }, '/en/collections/summer-reading-3'],
  ['/', { 'accept-language': 'en', cookie: 'locale=hu' }, '/listak/nyari-olvasmanyok-3'],
  ['/en', {}, '/en/collections/summer-reading-3'],
  ['/hu', {}, '/listak/nyari-olvasmanyok-3'],
])('%s with %j leads once to %s', async (from, headers, path) => {
  await open('/listak/3')
  expect(await ask(from, headers)).toMatchObject({ path, status: 302 })
})

test('the query comes along, and the language is saved', async () => {
  await open('/gyik')
  expect(await ask('/en', { 'accept-language': 'hu' }, '?utm_source=a')).toEqual({
    path: '/en/faqs?utm_source=a',
    status: 302,
    saves: 'en',
  })
})

test('other pages stay where they are', async () => {
  await open('/gyik')
  expect(await ask('/kosar')).toMatchObject({ internal: '/hu/b2c-huf/cart' })
  expect(await ask('/gyik')).toMatchObject({ internal: '/hu/b2c-huf/faqs' })
})

test('with English switched off it leads to the Hungarian page', async () => {
  await open('/en/faqs', { available_locales: ['hu'] })
  expect(await ask('/')).toMatchObject({ path: '/gyik', status: 302 })
})

test('maintenance comes first', async () => {
  await open('/gyik', { maintenance: true })
  expect(await ask('/')).toEqual({ path: '/karbantartas', status: 307 })
})

test.each([
  ['nowhere', null, {}],
  ['to itself', '/en', {}],
  ['to the page of maintenance, which leads home', '/karbantartas', {}],
  ['to an address that leads home', '/kampany', {}],
  ['to what does not exist', '/nincs-ilyen', {}],
  ['to a page that this shop does not have', '/intezmeny/regisztracio', { operation_mode: 'b2c' }],
  ['to a page that asks for the sign-in', '/profiladatok', {}],
])('the home page stays where it would lead %s', async (_, path, configuration) => {
  await open(path, configuration)
  expect(await ask('/')).toMatchObject({ internal: '/hu/b2c-huf' })
})

test('who is signed in stays on the home page, and does not circle between it and a page for guests', async () => {
  await open('/bejelentkezes')
  expect(await ask('/')).toMatchObject({ path: '/bejelentkezes', status: 302 })
  expect(await ask('/', { cookie: 'customer=1' })).toMatchObject({ internal: '/hu/b2c-huf' })
})
