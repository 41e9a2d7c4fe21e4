import { expect, test } from 'vitest'
import type { ProductParameter } from '#contracts/parameters.ts'
import { editionLabels, pageTitle } from './edition-labels.ts'

const words = { yes: 'igen', no: 'nem', colour: String, format: (format: string) => format }
const edition: ProductParameter = {
  key: 'edition',
  name: 'Kiadás',
  type: 'string',
  unit: null,
  mandatory: false,
  variantModifier: true,
  values: [{ stringValue: 'diákkiadás', variantId: 2 }],
}
const format: ProductParameter = {
  ...edition,
  key: 'format',
  type: 'enum',
  values: [1, 2, 3].map((variantId) => ({ enumValue: { key: 'paperback', label: 'puha kötés' }, variantId })),
}
const paperback = (id: number, year: number) => ({ id, format: 'paperback' as const, publishedOn: `${year}-05-01` })
const labels = (editions: Parameters<typeof editionLabels>[0], parameters: ProductParameter[]) => [
  ...editionLabels(editions, parameters, 'hu', words).values(),
]

test('an edition has its own name as label, the plain variant its format', () => {
  expect(labels([paperback(1, 2021), paperback(2, 2014)], [format, edition])).toEqual([
    'paperback',
    'paperback, diákkiadás',
  ])
})

test('where two labels are equal, the year is added', () => {
  expect(labels([paperback(1, 2021), paperback(2, 2014), paperback(3, 2009)], [format, edition])).toEqual([
    'paperback, 2021',
    'paperback, diákkiadás',
    'paperback, 2009',
  ])
})

test('parameters that do not distinguish variants are not in the label', () => {
  expect(labels([paperback(2, 2014)], [{ ...edition, variantModifier: false }])).toEqual(['paperback'])
})

const hamlet = { title: 'Hamlet', authors: [{ name: 'William Shakespeare' }], language: 'en', publisherName: 'Arden' }
const inLanguage = (language: string) => `in ${language}`

test('a title names author, format and edition', () => {
  expect(pageTitle({ ...hamlet, translations: [] }, 'E-book', inLanguage)).toBe('William Shakespeare: Hamlet – e-book')
  expect(pageTitle({ ...hamlet, authors: [], translations: [] }, undefined, inLanguage)).toBe('Hamlet')
})

test('a translation with the same title has its language in the title', () => {
  expect(pageTitle({ ...hamlet, translations: [{ title: 'Hamlet', language: 'de' }] }, 'e-book', inLanguage)).toBe(
    'William Shakespeare: Hamlet – e-book, in en',
  )
})

test('an edition of another publisher with the same title has its publisher in the title', () => {
  const translations = [{ title: 'Hamlet', language: 'en' }]
  expect(pageTitle({ ...hamlet, translations }, 'e-book', inLanguage)).toBe(
    'William Shakespeare: Hamlet – e-book, Arden',
  )
})

test('an edition without a day has no year in its label', () => {
  const announced = { id: 9, format: 'paperback' as const, publishedOn: null }
  expect(labels([paperback(1, 2020), announced], [])).toEqual(['paperback, 2020', 'paperback'])
})
