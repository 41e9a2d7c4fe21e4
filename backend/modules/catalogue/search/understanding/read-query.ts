import { type ListingQuery, listingQuery } from '#contracts/catalogue.ts'
import type { Context } from '../../../../http/context.ts'
import { choicesOf } from '../../listing/choices.ts'
import { scopeOf } from '../../listing/listing-scope.ts'
import { scan } from '../../listing/scan.ts'
import type { LiveCatalogue } from '../../live/live-catalogue.ts'
import { dayNumber } from '../../live/variant-record.ts'
import { shopDay } from '../../rules/shop-day.ts'
import { steps } from '../name-ranks.ts'
import type { Found } from '../port.ts'
import { productSearch } from '../postgres-search.ts'
import { categoriesIn, collectionIn, isFilter, withFilters } from './apply.ts'
import { type Part, partsOf, restOf, tellingOf, type Understood } from './understand.ts'
import { vocabularyOf } from './vocabulary.ts'

/** What a listing is asked for, its words understood. */
export interface Reading {
  /** With what the words stand for; `q` is what was looked for among the books. */
  query: ListingQuery
  found?: Found
  /** Whose books are meant, beside that of the query. */
  categories: readonly number[]
  collectionId?: number | undefined
  understood: readonly Understood[]
  /** What could be understood but leaves no book. */
  unmet: readonly Understood[]
  parts: readonly Part[]
}

/** What a search can do without, in this order, when nothing is left. */
const dispensable: readonly Understood['token'][] = ['availability', 'reduced', 'year', 'format', 'age', 'language', 'collection', 'publisher', 'category']

const understoodIn = (parts: readonly Part[]): Understood[] => parts.flatMap((part) => ('understood' in part ? [part.understood] : []))

/** A shelf's name that books only have in another form is the shelf; else who has all the words is meant. */
const isNamed = ({ best }: Found, parts: readonly Part[]): boolean => {
  const isPlace = parts.every((part) => 'understood' in part && !isFilter(part.understood))
  return best >= (isPlace ? steps.asTyped : steps.named)
}

/** The words of some that were understood are words like any other again. */
const asWords = (parts: readonly Part[], isPlain: (one: Understood) => boolean): Part[] =>
  parts.map((part) => ('understood' in part && isPlain(part.understood) ? { token: { text: part.understood.words, plain: part.understood.words } } : part))

const without = (parts: readonly Part[], dropped: readonly Understood[]): Part[] =>
  parts.filter((part) => 'token' in part || !dropped.includes(part.understood))

/**
 * Reads the words of a search as what they are. Books come first: what stands in a title or a name is not taken for
 * anything else. A reading counts only if it leaves books; filters that leave none are passed over, and said so.
 */
export const readQuery = async (ctx: Context, live: LiveCatalogue, query: ListingQuery, collectionId?: number): Promise<Reading> => {
  const nothing = { categories: [], collectionId, understood: [], unmet: [], parts: [] }
  if (!query.q) return { ...nothing, query }

  const answers = new Map<string, Promise<Found>>()
  const search = (q: string): Promise<Found> => {
    const answer = answers.get(q) ?? productSearch.find(ctx, live, q)
    answers.set(q, answer)
    return answer
  }
  const isFilled = async (reading: Reading): Promise<boolean> => {
    const bare = { ...reading, query: withFilters(listingQuery.parse({ category: query.category && String(query.category) }), reading.understood) }
    const scope = await scopeOf(ctx, live, bare)
    return scan(live, { scope, choices: choicesOf(live, bare.query), currency: ctx.currency, today: dayNumber(shopDay(ctx.now())) }).count > 0
  }
  const readingOf = (parts: readonly Part[], q: string, found: Found | undefined, unmet: readonly Understood[] = []): Reading => {
    const understood = understoodIn(parts)
    return {
      query: { ...withFilters(query, understood), q: q || undefined },
      ...(found && { found }),
      categories: categoriesIn(understood),
      collectionId: collectionId ?? collectionIn(live, understood),
      understood,
      unmet,
      parts,
    }
  }
  /** With near misses only if these are asked for. */
  const attempt = async (parts: readonly Part[], isNear: boolean, unmet?: readonly Understood[]): Promise<Reading | undefined> => {
    const rest = restOf(parts)
    for (const q of new Set([rest, tellingOf(rest)])) {
      const found = q === '' ? undefined : await search(q)
      if (found && (found.hits.length === 0 || (found.near !== undefined) !== isNear)) continue
      const reading = readingOf(parts, q, found, unmet)
      if (q === '' && reading.understood.length === 0) continue
      if (await isFilled(reading)) return reading
    }
    return undefined
  }

  const whole = await search(query.q)
  const parts = partsOf(vocabularyOf(live), query.q, query.plain ?? [])
  const plain = asWords(parts, () => true)
  const asTyped: Reading = { ...nothing, query, found: whole, parts: plain }
  if (isNamed(whole, parts)) return asTyped

  const understood = understoodIn(parts)
  const readings = [parts, asWords(parts, (one) => !isFilter(one))]
  if (understood.length > 0)
    for (const one of readings) {
      const reading = await attempt(one, false)
      if (reading) return reading
    }
  const isFound = whole.hits.length > 0 && !whole.near
  if (isFound && whole.best >= steps.made) return asTyped
  if (understood.length === 0) {
    const telling = await search(tellingOf(query.q))
    if (telling.best >= steps.made) return { ...asTyped, found: telling }
  }
  if (isFound) return asTyped

  const droppable = understood.toSorted((a, b) => dispensable.indexOf(a.token) - dispensable.indexOf(b.token))
  for (const dropped of [...droppable.map((one) => [one]), understood.filter(isFilter), understood]) {
    const reading = dropped.length > 0 && (await attempt(without(parts, dropped), false, dropped))
    if (reading) return reading
  }
  return (understood.length > 0 && (await attempt(parts, true))) || asTyped
}
