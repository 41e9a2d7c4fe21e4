import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import type { Compared } from '#contracts/comparison.ts'
import hu from '#messages/hu/compare.json'
import { compareRows } from './compare-rows.ts'

const t = createTranslator({ locale: 'hu', messages: { compare: hu }, namespace: 'compare' })

const book = (own: Partial<Compared>): Compared => ({
  id: 1,
  path: '/termekek/edes-anna-1',
  title: 'Édes Anna',
  authors: [],
  contributors: [],
  cover: { path: '/cover', width: 640, height: 960 },
  price: { currency: 'HUF', gross: 3490, net: 3324, vatRate: 5 },
  availability: 'available',
  stock: 3,
  supplier: null,
  type: 'physical',
  format: 'paperback',
  language: 'hu',
  originalLanguage: 'hu',
  publisherName: 'Jelenkor',
  publishedOn: '2024-10-03',
  firstYear: 1926,
  series: null,
  pages: 312,
  minutes: null,
  size: null,
  ages: null,
  rating: null,
  parameters: [],
  ...own,
})

const rowsOf = (...books: Compared[]) => compareRows(books, 'hu', t)
const valuesOf = (label: string, ...books: Compared[]) => rowsOf(...books).find((row) => row.label === label)?.values

describe('the rows of a comparison', () => {
  test('a fact that no book has gets no row; a fact that one book lacks is empty in its column', () => {
    const books = [book({}), book({ minutes: 615, format: 'audio', pages: null })]
    expect(rowsOf(...books).map(({ label }) => label)).not.toContain('Méret')
    expect(valuesOf('Hossz', ...books)).toEqual([null, '10 óra 15 perc'])
    expect(valuesOf('Terjedelem', ...books)).toEqual(['312 oldal', null])
  })

  test('a title without a day is still to come', () => {
    expect(valuesOf('Megjelenés', book({}), book({ publishedOn: null, availability: 'unavailable' }))).toEqual([
      '2024. október 3.',
      'hamarosan',
    ])
  })

  test('rows with differences are marked', () => {
    const rows = rowsOf(book({}), book({ publisherName: 'Helikon' }))
    expect(rows.filter(({ differs }) => differs).map(({ label }) => label)).toEqual(['Kiadó'])
    expect(rowsOf(book({})).some(({ differs }) => differs)).toBe(false)
  })

  test('contributors stand under their role, and a year before the year 1 is written as such', () => {
    const iliad = book({
      firstYear: -750,
      originalLanguage: 'el',
      contributors: [
        { id: 1, path: '/szerzok/homerosz-1', name: 'Homérosz', role: 'author' },
        { id: 2, path: '/szerzok/devecseri-2', name: 'Devecseri Gábor', role: 'translator' },
      ],
    })
    expect(valuesOf('Fordító', iliad)).toEqual(['Devecseri Gábor'])
    expect(valuesOf('Első kiadás éve', iliad)).toEqual(['i. e. 750'])
    expect(valuesOf('Eredeti nyelv', iliad)).toEqual(['görög'])
  })

  test('a parameter of one book gets a row for all, with its unit', () => {
    const size = {
      key: 'file_size',
      name: 'Fájlméret',
      type: 'float',
      unit: 'MB',
      values: [{ floatValue: 1.5 }],
    } as const
    const free = {
      key: 'watermark',
      name: 'Vízjeles',
      type: 'bool',
      unit: null,
      values: [{ boolValue: true }],
    } as const
    const books = [
      book({
        parameters: [
          { ...size, values: [...size.values] },
          { ...free, values: [...free.values] },
        ],
      }),
      book({}),
    ]
    expect(valuesOf('Fájlméret', ...books)).toEqual(['1,5 MB', null])
    expect(valuesOf('Vízjeles', ...books)).toEqual(['igen', null])
  })
})
