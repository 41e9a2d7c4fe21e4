import { expect, test } from 'vitest'
import { parseSearch } from '../rules/search-words.ts'
import { phraseTest } from './phrase-test.ts'
import { createBookIndex, type SampleBook } from './book-index.test-support.ts'

const books: SampleBook[] = [
  { title: 'A Pál utcai fiúk', authors: 'Molnár Ferenc' },
  { title: 'Utcai Pál', authors: 'Senki' },
  { title: 'The Tale of the Moby-Dick', authors: 'Molnár Ferenc' },
]
const index = createBookIndex(books)

test.each([
  ['"Pál utcai"', [0]],
  ['„pal utcai”', [0]],
  ['"pal utca"', []],
  ['"of the"', [2]],
  ['"moby dick"', [2]],
  ['"Molnár Ferenc"', [0, 2]],
  ['"Molnár Ferenc" "Pál utcai"', [0]],
  ['"Molnár Ferenc" -tale', [0]],
  ['fiúk', [0, 1, 2]],
])('%s stands in the names of %j', (query, slots) => {
  const hasPhrases = phraseTest(index, parseSearch(query))
  expect([0, 1, 2].filter(hasPhrases)).toEqual(slots)
})
