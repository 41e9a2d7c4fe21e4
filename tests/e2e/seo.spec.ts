import type { Page } from '@playwright/test'
import { openBook, pickBook, productParams } from './support/books.ts'
import { addToCart } from './support/cart.ts'
import { findCategory } from './support/listing.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import { addressOf, createVisitor, type Params, type Visitor } from './support/visitor.ts'
import { jsonLdProblems } from '../support/json-ld-problems.ts'
import { type PageName, pageNames, pages } from '#lib/routing/pages.ts'

interface Head {
  title: string
  description: string
  canonical: string
  alternates: Record<string, string>
}

const readHead = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.href,
      ]),
    ),
  }))

const meta = (page: Page, name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content')

/** Pages that search engines shall know, each with what stands in its address. */
const indexed = async (visitor: Visitor): Promise<[PageName, Params][]> => {
  const { items: brands } = await ask(visitor, 'GET /v2.0/brands', { query: { limit: 1 } })
  const { items: contents } = await ask(visitor, 'GET /v2.0/contents/current', { query: {} })
  const [author, content] = [brands[0], contents[0]]
  if (!author || !content) throw new Error('The catalogue is empty')
  return [
    ['/', {}],
    ['/categories/[id]', productParams(await findCategory(visitor))],
    ['/collections/[id]', { id: 'new' }],
    ['/publishers/[id]', { id: 'helikon' }],
    ['/authors/[id]', productParams(author)],
    ['/products/[id]', productParams(await pickBook(visitor))],
    ['/contents/[id]', productParams(content)],
  ]
}

test(
  'title, description, canonical and the other languages',
  { tag: '@desktop' },
  async ({ browser, visitor: { locale, t } }) => {
    // As a search engine reads: it has no language of its own, every path has.
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    const page = await context.newPage()
    const visitor = createVisitor(page, locale, t)
    const titles = new Set<string>()
    for (const [name, params] of await indexed(visitor)) {
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
    expect(titles.size).toBe((await indexed(visitor)).length)
    await context.close()
  },
)

/** Pages that no search engine shall show; those with an id are one shell, whose address is known in the browser. */
const unlisted = pageNames.filter((name) => !pages[name].sitemap && name !== '/maintenance')

test('pages that are not indexed name their address and the other language, too', { tag: '@languages' }, async ({ visitor }) => {
  const { page, locale } = visitor
  // What a page hears may lead on (an empty cart, an order that is none of the visitor's): it hears nothing here.
  await page.route('**', (route) => (['fetch', 'xhr'].includes(route.request().resourceType()) ? undefined : route.continue()))
  const id = crypto.randomUUID()
  for (const name of unlisted) {
    const row = pages[name]
    const params: Params = name.includes('[') ? { id: 'ids' in row ? row.ids[0] : id } : {}
    const [own, hu, en] = [addressOf(locale, name, params), addressOf('hu', name, params), addressOf('en', name, params)]
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
})

/** All that a page tells machines; what is required of it must be there. */
const readGraph = async (page: Page): Promise<Record<string, unknown>[]> => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graphs = scripts.map((text) => JSON.parse(text) as { '@graph': Record<string, unknown>[] })
  for (const graph of graphs) expect.soft(jsonLdProblems(graph), page.url()).toEqual([])
  return graphs.flatMap((graph) => graph['@graph'])
}

test('a product tells machines what it is', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor
  const book = await pickBook(visitor)
  const { isbn } = await ask(visitor, 'GET /v2.0/variants/{id}', { params: { id: book.id } })
  await openBook(visitor, book)
  const nodes = await readGraph(page)
  expect(nodes.find((node) => [node['@type']].flat().includes('Book'))).toMatchObject({
    name: book.title,
    isbn,
    offers: { price: book.price.gross.toFixed(0), priceCurrency: 'HUF', availability: 'https://schema.org/InStock' },
  })
  expect(nodes.find((node) => node['@type'] === 'BreadcrumbList')).toBeDefined()
  expect(await meta(page, 'og:type')).toBe('book')
  expect(await meta(page, 'og:title')).toContain(book.title)
  expect(await meta(page, 'book:isbn')).toBe(isbn)
  expect(await meta(page, 'book:author')).toMatch(/^http.*\/(szerzok|authors)\//)
  expect(await meta(page, 'og:image:width')).toBe('640')
  expect(await meta(page, 'twitter:card')).toBe('summary')
})

test('every kind of page tells machines what it is', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  const { items: stores } = await ask(visitor, 'GET /v2.0/stores')
  const kinds: Partial<Record<PageName, string>> = {
    '/': 'WebSite',
    '/categories/[id]': 'CollectionPage',
    '/collections/[id]': 'ItemList',
    '/publishers/[id]': 'CollectionPage',
    '/authors/[id]': 'Person',
    '/contents/[id]': 'Article',
    '/stores/[id]': 'BookStore',
    '/authors': 'CollectionPage',
    '/stores': 'CollectionPage',
    '/faqs': 'FAQPage',
  }
  const store = stores[0]
  const all: [PageName, Params][] = [...(await indexed(visitor)), ['/stores/[id]', productParams(store ?? { path: '' })], ['/authors', {}], ['/stores', {}], ['/faqs', {}]]
  for (const [name, params] of all.filter(([one]) => kinds[one])) {
    await visitor.goto(name, params)
    expect.soft(JSON.stringify(await readGraph(page)), name).toContain(`"${kinds[name]}"`)
    expect.soft(await meta(page, 'og:image'), name).toMatch(/^http/)
  }
})

test('a filtered view is not indexed and belongs to the whole one', { tag: '@desktop' }, async ({ visitor }) => {
  const { page } = visitor
  const params = productParams(await findCategory(visitor))
  await visitor.goto('/categories/[id]', params)
  const { canonical } = await readHead(page)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/)
  await visitor.goto('/categories/[id]', params, '?format=ebook&sort=title')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex.*follow/)
  expect((await readHead(page)).canonical).toBe(canonical)
})

