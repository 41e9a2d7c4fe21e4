import { productParams } from './support/books.ts'
import { findCategory } from './support/listing.ts'
import { indexedPages, meta, readHead } from './support/page-heads.ts'
import { expect, test } from './support/shop-test.ts'
import { addressOf, createVisitor, type Params } from './support/visitor.ts'
import { pageIds } from '#contracts/page-ids.ts'
import { pageNames, pageOf } from '#contracts/pages.ts'

test(
  'every indexed page has a title, a description, a canonical address and alternates',
  { tag: '@desktop' },
  async ({ browser, visitor: { locale, t } }) => {
    // A search engine has no preferred language: the path alone decides the language.
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    const page = await context.newPage()
    const visitor = createVisitor(page, locale, t)
    const titles = new Set<string>()
    for (const [name, params] of await indexedPages(visitor)) {
      await visitor.goto(name, params)
      const head = await readHead(page)
      const address = page.url().replace(/\/$/, '')
      expect.soft(head.title, name).toMatch(/Kolofon|.{56}/)
      expect.soft(head.title.length, name).toBeLessThanOrEqual(120)
      expect.soft(head.description.length, `description of ${name}`).toBeGreaterThan(20)
      expect.soft(head.description.length, `description of ${name}`).toBeLessThanOrEqual(160)
      expect.soft(head.canonical.replace(/\/$/, ''), name).toBe(address)
      expect.soft(Object.keys(head.alternates).toSorted(), name).toEqual(['en', 'hu', 'x-default'])
      expect.soft(head.alternates['x-default'], name).toBe(head.alternates['hu'])
      expect.soft(head.alternates[locale]?.replace(/\/$/, ''), name).toBe(address)
      titles.add(head.title)
      await page.goto(head.alternates[locale === 'hu' ? 'en' : 'hu'] ?? '')
      expect.soft((await readHead(page)).alternates, `${name} in the other language`).toEqual(head.alternates)
    }
    expect(titles.size).toBe((await indexedPages(visitor)).length)
    await context.close()
  },
)

/** Pages that no search engine shall show. A page with an id is the same for every id; only the browser knows its address. */
const unlisted = pageNames.filter((name) => !pageOf(name).sitemap && name !== '/maintenance')

test(
  'pages that are not indexed name their address and the other language, too',
  { tag: '@languages' },
  async ({ visitor, baseURL: shop = '' }) => {
    const { page, locale } = visitor
    // An answer of the API could redirect the page (an empty cart, an order of another visitor), so no call is answered here.
    await page.route('**', (route) =>
      ['fetch', 'xhr'].includes(route.request().resourceType()) ? undefined : route.continue(),
    )
    const id = crypto.randomUUID()
    for (const name of unlisted) {
      // A page that misses the cookie of its customer would load itself again.
      await page.goto('about:blank')
      // The guards look at the hints alone: customers see these pages, members theirs, and guests those for guests.
      for (const hint of ['customer', 'segment']) await page.context().clearCookies({ name: hint })
      const { guard } = pageOf(name)
      const add = (hint: string, value: string) => page.context().addCookies([{ name: hint, value, url: shop }])
      if (guard === 'login' || guard === 'member') await add('customer', '1')
      if (guard === 'member') await add('segment', 'b2b')
      const params: Params = name.includes('[') ? { id: pageIds[name]?.[0] ?? id } : {}
      const [own, hu, en] = [
        addressOf(locale, name, params),
        addressOf('hu', name, params),
        addressOf('en', name, params),
      ]
      await page.goto(own, { waitUntil: 'commit' })
      await expect.soft(page.locator('meta[name=robots]'), name).toHaveAttribute('content', /noindex/)
      const { origin } = new URL(page.url())
      await expect.soft(page.locator('link[rel=canonical]'), name).toHaveAttribute('href', origin + own)
      const alternates = { hu: origin + hu, en: origin + en, 'x-default': origin + hu }
      for (const [language, href] of Object.entries(alternates))
        await expect.soft(page.locator(`link[rel=alternate][hreflang=${language}]`), name).toHaveAttribute('href', href)
      expect.soft(await meta(page, 'og:locale'), name).toBe(locale === 'hu' ? 'hu_HU' : 'en_GB')
      expect.soft(await meta(page, 'og:locale:alternate'), name).toBe(locale === 'hu' ? 'en_GB' : 'hu_HU')
    }
  },
)

test(
  'a filtered view is not indexed, and its canonical address is the whole listing',
  { tag: '@desktop' },
  async ({ visitor }) => {
    const { page } = visitor
    const params = productParams(await findCategory(visitor))
    await visitor.goto('/categories/[id]', params)
    const { canonical } = await readHead(page)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/)
    await visitor.goto('/categories/[id]', params, '?format=ebook&sort=title')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex.*follow/)
    expect((await readHead(page)).canonical).toBe(canonical)
  },
)
