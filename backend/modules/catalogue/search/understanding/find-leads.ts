import type { Lead } from '#contracts/catalogue.ts'
import type { Context } from '../../../../http/context.ts'
import { keepBest } from '../../listing/keep-best.ts'
import type { Name } from '../../live/labels.ts'
import type { LiveCatalogue } from '../../live/live-catalogue.ts'
import { personId } from '../../live/product-facts.ts'
import { foldedWords } from '../../rules/fold.ts'
import type { Hit } from '../port.ts'
import { isFilter } from './apply.ts'
import type { Reading } from './read-query.ts'
import { selectLeads } from './select-leads.ts'
import { isEmptyWord } from './shop-words.ts'
import { stemsOf } from './stems.ts'

type Place = Pick<Lead, 'kind' | 'id'>

const mostPlaces = 4
const mostPeople = 3
/** Whoever wrote none of the best books is not who was meant. */
const booksLookedAt = 60
const longStem = 5

/** Whether some word of the name is the typed one, begins with it, or has it in another form. */
const hasWord = (folded: string, word: string): boolean =>
  folded.includes(` ${word}`) || stemsOf(word).some((stem) => (stem.length >= longStem ? folded.includes(` ${stem}`) : `${folded} `.includes(` ${stem} `)))

const isMeant = ({ folded }: Pick<Name, 'folded'>, words: readonly string[]): boolean => words.every((word) => hasWord(folded, word))

/** What is called exactly so comes before what has other words, too. */
const shortestFirst = (a: [id: number, name: Pick<Name, 'folded'>], b: [id: number, name: Pick<Name, 'folded'>]): number =>
  a[1].folded.length - b[1].folded.length

/** Words of a search that may be a name: all but those that stand for a filter or tell nothing. */
const wordsOf = ({ parts }: Reading): string[] =>
  parts
    .flatMap((part) => ('token' in part ? foldedWords(part.token.text) : isFilter(part.understood) && part.understood.token !== 'publisher' ? [] : foldedWords(part.understood.words)))
    .filter((word) => !isEmptyWord(stemsOf(word)))

const understoodPlaces = ({ labels }: LiveCatalogue, { understood }: Reading): Place[] =>
  understood.flatMap(({ token, values: [value = ''] }): Place[] => {
    if (token === 'category') return [{ kind: 'category', id: Number(value) }]
    if (token !== 'publisher' && token !== 'collection') return []
    const id = [...labels[`${token}s`]].find(([, { key }]) => key === value)?.[0]
    return id === undefined ? [] : [{ kind: token, id }]
  })

const namedPlaces = ({ labels }: LiveCatalogue, words: readonly string[]): Place[] => {
  const named = (kind: Place['kind'], names: Iterable<[number, Pick<Name, 'folded'>]>): Place[] =>
    [...names].filter(([, name]) => isMeant(name, words)).toSorted(shortestFirst).map(([id]) => ({ kind, id }))
  return [...named('category', labels.categories), ...named('collection', labels.collections), ...named('publisher', labels.publishers)]
}

/** Those of the best books' people who are called so, in the order of the books. */
const namedPeople = ({ shelf, labels }: LiveCatalogue, hits: readonly Hit[], words: readonly string[]): Place[] => {
  const { kept, offer } = keepBest<Hit>(booksLookedAt, (a, b) => a.value > b.value)
  for (const hit of hits) offer(hit)
  const { start, length, data } = shelf.people
  const ids = kept.flatMap(({ productId }) => {
    const slot = shelf.slots.get(productId) ?? -1
    const from = start[slot] ?? 0
    return [...data.subarray(from, from + (length[slot] ?? 0))].map(personId)
  })
  return [...new Set(ids)].flatMap((id): Place[] => {
    const person = labels.people.get(id)
    return person && isMeant(person, words) ? [{ kind: 'author', id }] : []
  })
}

/** Pages that have what was searched for by its name: shelves, lists, publishers and people. */
export const findLeads = async (ctx: Context, live: LiveCatalogue, reading: Reading): Promise<Lead[]> => {
  const words = wordsOf(reading)
  const people = words.length > 0 && !reading.found?.near ? namedPeople(live, reading.found?.hits ?? [], words) : []
  const places = [...understoodPlaces(live, reading), ...(words.length > 0 ? namedPlaces(live, words) : [])]
  const distinct = places.filter(({ kind, id }, index) => places.findIndex((one) => one.kind === kind && one.id === id) === index)
  return selectLeads(ctx, [...people.slice(0, mostPeople), ...distinct.slice(0, mostPlaces)])
}
