import { type ListingQuery, listingQuery } from '#contracts/listing.ts'
import type { Context } from '../../kernel/context.ts'
import { type CatalogIndex, catalogIndex } from '../catalog-index/service.ts'
import { engineOf } from './engine.ts'
import { type Found, match, type Search, type Similar } from './port.ts'
import { categoriesIn, collectionIn, isFilter, withFilters } from './rules/apply.ts'
import { withNamedPlace } from './rules/category-by-name.ts'
import type { Reading } from './rules/reading.ts'
import { textOf, tokensOf } from './rules/tokens.ts'
import {
  type Part,
  partsOf,
  restOf,
  type Understood,
  understoodIn,
  withoutEmpty,
  wordsLeft,
} from './rules/understand.ts'
import { vocabularyOf } from './rules/vocabulary.ts'

/** The filters that a search gives up, in this order, when they leave no book. */
const dispensable: readonly Understood['token'][] = [
  'availability',
  'reduced',
  'year',
  'format',
  'age',
  'language',
  'collection',
  'publisher',
  'category',
]

const isPlace = ({ token }: Understood): boolean =>
  token === 'category' || token === 'collection' || token === 'publisher'

/**
 * Whether books or series have all the words in their names. The name of one single place stands for the place, unless
 * a book has exactly these words.
 */
const isNameOfBooks = ({ bestMatch }: Found, parts: readonly Part[]): boolean => {
  const [only] = parts
  const isOnePlace = parts.length === 1 && only !== undefined && 'understood' in only && isPlace(only.understood)
  return bestMatch >= (isOnePlace ? match.asTyped : match.series)
}

interface Attempt {
  parts: readonly Part[]
  understood: readonly Understood[]
  unmet?: readonly Understood[]
  /** Whether books that only sound like the words will do. */
  isSimilarEnough?: boolean
}

interface Reader {
  index: CatalogIndex
  search: Search
  query: ListingQuery
  /** The collection whose list is searched. */
  collectionId: number | undefined
  /** Whether a listing of what was read has a book. The listing knows. */
  hasBooks: (reading: Reading) => Promise<boolean>
}

/** Each question is asked once. */
const remembering = <Answer>(ask: (words: string) => Promise<Answer>): ((words: string) => Promise<Answer>) => {
  const answers = new Map<string, Promise<Answer>>()
  return (words) => {
    const answer = answers.get(words) ?? ask(words)
    answers.set(words, answer)
    return answer
  }
}

interface Finders {
  find: (words: string) => Promise<Found>
  findSimilar: (words: string) => Promise<Similar>
}

const createAttempt = ({ index, query, collectionId, hasBooks }: Reader, { find, findSimilar }: Finders) => {
  const everything = listingQuery.parse({})
  const { category, brand, role } = query
  return async ({ parts, understood, unmet = [], isSimilarEnough = false }: Attempt): Promise<Reading | undefined> => {
    const words = wordsLeft(parts, (one) => !understood.includes(one) && !unmet.includes(one))
    for (const rest of new Set([restOf(words), textOf(withoutEmpty(words))])) {
      const found = rest === '' ? undefined : await (isSimilarEnough ? findSimilar(rest) : find(rest))
      if (found ? found.hits.length === 0 : understood.length === 0) continue
      const reading: Reading = {
        query: { ...withFilters(query, understood), q: rest || undefined },
        ...(found && { found, isSimilar: isSimilarEnough }),
        categories: categoriesIn(understood),
        collectionId: collectionId ?? collectionIn(index, understood),
        understood,
        unmet,
        parts,
      }
      const bare = withFilters({ ...everything, category, brand, role }, understood)
      if (await hasBooks({ ...reading, query: bare })) return reading
    }
    return undefined
  }
}

const readWords = async (reader: Reader, q: string): Promise<Reading> => {
  const { index, search, query, collectionId } = reader
  const { plain = [] } = query
  const find = remembering((words) => search.find(words))
  const findSimilar = remembering((words) => search.findSimilar(words))
  const attempt = createAttempt(reader, { find, findSimilar })

  const vocabulary = vocabularyOf(index)
  const parts = partsOf(vocabulary, q, plain)
  const understood = understoodIn(parts)
  const whole = await find(q)
  const asTyped: Reading = { categories: [], collectionId, understood: [], unmet: [], query, found: whole, parts }
  if (isNameOfBooks(whole, parts)) return asTyped
  const soundsLike = async (): Promise<Reading> => ({ ...asTyped, found: await findSimilar(q), isSimilar: true })
  const mayBeSlip = whole.hits.length === 0 && withoutEmpty(wordsLeft(parts)).length > 0
  if (mayBeSlip && (await findSimilar(q)).isTitle) return soundsLike()

  for (const some of [understood, understood.filter(isFilter)]) {
    const reading = some.length > 0 && (await attempt({ parts, understood: some }))
    if (reading) return reading
  }
  const isFound = whole.hits.length > 0
  if (isFound && whole.bestMatch >= match.credits) return asTyped
  const bare = await find(textOf(withoutEmpty(tokensOf(q))))
  if (bare.bestMatch >= match.credits) return { ...asTyped, found: bare }
  const placed = withNamedPlace(index, parts, plain)
  const inPlace = placed && (await attempt({ parts: placed, understood: understoodIn(placed) }))
  if (inPlace) return inPlace
  // Whoever names an age looks for what suits it, whatever else the query says.
  const suiting =
    understood.some(({ token }) => token === 'age') &&
    (await attempt({ parts: parts.filter((part) => 'understood' in part), understood }))
  if (suiting) return suiting
  if (isFound) return asTyped

  const withSlips = partsOf(vocabulary, q, plain, true)
  const read = understoodIn(withSlips)
  const slipped = read.length > understood.length && (await attempt({ parts: withSlips, understood: read }))
  if (slipped) return slipped

  const oneByOne = understood
    .toSorted((a, b) => dispensable.indexOf(a.token) - dispensable.indexOf(b.token))
    .map((one) => [one])
  for (const unmet of [...oneByOne, understood.filter(isFilter), understood]) {
    const left = understood.filter((one) => !unmet.includes(one))
    const reading = unmet.length > 0 && (await attempt({ parts, understood: left, unmet }))
    if (reading) return reading
  }
  const similar = understood.length > 0 && (await attempt({ parts, understood, isSimilarEnough: true }))
  return similar || soundsLike()
}

export interface Opened {
  index: CatalogIndex
  search: Search
}

/** The search engine for one request, and the index at the same moment: one look at the changes serves both. */
export const openSearch = async (ctx: Context): Promise<Opened> => {
  const [index, search] = await Promise.all([catalogIndex(ctx), engineOf(ctx).open(ctx)])
  return { index, search }
}

/**
 * Reads the words of a search. Books come first: words in a title or a name stand for nothing else. A reading counts
 * only if it leaves books; filters that leave no book do not count, and the answer says so.
 * @param opened what the caller has opened already
 */
export const readQuery = async (
  ctx: Context,
  query: ListingQuery,
  { collectionId, hasBooks, opened }: Pick<Reader, 'collectionId' | 'hasBooks'> & { opened?: Opened | undefined },
): Promise<Reading> => {
  const { q } = query
  if (!q) return { categories: [], collectionId, understood: [], unmet: [], parts: [], query }
  const { index, search } = opened ?? (await openSearch(ctx))
  return { ...(await readWords({ index, search, query, collectionId, hasBooks }, q)), search }
}
