import type { ProductList } from '#contracts/listing.ts'
import { slipsOf } from '#backend/modules/search/slips-of.test-support.ts'
import { famousBooks } from './famous-books.ts'

interface Card {
  title: string
}

/** One way of asking for famous books: which share of them stood where it should, and how long the answers took. */
export interface SearchFigures {
  found: number
  asked: number
  p50: number
  p95: number
  max: number
  /** Queries that took longest or did not find their book. */
  notes: string[]
}

type Ask = (query: string) => Promise<Card[]>

const wordsOf = (text: string): string =>
  `${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:az?|an|the) /, '')} `

/** The title of an edition may be longer than what the book is called. */
const isBook = (card: Card, title: string): boolean => wordsOf(card.title).startsWith(wordsOf(title))

const noteLimit = 25

const measure = async (
  asked: readonly [query: string, title: string | undefined][],
  ask: Ask,
  within: number,
): Promise<SearchFigures> => {
  const times: { query: string; ms: number }[] = []
  const missed: string[] = []
  for (const [query, title] of asked) {
    const begun = performance.now()
    const cards = await ask(query)
    times.push({ query, ms: performance.now() - begun })
    if (title !== undefined && !cards.slice(0, within).some((card) => isBook(card, title)))
      missed.push(
        `${query} → ${title}, found ${
          cards
            .slice(0, within)
            .map((card) => card.title.slice(0, 40))
            .join(' | ') || 'nothing'
        }`,
      )
  }
  times.sort((a, b) => a.ms - b.ms)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms ?? 0
  const slowest = times.slice(-3).map(({ query, ms }) => `${ms.toFixed(0)} ms: ${query.slice(0, 80)}`)
  return {
    found: asked.length - missed.length,
    asked: asked.length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
    notes: [...missed.slice(0, noteLimit), ...slowest],
  }
}

const frequent = ['in', 'to', 'my', 'history', 'love', 'life', 'life of', 'house', 'great', 'old', 'world', 'book']

/** Queries that nobody should ask: long ones, frequent words, phrases, nonsense. */
const shapes: readonly string[] = [
  frequent.join(' '),
  frequent.map((word) => `${word}x`).join(' '),
  '"of the" "in the" "and the"',
  '"history of the" "project gutenberg"',
  'history -of -the -and -a -in',
  'a b c d e f g h i j k l m n o p',
  'th he in an er on re ed nd ha at en',
  'the of and a in to',
  'abcdefghijklmnopqrstuvwxyz'.repeat(9),
  'hstory lfe lve wrld hose grat bok advntures stries',
  'histry of th wrld and the lif of the peple in the grat hose',
  'pro gut his ame eng lan lit fic sto the and',
  'xqz '.repeat(60),
  '1 2 3 4 5 6 7 8 9 10 11 12',
  'könyv regény mese hangoskönyv e-könyv angol nyelvű 2020 6 éves krimi',
]

/** @param api the address of a backend that holds the list of Project Gutenberg beside the demo catalog */
export const measureSearch = async (api: string): Promise<Record<string, SearchFigures>> => {
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${api}/v2.0/${path}`)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as Answer
  }
  const search: Ask = async (q) => (await get<ProductList>(`variants?limit=24&q=${encodeURIComponent(q)}`)).products
  const suggest: Ask = async (q) =>
    (await get<{ items: Card[] }>(`quicksearch_suggestions/variants?q=${encodeURIComponent(q)}`)).items
  const withSlips = famousBooks.flatMap(([title]) =>
    Object.values(slipsOf(title)).map((slipped): [string, string] => [slipped, title]),
  )
  const whole = famousBooks.map(([title, author]): [string, string] => [`${title} ${author}`, title])
  const inverted = famousBooks.map(([title, author]): [string, string] => [`${author}: ${title}`, title])
  const titles = famousBooks.map(([title]): [string, string] => [title, title])
  // Until all code has been compiled.
  for (const [query] of withSlips.slice(0, 60)) await Promise.all([search(query), suggest(query)])
  const odd = shapes.map((query): [string, undefined] => [query.slice(0, 256), undefined])
  return {
    'title, first': await measure(titles, search, 1),
    'title and author, first': await measure(whole, search, 1),
    'author: title, first': await measure(inverted, search, 1),
    'one slip, search, first three': await measure(withSlips, search, 3),
    'one slip, suggestions, first three': await measure(withSlips, suggest, 3),
    'odd queries, search': await measure([...odd, ...odd], search, 1),
    'odd queries, suggestions': await measure([...odd, ...odd], suggest, 1),
  }
}
