import type { OutgoingHttpHeaders } from 'node:http'
import { expect, test, vi } from 'vitest'
import { requestScope } from '#lib/process/request-scope.ts'
import { ask, isSaved, type NextAnswer, staticPage, shop, openStorefront } from './storefront.test-support.ts'

openStorefront()

test.each(['br', 'gzip', 'identity'])(
  'a saved page comes from memory in %s, with the same headers',
  async (encoding) => {
    shop.next.headers = { ...staticPage, 'content-security-policy': "default-src 'self'", vary: 'rsc' }
    const first = await ask('/', { 'accept-encoding': encoding })
    const second = await ask('/', { 'accept-encoding': encoding })
    expect([first.isFromMemory, second.isFromMemory, shop.asked]).toEqual([false, true, ['/']])
    const { 'cache-status': _, date: __, ...own } = second.headers
    const { 'cache-status': ___, date: ____, ...before } = first.headers
    expect(own).toEqual(before)
    expect(second).toMatchObject({ status: 200, text: '<p>Édes Anna</p>', headers: { vary: 'rsc, Accept-Encoding' } })
  },
)

test('whoever has the page already gets 304 from memory, and a HEAD gets the headers', async () => {
  const { headers } = await ask('/', { 'accept-encoding': 'br' })
  const etag = String(headers['etag'])
  expect(etag).toMatch(/^W\/"/)
  const unchanged = await ask('/', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(unchanged).toMatchObject({ status: 304, text: '', isFromMemory: true, headers: { etag } })
  expect(unchanged.headers['content-type']).toBeUndefined()
  const head = await ask('/', { 'accept-encoding': 'br' }, 'HEAD')
  expect(head).toMatchObject({ status: 200, text: '', isFromMemory: true })
  expect(head.headers['content-length']).toBe(headers['content-length'])
  expect((await ask('/', { 'accept-encoding': 'br', 'if-none-match': '"another"' })).status).toBe(200)
})

test.each([
  ['an answer that sets a cookie', { headers: { ...staticPage, 'set-cookie': 'locale=en' } }],
  ['what no cache may store', { headers: { 'x-nextjs-cache': 'HIT', 'cache-control': 'private, no-store' } }],
  ['a page that Next is renewing', { headers: { ...staticPage, 'x-nextjs-cache': 'STALE' } }],
  ['a page that does not exist', { status: 404 }],
  ['a page that failed', { status: 500 }],
  ['a page that Next makes for one visitor', { headers: {} }],
  ['a redirect', { status: 307, headers: { location: '/kosar' } }],
  ['what is no page', { headers: { ...staticPage, 'content-type': 'application/json' } }],
] satisfies [string, Partial<NextAnswer>][])('%s is not kept', async (_, other) => {
  Object.assign(shop.next, other)
  expect(await isSaved('/')).toBe(false)
})

test.each([
  ['/api/v2.0/me', {}],
  ['/assets/a.jpg', {}],
  ['/feeds/products.xml', {}],
  ['/', { 'sec-fetch-dest': 'image' }],
])('%s with %j is not kept', async (path, headers) => expect(await isSaved(path, headers)).toBe(false))

test('visitors of other markets, languages and guards get their own page', async () => {
  await ask('/')
  for (const headers of [
    { cookie: 'segment=b2b' },
    { cookie: 'currency=EUR' },
    { cookie: 'customer=1' },
    { 'accept-language': 'en' },
    { rsc: '1' },
    { rsc: '1', 'next-router-state-tree': 'a' },
  ] as OutgoingHttpHeaders[])
    expect((await ask('/', headers)).isFromMemory, JSON.stringify(headers)).toBe(false)
  expect((await ask('/', { cookie: 'sid=secret; locale=hu', 'accept-language': 'de' })).isFromMemory).toBe(true)
})

test('HTML and flight data of a page are kept beside each other', async () => {
  await ask('/')
  shop.next = { ...shop.next, body: '0:{}', headers: { ...staticPage, 'content-type': 'text/x-component' } }
  await ask('/', { rsc: '1' })
  expect(await ask('/')).toMatchObject({ text: '<p>Édes Anna</p>', isFromMemory: true })
  expect(await ask('/', { rsc: '1' })).toMatchObject({ text: '0:{}', isFromMemory: true })
})

test('addresses that lead to one page share its bytes, and each is known by itself', async () => {
  shop.next.internal = () => '/hu/b2c-huf'
  await ask('/?utm_source=a')
  expect((await ask('/?utm_source=b')).isFromMemory).toBe(false)
  expect(shop.memory.pages.static.size).toBe(1)
  expect((await ask('/?utm_source=a')).isFromMemory).toBe(true)
  // The page has changed, and only one of the two visits knows it.
  shop.now += 4_000
  shop.next.body = '<p>Új ár</p>'
  await ask('/?utm_source=c')
  expect((await ask('/?utm_source=a')).text).toBe('<p>Új ár</p>')
})

test('after five seconds Next is asked again', async () => {
  await ask('/')
  shop.now += 4_999
  expect((await ask('/')).isFromMemory).toBe(true)
  shop.now += 1
  expect((await ask('/')).isFromMemory).toBe(false)
  expect((await ask('/')).isFromMemory).toBe(true)
})

test('a filtered list is kept for a second, under its whole address', async () => {
  shop.next = {
    ...shop.next,
    headers: { 'cache-control': 'private, no-cache' },
    internal: (url) => `/hu/b2c-huf/search/view${url.slice(1)}`,
  }
  expect(await isSaved('/?q=anna')).toBe(true)
  expect((await ask('/?q=eszter')).isFromMemory).toBe(false)
  shop.now += 1_000
  expect((await ask('/?q=anna')).isFromMemory).toBe(false)
})

test('a list in which the backend refused something is not kept', async () => {
  shop.next = {
    ...shop.next,
    headers: { 'cache-control': 'private, no-cache' },
    internal: (url) => `/hu/b2c-huf/search/view${url.slice(1)}`,
    before: async () => void Object.assign(requestScope() ?? {}, { refusedFor: 60 }),
  }
  expect(await isSaved('/?q=anna')).toBe(false)
})

test('the memory is bounded, and the page that nobody has wanted for the longest goes first', async () => {
  shop.next.body = 'x'.repeat(6_000_000)
  for (let index = 0; index < 10; index++) await ask(`/${index}`, { 'accept-encoding': 'identity' })
  expect(shop.memory.pages.static.calculatedSize).toBeLessThanOrEqual(48 * 1024 * 1024)
  expect((await ask('/0', { 'accept-encoding': 'identity' })).isFromMemory).toBe(false)
  expect((await ask('/9', { 'accept-encoding': 'identity' })).isFromMemory).toBe(true)
})

test('the bytes of a page are made once, however often Next is asked for it', async () => {
  const br = { 'accept-encoding': 'br' }
  const first = await ask('/', br)
  shop.now += 6_000
  const { headers, isFromMemory, text } = await ask('/', br)
  expect([isFromMemory, shop.asked, shop.made]).toEqual([false, ['/', '/'], [text]])
  const { date: _, ...own } = headers
  const { date: __, ...before } = first.headers
  expect(own).toEqual(before)
  shop.now += 6_000
  shop.next.body = '<p>Pacsirta</p>'
  expect(await ask('/', br)).toMatchObject({ text: '<p>Pacsirta</p>' })
  expect(shop.made).toEqual(['<p>Édes Anna</p>', '<p>Pacsirta</p>'])
})

test('a page that is wanted for a while becomes smaller, and is the same page for everybody who has it', async () => {
  const br = { 'accept-encoding': 'br' }
  shop.next.body = Array.from(
    { length: 400 },
    (_, at) => `<li><a href="/konyvek/${at ** 3}">Könyv ${at * 7}</a></li>`,
  ).join('')
  const first = await ask('/', br)
  const length = () => ask('/', br).then(({ headers }) => Number(headers['content-length']))
  expect(await length()).toBe(Number(first.headers['content-length']))
  shop.now += 6_000
  await ask('/', br)
  await vi.waitFor(async () => expect(await length()).toBeLessThan(Number(first.headers['content-length'])))
  expect(await ask('/', br)).toMatchObject({ text: shop.next.body, isFromMemory: true })
  expect(await ask('/', { ...br, 'if-none-match': String(first.headers['etag']) })).toMatchObject({ status: 304 })
})
