import { expect, test } from 'vitest'
import { stemsOf } from './stems.ts'

test.each([
  ['hangoskonyvben', 'hangoskonyv'],
  ['hangoskonyvek', 'hangoskonyv'],
  ['ekonyvvel', 'ekonyv'],
  ['kiadotol', 'kiado'],
  ['helikonos', 'helikon'],
  ['kemenykotesu', 'kemenykotes'],
  ['kemenykotesben', 'kemenykotes'],
  ['ovisoknak', 'ovis'],
  ['audiobooks', 'audiobook'],
  ['biographies', 'biography'],
])('%s may be a form of %s', (word, stem) => expect(stemsOf(word)).toContain(stem))

test.each([
  ['parkolohely', 'park'],
  ['krimik', 'kri'],
  ['ab', 'a'],
])('%s is none of %s', (word, stem) => expect(stemsOf(word)).not.toContain(stem))