/** What stands in the `loc` elements of an XML file. */
const locations = async (page: Page, address: string): Promise<string[]> => {
  const answer = await page.request.get(address)
  expect.soft(answer.status(), address).toBe(200)
  expect.soft(answer.headers()['content-type'], address).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>(?!<\/image)/g)].map(([, url = '']) => url)
}

test('the sitemap names every public page once, in each language', { tag: '@once' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  const files = await locations(page, '/sitemap.xml')
  expect(files).toContain(`${baseURL}/sitemaps/variant-en-0.xml`)
  const urls: string[] = []
  for (const file of files) urls.push(...(await locations(page, file)))
  expect(new Set(urls).size).toBe(urls.length)
  const book = productParams(await pickBook(visitor)).id
  for (const path of [`/termekek/${book}`, `/en/products/${book}`, '/listak/new', '/uzletek', '/en/authors', '/kiadok/helikon'])
    expect.soft(urls, path).toContain(baseURL + path)
  expect(urls.filter((url) => /kosar|cart|penztar|checkout|bejelentkezes|kereses|ui-guide/.test(url))).toEqual([])
  const text = await (await page.request.get('/sitemaps/variant-hu-0.xml')).text()
  expect(text).toContain(`hreflang="en" href="${baseURL}/en/products/${book}"`)
  for (const none of ['/sitemaps/variant-hu-99.xml', '/sitemaps/else.xml'])
    expect.soft((await page.request.get(none)).status(), none).toBe(404)
})

test('crawlers may read what is not for the index, and are told so there', { tag: '@once' }, async ({ visitor, baseURL }) => {
  const { request } = visitor.page
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  for (const path of ['/kosar', '/penztar', '/bejelentkezes', '/kereses?q=anna', '/en/cart'])
    expect.soft(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/)
})

test('feeds for news readers and portals', { tag: '@once' }, async ({ visitor, baseURL }) => {
  const { page } = visitor
  await visitor.goto('/')
  const news = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
  const book = await pickBook(visitor)
  const read = async (address: string) => {
    const answer = await page.request.get(address)
    expect.soft(answer.headers()['cache-control'], address).toBe('public, max-age=3600')
    return answer.text()
  }
  expect(await read(news ?? '')).toContain('<pubDate>')
  const product = `${baseURL}/termekek/${productParams(book).id}`
  expect(await read('/feeds/arukereso.xml')).toContain(`<ProductUrl>${product}</ProductUrl><Price>${book.price.gross}</Price>`)
  expect(await read('/feeds/google-hu.xml')).toContain(`<g:link>${product}</g:link>`)
  expect(await read('/feeds/google-en.xml')).toContain(`${baseURL}/en/products/`)
  expect((await page.request.get('/feeds/else.xml')).status()).toBe(404)
})

test('nobody but the visitor keeps what is the visitor’s', { tag: '@once' }, async ({ visitor }) => {
  const { request } = visitor.page
  const book = productParams(await pickBook(visitor)).id
  for (const path of ['/', '/en', `/termekek/${book}`, '/kereses?q=anna', '/kosar', '/penztar'])
    expect.soft((await request.get(path)).headers()['cache-control'], path).toBe('private, no-cache')
  for (const path of ['/api/v2.0/me', '/api/draft_orders/current', '/api/v2.0/variants'])
    expect.soft((await request.get(path)).headers()['cache-control'], path).toBe('private, no-store')
})

test('no script can read the token', { tag: '@once' }, async ({ visitor }) => {
  const { page } = visitor
  const answers: string[] = []
  page.on('response', async (answer) => void (answer.url().endsWith('/api/login') && answers.push(await answer.text())))
  const book = await pickBook(visitor)
  await openBook(visitor, book)
  await addToCart(visitor, book.title)
  const session = (await page.context().cookies()).find(({ name }) => name === 'sid')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const readable = await page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.documentElement.outerHTML,
    ].join('\n'),
  )
  expect(readable).not.toContain(session?.value ?? 'no session')
  expect(answers.join('')).not.toContain(session?.value ?? 'no session')
  expect(answers.join('')).not.toContain('access_token')
})
