import { expect, it } from 'vitest'
import { complete } from './complete.ts'
import { createBookIndex, type SampleBook } from './book-index.test-support.ts'

const books: SampleBook[] = [
  { title: 'Emancipation', popularity: 40 },
  { title: 'Emanuel', popularity: 30 },
  { title: 'Emaus', popularity: 20 },
  { title: 'Emma', authors: 'Jane Austen' },
  { title: 'Othello', authors: 'William Shakespeare' },
  { title: 'Hamlet', authors: 'William Shakespeare', popularity: 9 },
]
const index = createBookIndex(books)
const titles = (typed: string, limit = 5): (string | undefined)[] =>
  complete(index, 'HUF', typed, limit)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ productId }) => books[productId - 1]?.title)

it.each([
  ['em', ['Emancipation', 'Emanuel', 'Emaus', 'Emma']],
  ['Ema', ['Emancipation', 'Emanuel', 'Emma', 'Emaus']],
  ['emma', ['Emma']],
  ['Ohello', ['Othello']],
  ['shakspe', ['Hamlet', 'Othello']],
  ['haml shakesp', ['Hamlet']],
  ['hamlet audio', []],
  ['...', []],
])('%s is completed to %j', (typed, expected) => expect(titles(typed)).toEqual(expected))

it('lets a whole title stand third that would come later', () => {
  const peace = [
    'Dooley in Peace and in Warfare',
    'The Great Warfare and Peace',
    'Ways of Warfare and Peace',
    'War and Peace',
  ]
  const own = createBookIndex(peace.map((title, place) => ({ title, popularity: 9 - place })))
  const found = complete(own, 'HUF', 'wa and peace', 4).toSorted((a, b) => b.rank - a.rank)
  expect(found.map(({ productId }) => peace[productId - 1])).toEqual([peace[0], peace[1], peace[3], peace[2]])
})

it('gives no more books than the caller wants', () => expect(titles('Ema', 2)).toEqual(['Emancipation', 'Emanuel']))
