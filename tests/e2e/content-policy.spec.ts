import { pageNames } from '#contracts/pages.ts'
import { everyPage } from './support/every-page.ts'
import { headerProblems } from './support/header-problems.ts'
import { customers } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { signIn } from './support/sign-in.ts'
import { addressOf } from './support/visitor.ts'

/**
 * A fixture fails every browser test in which the policy is violated. The tests below open the pages that no other test
 * opens.
 */

/** Pages of an order need an order; other tests open these pages. */
const opened = pageNames.filter((name) => !/^\/(orders|rating|payment|login)/.test(name))

test(
  'no page violates the policy for a visitor who has signed in',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    test.setTimeout(180_000)
    // The guide shows the replacement for a missing cover.
    allowConsole(/missing-\d+\.\w+/)
    const { page, locale, goto } = visitor
    await goto('/login')
    await signIn(visitor, customers.reader)
    await page.waitForURL((url) => url.pathname === addressOf(locale, '/'))
    for (const name of opened) {
      const open = everyPage[name]
      if (name.includes('[') && typeof open === 'function') await open(visitor)
      else await goto(name)
      await page.waitForLoadState('networkidle')
    }
  },
)

test(
  'a filtered listing, a missing page and a removed page do not violate the policy',
  { tag: '@mirrored' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, goto, locale } = visitor
    await goto('/publishers/[id]', { id: 'kolibri' }, '?format=ebook')
    for (const path of locale === 'hu'
      ? ['/nincs-ilyen', '/konyv/naptar-2019']
      : ['/en/nothing/here', '/en/book/calendar-2019']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
  },
)

test.describe('answers that are no pages', { tag: '@once' }, () => {
  for (const [path, status] of [
    ['/api/v2.0/config_entries', 200],
    ['/api/v2.0/me', 401],
    ['/api/none', 404],
    ['/api/openapi.json', 200],
    ['/assets/none', 404],
    ['/assets/social.svg', 200],
    ['/_next/static/none.js', 404],
    ['/_next/image?url=%2Fassets%2Fa.png&w=64&q=75', 404],
    ['/feeds/uj-konyvek.xml', 200],
    ['/feeds/none', 404],
    ['/sitemap.xml', 200],
    ['/sitemaps/none', 404],
    ['/robots.txt', 200],
    ['/favicon.ico', 200],
    ['/cart', 301],
  ] as const)
    test(`the policy of ${path} allows nothing`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0, headers: { 'Accept-Language': 'hu' } })
      expect(answer.status()).toBe(status)
      expect(headerProblems(answer.headers())).toEqual([])
      expect(answer.headers()['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      if (path === '/favicon.ico') expect(answer.headers()['cache-control']).toBe('public, max-age=86400')
      if (status === 404 && /^\/(assets|_next)/.test(path))
        expect(answer.headers()['cache-control']).toMatch(/\bno-store\b/)
    })

  test('the policy of flight data allows nothing', async ({ request }) => {
    const answer = await request.get('/kosar', { headers: { rsc: '1', 'Accept-Language': 'hu' } })
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/x-component',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  test('a picture may be cached for good', async ({ visitor, request }) => {
    await visitor.goto('/')
    const picture = await visitor.page.getByRole('main').locator('img').first().getAttribute('src')
    const answer = await request.get(picture ?? '')
    expect(headerProblems(answer.headers())).toEqual([])
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

/**
 * Puts HTML into the page as if a text had come into the page unescaped. The page has the policy that the shop sent for
 * the original page.
 */
for (const [what, html] of [
  ['a foreign script', '<script>document.title = "foreign"</script>'],
  ['a handler in an attribute', '<img src="data:," onerror="document.title = \'foreign\'">'],
  ['a style in an attribute', '<p style="position: fixed">foreign</p>'],
  ['a script of another site', '<script src="https://foreign.example/a.js"></script>'],
  ['a form that leads to another site', '<form action="https://foreign.example/" id="foreign"></form>'],
] as const)
  test(`${what} is refused, and fails the test that sees it`, { tag: '@once' }, async ({ page, allowConsole }) => {
    test.fail()
    allowConsole(/.*/)
    await page.route('/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${html}</body>`) })
    })
    await page.goto('/')
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#foreign')?.submit())
    await page.waitForLoadState('networkidle')
  })
