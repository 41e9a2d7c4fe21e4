import { expect, test } from 'vitest'
import { monogramOf } from './monogram.ts'

test.each([
  ['Kosztolányi Dezső', 'KD'],
  ['Szabó Magda', 'SzM'],
  ['Csáth Géza', 'CsG'],
  ['Miguel de Cervantes Saavedra', 'MS'],
  ['A. A. Milne', 'AM'],
  ['Homérosz', 'H'],
  ['Sir Arthur Conan Doyle', 'AD'],
  ['bell hooks', 'bh'],
  ['', ''],
])('the monogram of %s is %s', (name, monogram) => {
  expect(monogramOf(name)).toBe(monogram)
})
