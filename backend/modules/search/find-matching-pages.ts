import type { Lead } from '#contracts/understanding.ts'
import type { Context } from '../../kernel/context.ts'
import { keepBest } from '../catalog-index/rules/keep-best.ts'
import type { Name } from '../catalog-index/select-labels.ts'
import type { LiveCatalog } from '../catalog-index/catalog-index.ts'
import { isAuthorCode, personId } from '../catalog-index/rules/product-facts.ts'
import type { Hit } from './port.ts'
import { isCalled } from './rules/category-by-name.ts'
import type { Reading } from './rules/reading.ts'
import { type Place, selectLeads } from './select-matching-pages.ts'
import { telling, type Understood, understoodIn, wordsLeft } from './rules/understand.ts'

const mostPlaces = 4
const mostPeople = 3
/** Whoever made none of the best books is not who was meant. */
const booksLookedAt = 60

/** Their words are no part of a page's name. */
const nameless = new Set<Understood['token']>(['age', 'year', 'language', 'availability'])

/** What is called exactly so comes before what has other words, too. */
const shortestFirst = (
  a: [id: number, name: Pick<Name, 'folded'>],
  b: [id: number, name: Pick<Name, 'folded'>],
): number => a[1].folded.length - b[1].folded.length

const namedPlaces = ({ labels }: LiveCatalog, words: readonly string[]): Place[] => {
  const named = (kind: Place['kind'], names: Iterable<[number, Pick<Name, 'folded'>]>): Place[] =>
    [...names]
      .filter(([, name]) => isCalled(name, words))
      .toSorted(shortestFirst)
      .map(([id]) => ({ kind, id }))
  return [
    ...named('category', labels.categories),
    ...named('collection', labels.collections),
    ...named('publisher', labels.publishers),
  ]
}

/** What was taken for a place, or could be though books are called so. */
const understoodPlaces = ({ labels }: LiveCatalog, understood: readonly Understood[]): Place[] =>
  understood.flatMap(({ token, values: [value = ''] }): Place[] => {
    if (token === 'category') return [{ kind: 'category', id: Number(value) }]
    if (token !== 'publisher' && token !== 'collection') return []
    const id = [...labels[`${token}s`]].find(([, { key }]) => key === value)?.[0]
    return id === undefined ? [] : [{ kind: token, id }]
  })

/** Those of the best books' people who are called so, in the order of the books. */
const namedPeople = ({ shelf, labels }: LiveCatalog, hits: readonly Hit[], words: readonly string[]): Place[] => {
  const { kept, offer } = keepBest<Hit>(booksLookedAt, (a, b) => a.value > b.value)
  for (const hit of hits) offer(hit)
  const { start, length, data } = shelf.people
  const codes = kept.flatMap(({ productId }) => {
    const slot = shelf.slots.get(productId) ?? -1
    const from = start[slot] ?? 0
    return [...data.subarray(from, from + (length[slot] ?? 0))]
  })
  const wrote = new Set(codes.filter(isAuthorCode).map(personId))
  return [...new Set(codes.map(personId))].flatMap((id): Place[] => {
    const person = labels.people.get(id)
    return person && isCalled(person, words) ? [{ kind: wrote.has(id) ? 'author' : 'contributor', id }] : []
  })
}

/** Pages that have what was searched for by its name: people, shelves, lists and publishers. */
export const findLeads = async (
  ctx: Context,
  live: LiveCatalog,
  { parts, found, understood }: Reading,
): Promise<Lead[]> => {
  const wordsOf = (isPlain: (one: Understood) => boolean): string[] =>
    telling(wordsLeft(parts, isPlain)).flatMap(({ plain }) => plain || [])
  const isUnread = (one: Understood): boolean => !understood.includes(one)
  const people = found && !found.near ? namedPeople(live, found.hits, wordsOf(isUnread)) : []
  const named = namedPlaces(
    live,
    wordsOf((one) => isUnread(one) || !nameless.has(one.token)),
  )
  const places = [...understoodPlaces(live, understoodIn(parts)), ...named]
  const distinct = places.filter(
    ({ kind, id }, index) => places.findIndex((one) => one.kind === kind && one.id === id) === index,
  )
  return selectLeads(ctx, [...people.slice(0, mostPeople), ...distinct.slice(0, mostPlaces)])
}
