import { expect, test } from 'vitest'
import { fold } from '../../text/rules/fold.ts'
import { sortKeyOf } from '../../text/rules/sort-key.ts'
import { titleKeys } from './title-keys.ts'

const keysOf = (title: string, languages: string) =>
  titleKeys({
    sortKey: sortKeyOf(title),
    names: `${fold(title)} somebody`,
    columns: { languages, titleLengths: fold(title).length },
  })
const inOrder = (books: readonly [title: string, language: string][], locale: 'hu' | 'en') =>
  books
    .map(([title, language]) => ({ title, key: keysOf(title, language)[locale] }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ title }) => title)

const books: [title: string, language: string][] = [
  ['Zsírkő', 'hu'],
  ['A Pál utcai fiúk', 'hu'],
  ['The Hobbit', 'en'],
  ['Csongor és Tünde', 'hu'],
  ['Az arany ember', 'hu'],
  ['Cyrano', 'fr'],
  ['Óz', 'hu'],
  ['Zulejka', 'hu'],
  ['Öt hét', 'hu'],
  ['Ozora', 'hu'],
]

test('on Hungarian pages titles stand in the Hungarian alphabet, without articles', () => {
  expect(inOrder(books, 'hu')).toEqual([
    'Az arany ember',
    'Cyrano',
    'Csongor és Tünde',
    'The Hobbit',
    'Óz',
    'Ozora',
    'Öt hét',
    'A Pál utcai fiúk',
    'Zulejka',
    'Zsírkő',
  ])
})

test('on English pages they stand in the English alphabet, without articles', () => {
  expect(inOrder(books, 'en')).toEqual([
    'Az arany ember',
    'Csongor és Tünde',
    'Cyrano',
    'The Hobbit',
    'Öt hét',
    'Óz',
    'Ozora',
    'A Pál utcai fiúk',
    'Zsírkő',
    'Zulejka',
  ])
})

test.each([
  ['A', 'hu'],
  ['The', 'en'],
  ['Azonosság', 'hu'],
  ['A nagy Gatsby', 'fi'],
  ['Toldi', 'hu'],
])('of %s (%s) everything counts', (title, language) => {
  expect(keysOf(title, language)).toEqual({ hu: sortKeyOf(title), en: fold(title) })
})
