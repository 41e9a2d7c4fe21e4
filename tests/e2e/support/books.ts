import { test } from '@playwright/test'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Format } from '#contracts/shop.ts'
import { ask } from './shop-api.ts'
import type { Visitor } from './visitor.ts'

export interface Book extends VariantCard {
  /** The number of copies that can be ordered; null where there is no limit. */
  stock: number | null
}

/** The demo deals change what these books cost and what the cart offers beside them. */
const withDeals = new Set(['A Pál utcai fiúk', 'Micimackó'])

/** Enough copies for several tests that pick the same book. */
const enough = 6
const known = new Map<string, Promise<Book[]>>()

const loadPage = async (
  visitor: Visitor,
  format: Format,
  cursor?: string,
): Promise<{ books: Book[]; next: string | null }> => {
  const query = { format, availability: 'available', sort: 'title', limit: 100, ...(cursor && { cursor }) }
  const { products, cursor: next } = await ask(visitor, 'GET /v2.0/variants', { query })
  const { items } = await ask(visitor, 'GET /v2.0/variants/contextual_values', {
    query: { ids: products.map(({ id }) => id).join(',') },
  })
  const stocks = new Map(items.map(({ variantId, stock }) => [variantId, stock]))
  return { books: products.map((product) => ({ ...product, stock: stocks.get(product.id) ?? null })), next }
}

const loadBooks = async (visitor: Visitor, format: Format): Promise<Book[]> => {
  const books: Book[] = []
  let cursor: string | undefined
  do {
    const { books: more, next } = await loadPage(visitor, format, cursor)
    books.push(...more.filter(({ stock, title }) => (stock === null || stock >= enough) && !withDeals.has(title)))
    cursor = next ?? undefined
  } while (cursor && books.length < 300)
  // Two editions of one title could not be told apart in a cart.
  return [...new Map(books.map((book) => [book.title, book])).values()]
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** Picks a book by the test, so that tests which run at the same time rarely buy copies of the same book. */
export const pickBook = async (visitor: Visitor, format: Format = 'paperback', nth = 0): Promise<Book> => {
  const key = `${visitor.locale} ${format}`
  const books = await (known.get(key) ?? known.set(key, loadBooks(visitor, format)).get(key))
  const { testId, project } = test.info()
  const book = books?.[(hash(testId + project.name) + nth) % books.length]
  if (!book) throw new Error(`The catalog has no ${format} with ${enough} copies`)
  return book
}

/** @returns the parameter in the path of a resource's page, `edes-anna-12`; not for a resource with a pretty path */
export const productParams = ({ path }: Pick<Book, 'path'>) => ({ id: path.slice(path.lastIndexOf('/') + 1) })

export const openBook = async ({ page }: Visitor, { path }: Pick<Book, 'path'>): Promise<void> =>
  void (await page.goto(path))
