import type { Page } from '@playwright/test'
import { openBook, pickBook, productParams } from './support/books.ts'
import { indexedPages, meta } from './support/page-heads.ts'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import type { Params } from './support/visitor.ts'
import { jsonLdProblems } from '../support/json-ld-problems.ts'
import type { PageName } from '#contracts/pages.ts'

/** The structured data of a page. Everything that is required in them must be there. */
const readGraph = async (page: Page): Promise<Record<string, unknown>[]> => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graphs = scripts.map((text) => JSON.parse(text) as { '@graph': Record<string, unknown>[] })
  for (const graph of graphs) expect.soft(jsonLdProblems(graph), page.url()).toEqual([])
  return graphs.flatMap((graph) => graph['@graph'])
}

test('the structured data of a product describe the product', { tag: '@desktop' }, async ({ visitor }) => {
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
  expect(await meta(page, 'book:author')).toBe(new URL(book.authors[0]?.path ?? '', page.url()).href)
  expect(await meta(page, 'og:image:width')).toBe('640')
  expect(await meta(page, 'twitter:card')).toBe('summary')
})

test('every kind of page has its structured data', { tag: '@once' }, async ({ visitor }) => {
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
  const all: [PageName, Params][] = [
    ...(await indexedPages(visitor)),
    ['/stores/[id]', productParams(store ?? { path: '' })],
    ['/authors', {}],
    ['/stores', {}],
    ['/faqs', {}],
  ]
  for (const [name, params] of all.filter(([one]) => kinds[one])) {
    await visitor.goto(name, params)
    expect.soft(JSON.stringify(await readGraph(page)), name).toContain(`"${kinds[name]}"`)
    expect.soft(await meta(page, 'og:image'), name).toMatch(/^http/)
  }
})
