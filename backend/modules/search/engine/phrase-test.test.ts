import { expect, test } from 'vitest'
import { parseSearch } from '../rules/search-words.ts'
import { fold } from '../../text/rules/fold.ts'
import { hasPhrases } from './phrase-test.ts'

const names = ['A Pál utcai fiúk Molnár Ferenc', 'Utcai Pál Senki', 'The Tale of the Moby-Dick Molnár Ferenc'].map(fold)

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
])('%s stands in the names of %j', (query, places) => {
  const isPhrased = hasPhrases(parseSearch(query))
  expect([0, 1, 2].filter((place) => isPhrased(names[place] ?? ''))).toEqual(places)
})
