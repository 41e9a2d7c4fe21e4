import type { LoadDatabase } from './load-database.ts'
import type { Storefront } from './storefront.ts'

export interface Book {
  id: number
  sku: string
  path: string
  author: string
}

/** @returns paperbacks, each of another author */
export const findBooks = async ({ pool }: LoadDatabase): Promise<Book[]> => {
  const { rows } = await pool.query<Book>(`
    select distinct on (c.id) v.id, v.sku, '/termekek/' || p.slug || '-' || v.id as path, '/szerzok/' || c.key || '-' || c.id as author
    from variants v join products p on p.id = v.product_id and p.language = 'hu'
    join product_contributors pc on pc.product_id = p.id and pc.role = 'author' join contributors c on c.id = pc.contributor_id
    where v.format = 'paperback' and v.active and v.published_on < now() and not exists (select 1 from package_items i where i.variant_id = v.id)
    order by c.id, v.id limit 20`)
  return rows
}

/** @returns the pages that show the book: its own page and the list of its author */
export const pagesOf = ({ path, author }: Book): string[] => [path, author]

/** @returns a book whose pages do not show the given book in any format, not even as a recommendation */
export const findUnrelated = async ({ visit }: Storefront, book: Book, books: Book[]): Promise<Book> => {
  const anyFormat = book.path.replace(/\d+$/, '')
  for (const other of books) {
    const pages = await Promise.all(pagesOf(other).map(visit))
    if (pages.every(({ text }) => !text.includes(anyFormat))) return other
  }
  throw new Error('Every book of the demo catalog is shown with every other.')
}
