import { expect, test } from 'vitest'
import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { nameHeading } from './name-heading.ts'

test.each([
  ['Gárdonyi Géza', 'Géza Gárdonyi', 'Gárdonyi Géza', 'Gárdonyi, Géza', '1'],
  ['Jane Austen', 'Jane Austen', 'Austen, Jane', 'Austen, Jane', '1'],
  [
    'Miguel de Cervantes Saavedra',
    'Miguel de Cervantes',
    'Cervantes Saavedra, Miguel de',
    'Cervantes Saavedra, Miguel de',
    '1',
  ],
  ['Lev Tolsztoj', 'Leo Tolstoy', 'Tolsztoj, Lev', 'Tolsztoj, Lev', '1'],
  ['Marcus Aurelius', 'Marcus Aurelius', 'Marcus Aurelius', 'Marcus Aurelius', '0'],
  ['Homérosz', 'Homer', 'Homérosz', 'Homérosz', '0'],
])('%s', (hu, en, sortName, heading, indicator) => {
  expect(nameHeading({ name: { hu, en }, sortKey: sortKeyOf(sortName) })).toEqual({ heading, indicator })
})
