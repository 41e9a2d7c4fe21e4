import { findBooks } from '../support/books.ts'
import type { LoadDatabase } from '../support/load-database.ts'
import type { Paths } from './generator.ts'

const formats = ['paperback', 'hardback', 'ebook']
const highestPrices = Array.from({ length: 40 }, (_, index) => 1_000 + 250 * index)

/** Words of titles: what visitors look for, each of them in some book. */
const findWords = async ({ pool }: LoadDatabase): Promise<string[]> => {
  const { rows } = await pool.query<{ word: string }>(
    `select distinct lower(word) as word from products, regexp_split_to_table(title, '[[:space:][:punct:]]+') word where length(word) > 3 order by 1`,
  )
  return rows.map(({ word }) => word)
}

/** Searches and filtered lists, hundreds of different ones; home, categories, books and authors, which are kept. */
export const findPaths = async (database: LoadDatabase, api: string): Promise<Paths> => {
  const [words, books] = [await findWords(database), await findBooks(database)]
  const { items } = (await (await fetch(`${api}/api/category_list`)).json()) as { items: { path: string }[] }
  const lists = [...items.map(({ path }) => path), ...books.map(({ author }) => author)]
  const searches = words.map((word) => `/kereses?q=${encodeURIComponent(word)}`)
  const filtered = highestPrices.flatMap((most) =>
    formats.map((format, index) => `${lists[(most / 250 + index) % lists.length]}?format=${format}&price_max=${most}`),
  )
  return {
    made: [...searches, ...filtered],
    kept: ['/', ...items.map(({ path }) => path).slice(0, 10), ...books.flatMap(({ path, author }) => [path, author])],
  }
}
