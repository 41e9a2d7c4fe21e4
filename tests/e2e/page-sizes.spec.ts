import type { Page } from '@playwright/test'
import { ask } from './support/shop-api.ts'
import { expect, test } from './support/shop-test.ts'
import type { Visitor } from './support/visitor.ts'

/**
 * What a document may take on the wire, in bytes of Brotli. 15,000 are wanted for each; the markup alone of a listing with
 * all facets and of a book with all its parts takes 14,000 and 12,000 (docs/performance.md).
 */
const budgets = { home: 15_000, listing: 20_000, product: 19_000 }

/** Brotli, as far as the answer is compressed: the length that is sent. */
const sizeOf = async (page: Page, path: string): Promise<number> => {
  const ask = () => page.request.get(path, { headers: { 'accept-encoding': 'br' } })
  // The first visit makes the page, and a page that is kept is compressed harder.
  await ask()
  const headers = (await ask()).headers()
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': expect.stringContaining('text/html') })
  return Number(headers['content-length'])
}

const pathOf = (visitor: Visitor, path: string) => (visitor.locale === 'en' ? `/en${path}` : path)

test('documents are within their budgets', { tag: '@languages' }, async ({ visitor }) => {
  const { page } = visitor
  const { items: categories } = await ask(visitor, 'GET /v2.0/categories')
  const { products } = await ask(visitor, 'GET /v2.0/variants', { query: { q: 'Egri csillagok', limit: 1 } })
  expect(await sizeOf(page, pathOf(visitor, '/'))).toBeLessThanOrEqual(budgets.home)
  expect(await sizeOf(page, categories[0]?.path ?? '')).toBeLessThanOrEqual(budgets.listing)
  expect(await sizeOf(page, products[0]?.path ?? '')).toBeLessThanOrEqual(budgets.product)
})

test(
  'what came as markup works, and is there for a visitor who comes back',
  { tag: '@languages' },
  async ({ visitor }) => {
    const { page } = visitor
    await visitor.goto('/')
    const main = page.getByRole('main')
    const books = main.locator('.product-card')
    const count = await books.count()
    expect(count).toBeGreaterThan(5)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url())
    })
    const title = (await books.first().getByRole('link').first().textContent()) ?? ''
    await books.first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(books).toHaveCount(count)
    await expect(books.first().getByRole('link').first()).toHaveText(title)
    expect(asked).toEqual([])
  },
)
