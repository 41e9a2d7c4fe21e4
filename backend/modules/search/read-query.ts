import { type ListingQuery, listingQuery } from '#contracts/listing.ts'
import type { Context } from '../../kernel/context.ts'
import { choicesOf } from '../catalog-index/rules/choices.ts'
import { scopeOf } from '../listing/find-scope.ts'
import { scan } from '../catalog-index/rules/scan.ts'
import type { LiveCatalog } from '../catalog-index/catalog-index.ts'
import { dayNumber } from '../catalog-index/rules/variant-record.ts'
import { shopDay } from '../catalog/rules/shop-day.ts'
import { steps } from './engine/name-ranks.ts'
import type { Found } from './port.ts'
import { productSearch } from './engine/postgres-engine.ts'
import { categoriesIn, collectionIn, isFilter, withFilters } from './rules/apply.ts'
import { withNamedShelf } from './rules/category-by-name.ts'
import type { Reading } from './rules/reading.ts'
import { textOf, tokensOf } from './rules/tokens.ts'
import { type Part, partsOf, restOf, telling, type Understood, understoodIn, wordsLeft } from './rules/understand.ts'
import { vocabularyOf } from './rules/vocabulary.ts'

/** What a search can do without, in this order, when nothing is left. */
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

const isShelf = ({ token }: Understood): boolean =>
  token === 'category' || token === 'collection' || token === 'publisher'

/** The name of one shelf that books have in another form only is the shelf; else a book or a series that has all the words is meant. */
const isNamed = ({ best }: Found, parts: readonly Part[]): boolean => {
  const [only] = parts
  const isOneShelf = parts.length === 1 && only !== undefined && 'understood' in only && isShelf(only.understood)
  return best >= (isOneShelf ? steps.asTyped : steps.inSeries)
}

interface Attempt {
  parts: readonly Part[]
  understood: readonly Understood[]
  unmet?: readonly Understood[]
  /** Whether near misses will do. */
  isNear?: boolean
}

/**
 * Reads the words of a search as what they are. Books come first: what stands in a title or a name is not taken for
 * anything else. A reading counts only if it leaves books; filters that leave none are passed over, and said so.
 */
export const readQuery = async (
  ctx: Context,
  live: LiveCatalog,
  query: ListingQuery,
  ofCollection?: number,
): Promise<Reading> => {
  const nothing = { categories: [], collectionId: ofCollection, understood: [], unmet: [], parts: [] }
  if (!query.q) return { ...nothing, query }
  const { q, plain = [] } = query

  const answers = new Map<string, Promise<Found>>()
  const search = (words: string): Promise<Found> => {
    const answer = answers.get(words) ?? productSearch.find(ctx, live, words)
    answers.set(words, answer)
    return answer
  }

  const everything = listingQuery.parse({})
  const isFilled = async (reading: Reading): Promise<boolean> => {
    const bare = withFilters(
      { ...everything, category: query.category, brand: query.brand, role: query.role },
      reading.understood,
    )
    const scope = await scopeOf(ctx, live, { ...reading, query: bare })
    return (
      scan(live, {
        scope,
        choices: choicesOf(live, bare),
        currency: ctx.currency,
        today: dayNumber(shopDay(ctx.now())),
      }).count > 0
    )
  }

  const attempt = async ({ parts, understood, unmet = [], isNear = false }: Attempt): Promise<Reading | undefined> => {
    const words = wordsLeft(parts, (one) => !understood.includes(one) && !unmet.includes(one))
    for (const rest of new Set([restOf(words), textOf(telling(words))])) {
      const found = rest === '' ? undefined : await search(rest)
      if (found ? found.hits.length === 0 || (found.near !== undefined) !== isNear : understood.length === 0) continue
      const reading: Reading = {
        query: { ...withFilters(query, understood), q: rest || undefined },
        ...(found && { found }),
        categories: categoriesIn(understood),
        collectionId: ofCollection ?? collectionIn(live, understood),
        understood,
        unmet,
        parts,
      }
      if (await isFilled(reading)) return reading
    }
    return undefined
  }

  const vocabulary = vocabularyOf(live)
  const parts = partsOf(vocabulary, q, plain)
  const understood = understoodIn(parts)
  const whole = await search(q)
  const asTyped: Reading = { ...nothing, query, found: whole, parts }
  if (isNamed(whole, parts)) return asTyped

  for (const some of [understood, understood.filter(isFilter)]) {
    const reading = some.length > 0 && (await attempt({ parts, understood: some }))
    if (reading) return reading
  }
  const isFound = whole.hits.length > 0 && !whole.near
  if (isFound && whole.best >= steps.made) return asTyped
  const bare = await search(textOf(telling(tokensOf(q))))
  if (bare.best >= steps.made) return { ...asTyped, found: bare }
  const shelved = withNamedShelf(live, parts, plain)
  const onShelf = shelved && (await attempt({ parts: shelved, understood: understoodIn(shelved) }))
  if (onShelf) return onShelf
  // Whoever names an age asks for what suits it, whatever else is said of it.
  const suiting =
    understood.some(({ token }) => token === 'age') &&
    (await attempt({ parts: parts.filter((part) => 'understood' in part), understood }))
  if (suiting) return suiting
  if (isFound) return asTyped

  const withSlips = partsOf(vocabulary, q, plain, true)
  const read = understoodIn(withSlips)
  const slipped = read.length > understood.length && (await attempt({ parts: withSlips, understood: read }))
  if (slipped) return slipped

  const dropping = understood
    .toSorted((a, b) => dispensable.indexOf(a.token) - dispensable.indexOf(b.token))
    .map((one) => [one])
  for (const unmet of [...dropping, understood.filter(isFilter), understood]) {
    const left = understood.filter((one) => !unmet.includes(one))
    const reading = unmet.length > 0 && (await attempt({ parts, understood: left, unmet }))
    if (reading) return reading
  }
  return (understood.length > 0 && (await attempt({ parts, understood, isNear: true }))) || asTyped
}
