import { sql } from 'drizzle-orm'
import { foldedWords } from '../text/rules/fold.ts'
import { hitsOf } from './rules/hits.ts'
import { createTitles } from './rules/wanted-titles.ts'
import { correctWords } from './rules/correct-words.ts'
import { type Hit, match, type SearchEngine } from './port.ts'

interface Book {
  productId: number
  isbns: string[]
  /** Words of the title, and of title and authors together. */
  title: string[]
  names: string[]
}

const rowsOf = sql`
  select p.id as "productId", p.title, coalesce(people.names, '') as people,
    array(select isbn from variants where product_id = p.id and isbn is not null) as isbns
  from products p
  left join lateral (
    select string_agg(concat_ws(' ', c.name->>'hu', c.name->>'en'), ' ') as names
    from product_contributors pc join contributors c on c.id = pc.contributor_id
    where pc.product_id = p.id and pc.role = 'author'
  ) people on true
  order by p.id`

type Row = { productId: number; title: string; people: string; isbns: string[] }

const hitOf = ({ productId }: Book, rank: number): Hit => ({ productId, variantId: null, rank })
const begins = ({ names }: Book, typed: readonly string[]): boolean =>
  typed.every((word) => names.some((name) => name.startsWith(word)))
const has = ({ names }: Book, typed: readonly string[]): boolean => typed.every((word) => names.includes(word))

/** An engine that knows neither the index in memory nor Postgres' full text: the port leaves room for another one. */
export const plainEngine: SearchEngine = {
  open: async ({ db }) => {
    const { rows } = await db.execute<Row & Record<string, unknown>>(rowsOf)
    const books: Book[] = rows.map(({ productId, title, people, isbns }) => ({
      productId,
      isbns,
      title: foldedWords(title),
      names: foldedWords(`${title} ${people}`),
    }))
    const isTitle = ({ title }: Book, typed: readonly string[]): boolean => title.join(' ') === typed.join(' ')
    return {
      find: async (query) => {
        const isbn = query.replaceAll(/\D/g, '')
        const edition = books.find(({ isbns }) => isbns.includes(isbn))
        if (edition) return { hits: hitsOf([hitOf(edition, match.title)]), bestMatch: match.title }
        const typed = foldedWords(query)
        const hits = books
          .filter((book) => typed.length > 0 && has(book, typed))
          .map((book) => hitOf(book, isTitle(book, typed) ? match.title : match.asTyped))
        if (hits.length > 0) return { hits: hitsOf(hits), bestMatch: Math.max(...hits.map(({ rank }) => rank)) }
        return { hits: hitsOf([]), bestMatch: match.texts }
      },
      findSimilar: async (query) => {
        const typed = foldedWords(query)
        const similar = books.filter((book) => typed.some((word) => begins(book, [word.slice(0, 4)])))
        return { hits: hitsOf(similar.map((book) => hitOf(book, 1))), isTitle: false }
      },
      complete: async (typed, limit) => {
        const words = foldedWords(typed)
        return words.length === 0
          ? []
          : books
              .filter((book) => begins(book, words))
              .slice(0, limit)
              .map((book) => hitOf(book, match.names))
      },
      correct: async (query, similar) => {
        const ids = new Set(Array.from(similar.productIds))
        const candidates = books.filter(({ productId }) => ids.has(productId)).map(({ names }) => names)
        return correctWords(foldedWords(query), candidates)?.join(' ')
      },
      findByTitle: async (texts) => {
        const titles = createTitles(texts)
        for (const { productId, title, names } of books) titles.compare(productId, title, () => names)
        return titles.found()
      },
    }
  },
}
