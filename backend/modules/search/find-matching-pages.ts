import type { MatchingPage } from '#contracts/understanding.ts'
import type { Context } from '../../kernel/context.ts'
import { collectBest } from '../catalog-index/rules/collect-best.ts'
import type { Name } from '../catalog-index/rules/labels.ts'
import { isAuthorCode, personId } from '../catalog-index/rules/people.ts'
import { runValues } from '../catalog-index/rules/runs.ts'
import type { CatalogIndex } from '../catalog-index/service.ts'
import type { Hit, Hits } from './port.ts'
import { isNamed } from './rules/category-by-name.ts'
import type { Reading } from './rules/reading.ts'
import { type Understood, understoodIn, withoutEmpty, wordsLeft } from './rules/understand.ts'
import { type Place, selectMatchingPages } from './select-matching-pages.ts'

const placeLimit = 4
const peopleLimit = 3
/** A person who made none of the best books is not the one that the reader looks for. */
const bookLimit = 60

/** Words for these filters are no part of a page's name. */
const nameless = new Set<Understood['token']>(['age', 'year', 'language', 'availability'])

/** A name that consists of the words comes before a name with further words. */
const shortestFirst = (
  a: [id: number, name: Pick<Name, 'folded'>],
  b: [id: number, name: Pick<Name, 'folded'>],
): number => a[1].folded.length - b[1].folded.length

const namedPlaces = ({ labels }: CatalogIndex, words: readonly string[]): Place[] => {
  const named = (kind: Place['kind'], names: Iterable<[number, Pick<Name, 'folded'>]>): Place[] =>
    [...names]
      .filter(([, name]) => isNamed(name, words))
      .toSorted(shortestFirst)
      .map(([id]) => ({ kind, id }))
  return [
    ...named('category', labels.categories),
    ...named('collection', labels.collections),
    ...named('publisher', labels.publishers),
  ]
}

/** Places for which words of the query stand, also where the reading takes these words for the name of a book. */
const understoodPlaces = ({ labels }: CatalogIndex, understood: readonly Understood[]): Place[] =>
  understood.flatMap(({ token, values: [value = ''] }): Place[] => {
    if (token === 'category') return [{ kind: 'category', id: Number(value) }]
    if (token !== 'publisher' && token !== 'collection') return []
    const places: Iterable<[number, { key: string }]> = labels[`${token}s`]
    const id = [...places].find(([, { key }]) => key === value)?.[0]
    return id === undefined ? [] : [{ kind: token, id }]
  })

/** People of the best books who have this name, in the order of the books. */
const namedPeople = ({ entries, labels }: CatalogIndex, hits: Hits, words: readonly string[]): Place[] => {
  const { best, offer } = collectBest<Pick<Hit, 'productId' | 'rank'>>(
    bookLimit,
    (a, b) => a.rank > b.rank || (a.rank === b.rank && a.productId < b.productId),
  )
  for (let place = 0; place < hits.length; place++) {
    const rank = hits.ranks[place] ?? 0
    // Most books need no object.
    if (best.length < bookLimit || rank >= (best.at(-1)?.rank ?? 0))
      offer({ productId: hits.productIds[place] ?? 0, rank })
  }
  const codes = best.flatMap(({ productId }) => runValues(entries.people, entries.slots.get(productId) ?? -1))
  const authors = new Set(codes.filter(isAuthorCode).map(personId))
  return [...new Set(codes.map(personId))].flatMap((id): Place[] => {
    const person = labels.people.get(id)
    return person && isNamed(person, words) ? [{ kind: authors.has(id) ? 'author' : 'contributor', id }] : []
  })
}

/** Pages with the name that a reader searches for: people, categories, collections and publishers. */
export const findMatchingPages = async (
  ctx: Context,
  index: CatalogIndex,
  { parts, found, isSimilar, understood }: Reading,
): Promise<MatchingPage[]> => {
  const wordsOf = (isPlain: (one: Understood) => boolean): string[] =>
    withoutEmpty(wordsLeft(parts, isPlain)).flatMap(({ plain }) => plain || [])
  const isPlainWord = (one: Understood): boolean => !understood.includes(one)
  const people = found && !isSimilar ? namedPeople(index, found.hits, wordsOf(isPlainWord)) : []
  const named = namedPlaces(
    index,
    wordsOf((one) => isPlainWord(one) || !nameless.has(one.token)),
  )
  const places = [...understoodPlaces(index, understoodIn(parts)), ...named]
  const distinct = places.filter(
    ({ kind, id }, place) => places.findIndex((one) => one.kind === kind && one.id === id) === place,
  )
  return selectMatchingPages(ctx, [...people.slice(0, peopleLimit), ...distinct.slice(0, placeLimit)])
}
