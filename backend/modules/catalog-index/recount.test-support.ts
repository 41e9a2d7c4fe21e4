import fc from 'fast-check'
import type { listingQuery } from '#contracts/listing.ts'
import { ageBands, availabilities, formats, leastRatings } from '#contracts/shop.ts'
import { noPrice } from './rules/variant-record.ts'

/** A small catalog, in which the same values come again and again. */
export interface Book {
  language: string
  age: number
  stars: number
  publisher: number
  series: number
  popularity: number
  authors: number[]
  translator: number
  categories: number[]
  variants: {
    format: number
    hasCopies: boolean
    isReduced: boolean
    day: number
    year: number
    gross: number
    options: number[]
  }[]
}

export const today = 100
export const ids = [1, 2, 3]
export const ways: Record<number, number[]> = { 1: [1], 2: [1, 2], 3: [3] }
const small = fc.integer({ min: 1, max: 3 })
const some = (max = 3) => fc.uniqueArray(small, { maxLength: max })

export const book: fc.Arbitrary<Book> = fc.record({
  language: fc.constantFrom('hu', 'en'),
  age: fc.integer({ min: 0, max: 7 }),
  stars: fc.integer({ min: 0, max: 5 }),
  publisher: small,
  series: fc.integer({ min: 0, max: 3 }),
  popularity: fc.integer({ min: 0, max: 4 }),
  authors: some(2),
  translator: small,
  categories: some(),
  variants: fc.array(
    fc.record({
      format: fc.integer({ min: 0, max: 3 }),
      hasCopies: fc.boolean(),
      isReduced: fc.boolean(),
      day: fc.constantFrom(50, today, 150),
      year: fc.constantFrom(0, 2020, 2021, 2022),
      gross: fc.constantFrom(noPrice, 1000, 2000, 3000, 4000),
      options: some(1).map((own) => own),
    }),
    { maxLength: 3 },
  ),
})

/** Undefined takes a book out of the catalog. */
export const change = fc.record({ id: fc.integer({ min: 1, max: 12 }), to: fc.option(book, { nil: undefined }) })

export const choices = fc.record(
  {
    format: fc.constantFrom(...formats.slice(0, 4)),
    availability: fc.constantFrom(...availabilities),
    age: fc.constantFrom(...ageBands.slice(0, 3)),
    author: small.map(String),
    price_min: fc.constantFrom('1500', '2500'),
    publisher: fc.constantFrom('p1', 'p2', 'p3'),
    series: small.map(String),
    language: fc.constantFrom('hu', 'en'),
    year_max: fc.constantFrom('2020', '2021'),
    rating: fc.constantFrom(...leastRatings.map(String)),
    parameter: fc.constantFrom('binding:o1', 'binding:o2,binding:o3'),
  },
  { requiredKeys: [] },
)

export const scope = fc.record({ category: fc.option(small, { nil: undefined }), reduced: fc.boolean() })

const stockOf = ({ day, hasCopies }: Book['variants'][number]): string =>
  (day > today ? availabilities[1] : hasCopies ? availabilities[0] : availabilities[2]) ?? ''

export type Query = ReturnType<typeof listingQuery.parse>
type Chosen = Partial<Record<string, unknown>>

/** Which facets a variant of a book fails: the definition, without an index. */
const failing = (query: Query, one: Book, variant: Book['variants'][number]): string[] => {
  const chosen = query as Chosen
  const has = (token: string, values: readonly unknown[]): boolean => {
    const wanted = chosen[token]
    return wanted === undefined || [wanted].flat().some((value) => values.map(String).includes(String(value)))
  }
  const { price_min: from = -Infinity, year_max: to = Infinity, rating, parameter = [] } = query
  const passes: Record<string, boolean> = {
    format: has('format', [formats[variant.format]]),
    availability: has('availability', [stockOf(variant)]),
    age: has(
      'age',
      ageBands.filter((_, band) => one.age & (1 << band)),
    ),
    author: has('author', one.authors),
    publisher: has('publisher', [`p${one.publisher}`]),
    series: has('series', [one.series]),
    language: has('language', [one.language]),
    price: variant.gross >= from,
    year: to === Infinity || (variant.year !== 0 && variant.year <= to),
    rating: rating === undefined || one.stars >= Number(rating),
    binding: parameter.length === 0 || variant.options.some((option) => parameter.includes(`binding:o${option}`)),
  }
  return Object.keys(passes).filter((token) => !passes[token])
}

const valuesOf = (token: string, one: Book, variant: Book['variants'][number]): string[] =>
  ({
    format: [formats[variant.format] ?? ''],
    availability: [stockOf(variant)],
    age: ageBands.filter((_, band) => one.age & (1 << band)),
    author: one.authors.map(String),
    publisher: [`p${one.publisher}`],
    series: one.series === 0 ? [] : [String(one.series)],
    language: [one.language],
    rating: leastRatings.filter((least) => one.stars >= least).map(String),
    binding: variant.options.map((option) => `o${option}`),
  })[token] ?? []

export const counted = [
  'format',
  'availability',
  'age',
  'author',
  'publisher',
  'series',
  'language',
  'rating',
  'binding',
]

/** What a list is about. */
export interface About {
  category?: number | undefined
  reduced: boolean
}

/** Counts and lists a catalog book by book. */
export const recount = (books: ReadonlyMap<number, Book>, query: Query, { category, reduced }: About) => {
  const counts: Record<string, Record<string, number>> = Object.fromEntries(counted.map((token) => [token, {}]))
  const ends: Record<'price' | 'year', number[]> = { price: [], year: [] }
  const listed: { id: number; popularity: number; gross: number[] }[] = []
  for (const [id, one] of books) {
    if (category !== undefined && !one.categories.some((own) => ways[own]?.includes(category))) continue
    const variants = one.variants
      .filter((variant) => variant.gross !== noPrice)
      .filter((variant) => !reduced || (variant.isReduced && stockOf(variant) !== availabilities[2]))
      .map((variant) => ({ variant, fails: failing(query, one, variant) }))
    const passing = variants.filter(({ fails }) => fails.length === 0)
    if (passing.length > 0)
      listed.push({ id, popularity: one.popularity, gross: passing.map(({ variant }) => variant.gross) })
    const passesFor = (token: string) => variants.filter(({ fails }) => fails.every((failed) => failed === token))
    for (const token of counted)
      for (const value of new Set(passesFor(token).flatMap(({ variant }) => valuesOf(token, one, variant))))
        (counts[token] as Record<string, number>)[value] = (counts[token]?.[value] ?? 0) + 1
    ends.price.push(...passesFor('price').map(({ variant }) => variant.gross))
    ends.year.push(...passesFor('year').flatMap(({ variant }) => variant.year || []))
  }
  const range = (values: number[]) =>
    values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : undefined
  const order = listed.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id).map(({ id }) => id)
  return { counts, price: range(ends.price), year: range(ends.year), order }
}
