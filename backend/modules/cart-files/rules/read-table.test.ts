import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const sheet = (...rows: string[][]) =>
  rows.map((cells, index) => ({
    row: index + 1,
    cells: cells.map((text) => ({ text: text.replace(/^=/, ''), isFormula: text.startsWith('=') })),
  }))

const short = (...rows: string[][]) =>
  readTable(sheet(...rows)).map(({ row, readings: [reading], isFormula = false }) => [
    row,
    reading?.name,
    isFormula ? 'formula' : reading?.quantity,
  ])

const isbn = '9786159000122'

test('a head in Hungarian, in English, in any order, below a title', () => {
  expect(short(['Cím', 'Mennyiség', 'ISBN'], ['Édes Anna', '3', isbn])).toEqual([[2, isbn, 3]])
  expect(short(['Quantity', 'Item number'], ['2', 'AB-1'])).toEqual([[2, 'AB-1', 2]])
  expect(short(['Rendelés 2026'], [''], ['db', 'A könyv címe:'], ['4', 'Édes Anna'])).toEqual([[4, 'Édes Anna', 4]])
})

test('the ISBN names the book, then the SKU, then the title', () => {
  const head = ['ISBN', 'Cikkszám', 'Cím', 'Mennyiség']
  expect(short(head, [isbn, 'A-1', 'a', '1'], ['', 'A-1', 'a', '1'], ['', '', 'a', '1'], ['', '', '', '6'])).toEqual([
    [2, isbn, 1],
    [3, 'A-1', 1],
    [4, 'a', 1],
  ])
})

test('without a head the columns say what they hold', () => {
  expect(short(['Édes Anna', '3490', isbn, '2'])).toEqual([[1, isbn, 2]])
  expect(short(['2', isbn], ['1', isbn])).toEqual([
    [1, isbn, 2],
    [2, isbn, 1],
  ])
  expect(short(['AB-1', '2'])).toEqual([[1, 'AB-1', 2]])
  expect(short([isbn])).toEqual([[1, isbn, 1]])
})

test('a quantity that is none, and formulas in the columns that count', () => {
  const head = ['ISBN', 'Mennyiség', 'Összesen']
  expect(
    short(head, [isbn, '', '1'], [isbn, 'sok', '1'], [isbn, '2,5', '1'], [isbn, '3,0', '1'], [isbn, '0', '1']),
  ).toEqual([
    [2, isbn, null],
    [3, isbn, null],
    [4, isbn, null],
    [5, isbn, 3],
    [6, isbn, null],
  ])
  expect(short(head, [isbn, '=2', '1'], [`=${isbn}`, '2', '1'], [isbn, '2', '=3'])).toEqual([
    [2, isbn, 'formula'],
    [3, isbn, 'formula'],
    [4, isbn, 2],
  ])
})
