import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isbnCheckDigit } from '../../catalog/rules/isbn.ts'
import { maxQuantity } from './listed-line.ts'
import { parseList } from './parse-list.ts'

const readingsOf = (line: string) => parseList(line)[0]?.readings.map(({ name, quantity }) => [name, quantity])

describe('one line', () => {
  test.each<[string, [string, number | null][]]>([
    ['9786159000122', [['9786159000122', 1]]],
    ['9786159000122 3', [['9786159000122', 3]]],
    ['978-615-9000-12-2, 3', [['978-615-9000-12-2', 3]]],
    ['978 615 9000 12 2 5', [['978 615 9000 12 2', 5]]],
    ['ISBN: 978-615-9000-12-2; 2 db', [['ISBN: 978-615-9000-12-2', 2]]],
    ['2 x 9786159000122', [['9786159000122', 2]]],
    ['4 9786159000122', [['9786159000122', 4]]],
    ['3x Édes Anna', [['Édes Anna', 3]]],
    ['3 × Édes Anna', [['Édes Anna', 3]]],
    ['3 db Édes Anna', [['Édes Anna', 3]]],
    ['Édes Anna, 3 db', [['Édes Anna', 3]]],
    ['Édes Anna 3 példány', [['Édes Anna', 3]]],
    ['Édes Anna x3', [['Édes Anna', 3]]],
    ['Édes Anna (2 pcs)', [['Édes Anna', 2]]],
    ['- Édes Anna', [['Édes Anna', 1]]],
    ['• 2 db Édes Anna', [['Édes Anna', 2]]],
    ['Édes Anna\t3', [['Édes Anna', 3]]],
    ['3\tÉdes Anna', [['Édes Anna', 3]]],
    ['9786159000122\tÉdes Anna\t3', [['9786159000122', 3]]],
    ['9786159000122\tÉdes Anna', [['9786159000122', 1]]],
    // A number that may belong to the title: the title with it comes first.
    [
      'Fahrenheit 451',
      [
        ['Fahrenheit 451', 1],
        ['Fahrenheit', 451],
      ],
    ],
    [
      '3 testőr',
      [
        ['3 testőr', 1],
        ['testőr', 3],
      ],
    ],
    ['1984', [['1984', 1]]],
    [
      '1984 2',
      [
        ['1984 2', 1],
        ['1984', 2],
        ['2', null],
      ],
    ],
    ['0x Édes Anna', [['Édes Anna', null]]],
    ['Édes Anna, 1000 db', [['Édes Anna', null]]],
  ])('%s', (line, expected) => {
    expect(readingsOf(line)).toEqual(expected)
  })

  test('rows are those of the text, and empty lines count', () => {
    const lines = parseList('Édes Anna\r\n\r\n  2x   A Pál utcai   fiúk \n')
    expect(lines.map(({ row, written }) => [row, written])).toEqual([
      [1, 'Édes Anna'],
      [3, '2x A Pál utcai fiúk'],
    ])
  })
})

const isbn = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((number) => `978${String(number).padStart(9, '0')}`)
  .map((first12) => first12 + isbnCheckDigit(first12))
const quantity = fc.integer({ min: 1, max: maxQuantity })
const forms: ((name: string, count: number) => string)[] = [
  (name, count) => `${name} ${count}`,
  (name, count) => `${name};${count}`,
  (name, count) => `${name}\t${count}`,
  (name, count) => `${count} x ${name}`,
  (name, count) => `${count}\t${name}`,
  (name, count) => `${name} x${count}`,
  (name, count) => `  * ${name}, ${count} db `,
]

test('every form of a line gives its ISBN and its quantity', () => {
  fc.assert(
    fc.property(isbn, quantity, fc.constantFrom(...forms), (name, count, form) => {
      expect(readingsOf(form(name, count))).toEqual([[name, count]])
    }),
  )
})

test('any text is read without an error, with quantities that are possible', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const { row, readings } of parseList(text)) {
        expect(row).toBeGreaterThan(0)
        expect(readings.length).toBeGreaterThan(0)
        for (const one of readings)
          expect(one.quantity === null || (one.quantity >= 1 && one.quantity <= maxQuantity)).toBe(true)
      }
    }),
    { numRuns: 2_000 },
  )
})

test('a line that wants to keep the parser busy is read at once', () => {
  const began = performance.now()
  for (const part of ['1 ', 'x ', ' ,;', '((((', '9 x ', '\t '])
    expect(parseList(part.repeat(20_000)).length).toBeLessThanOrEqual(1)
  expect(performance.now() - began).toBeLessThan(5_000)
})
