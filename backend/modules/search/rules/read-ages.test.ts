import { expect, test } from 'vitest'
import { readAges } from './read-ages.ts'

test.each([
  ['6 eves', ['6-9']],
  ['6 eveseknek', ['6-9']],
  ['hatevesnek', ['6-9']],
  ['hat eves kortol', ['6-9']],
  ['3 6 eveseknek', ['3-6']],
  ['10 even feluli', ['9-12']],
  ['4+', ['3-6']],
  ['age 13', ['12-14']],
  ['ages 3 to 8', ['3-6', '6-9']],
  ['for six year olds', ['6-9']],
  ['5 osztalyosoknak', ['9-12']],
])('%s is for %j', (phrase, bands) => expect(readAges(phrase)).toEqual(bands))

test.each(['6', 'szaz eves', '100 eves', '40 eves', 'eves', '9 3 eves', 'year old'])('%s is no age', (phrase) =>
  expect(readAges(phrase)).toBeUndefined(),
)
