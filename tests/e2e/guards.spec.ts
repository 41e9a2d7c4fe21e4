import type { APIResponse } from '@playwright/test'
import { expect, test } from './support/shop-test.ts'

/** Sends a request with the headers of one browser and follows no redirect. */
type SendRequest = (path: string, headers?: Record<string, string>) => Promise<APIResponse>

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const languageOf = async (answer: APIResponse): Promise<string> =>
  /<html lang="(\w+)"/.exec(await answer.text())?.[1] ?? ''

test.describe('guards of the middleware', { tag: '@once' }, () => {
  let send: SendRequest
  let bookPath = ''

  test.beforeEach(async ({ playwright, baseURL }) => {
    const origin = baseURL ?? ''
    send = async (path, headers = {}) => {
      const visitor = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: headers })
      return visitor.get(path, { maxRedirects: 0 })
    }
    const list = await send('/api/v2.0/variants?limit=1', { 'Accept-Language': 'hu' })
    const { products } = (await list.json()) as { products: { path: string }[] }
    bookPath = products[0]?.path.split('/').at(-1) ?? ''
  })

  const expectRedirect = (answer: APIResponse, target: string): void => {
    expect([301, 302, 303, 307, 308]).toContain(answer.status())
    expect(new URL(answer.headers()['location'] ?? '', answer.url()).pathname).toBe(target)
  }

  test('the prefix decides the language', async () => {
    expect(await languageOf(await send('/en', { 'Accept-Language': 'hu' }))).toBe('en')
    expect(await languageOf(await send(`/termekek/${bookPath}`, { 'Accept-Language': 'hu' }))).toBe('hu')
  })

  test('a path in the other language redirects to the right one', async () => {
    expectRedirect(await send(`/en/termekek/${bookPath}`, { 'Accept-Language': 'en' }), `/en/products/${bookPath}`)
    expectRedirect(await send(`/products/${bookPath}`, { 'Accept-Language': 'hu' }), `/termekek/${bookPath}`)
    const query = await send('/en/kereses?q=anna', { 'Accept-Language': 'en' })
    expectRedirect(query, '/en/search')
    expect(query.headers()['location']).toContain('q=anna')
  })

  for (const [language, target] of [
    ['en-GB,en;q=0.9', '/en'],
    ['hu-HU,hu;q=0.9', ''],
    ['de-DE', ''],
  ] as const)
    test(`the first visit with Accept-Language ${language} gets the right language`, async () => {
      const answer = await send('/', { 'Accept-Language': language })
      if (target) expectRedirect(answer, target)
      else expect(await languageOf(answer)).toBe('hu')
    })

  test('the saved language comes before the language of the browser', async () => {
    expect(await languageOf(await send('/', { 'Accept-Language': 'en', Cookie: 'locale=hu' }))).toBe('hu')
    expectRedirect(await send('/', { 'Accept-Language': 'hu', Cookie: 'locale=en' }), '/en')
  })

  test('a crawler gets the language of the path', async () => {
    for (const [path, language] of [
      ['/', 'hu'],
      ['/en', 'en'],
      [`/termekek/${bookPath}`, 'hu'],
    ] as const) {
      const answer = await send(path, { 'Accept-Language': language === 'hu' ? 'en' : 'hu', 'User-Agent': crawler })
      expect(answer.status(), path).toBe(200)
      expect(await languageOf(answer)).toBe(language)
    }
  })

  test('the maintenance page redirects to the home page while the shop is open', async () => {
    expectRedirect(await send('/karbantartas', { 'Accept-Language': 'hu' }), '/')
    expectRedirect(await send('/en/maintenance', { 'Accept-Language': 'en' }), '/en')
  })

  test('a visitor who has signed in is redirected from the sign-in page', async () => {
    expect((await send('/bejelentkezes', { 'Accept-Language': 'hu' })).status()).toBe(200)
    expectRedirect(await send('/bejelentkezes', { 'Accept-Language': 'hu', Cookie: 'customer=1' }), '/')
  })

  test('an unknown market in the cookies shows the default market', async () => {
    const answer = await send(`/termekek/${bookPath}`, {
      'Accept-Language': 'hu',
      Cookie: 'currency=XXX; segment=admin',
    })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Ft')
  })

  test('the hidden market cannot be requested by its address', async () => {
    for (const path of ['/hu/b2b-huf', '/b2b-huf', `/hu/b2b-huf/products/${bookPath}`]) {
      const answer = await send(path, { 'Accept-Language': 'hu' })
      expect(answer.status() === 200 ? await languageOf(answer) : 'refused', path).toBe('refused')
    }
  })
})
