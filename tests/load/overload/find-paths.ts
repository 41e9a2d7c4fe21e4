import { findBooks } from '../support/books.ts'
import type { LoadDatabase } from '../support/load-database.ts'
import type { Paths } from './generator.ts'

const formats = ['paperback', 'hardback', 'ebook']
const highestPrices = Array.from({ length: 40 }, (_, index) => 1_000 + 250 * index)

/** @returns words of titles, which visitors search for; each word finds a book */
const findWords = async ({ pool }: LoadDatabase): Promise<string[]> => {
  const { rows } = await pool.query<{ word: string }>(
    `select distinct lower(word) as word from products, regexp_split_to_table(title, '[[:space:][:punct:]]+') word where length(word) > 3 order by 1`,
  )
  return rows.map(({ word }) => word)
}

/**
 * @returns hundreds of searches and filtered lists, which are rendered on request, and cached pages: home, categories,
 * books and authors
 */
export const findPaths = async (database: LoadDatabase, api: string): Promise<Paths> => {
  const [words, books] = [await findWords(database), await findBooks(database)]
  const { items } = (await (await fetch(`${api}/api/category_list`)).json()) as { items: { path: string }[] }
  const lists = [...items.map(({ path }) => path), ...books.map(({ author }) => author)]
  const searches = words.map((word) => `/kereses?q=${encodeURIComponent(word)}`)
  const filtered = highestPrices.flatMap((maxPrice) =>
    formats.map(
      (format, index) => `${lists[(maxPrice / 250 + index) % lists.length]}?format=${format}&price_max=${maxPrice}`,
    ),
  )
  return {
    rendered: [...searches, ...filtered],
    cached: [
      '/',
      ...items.map(({ path }) => path).slice(0, 10),
      ...books.flatMap(({ path, author }) => [path, author]),
    ],
  }
}
