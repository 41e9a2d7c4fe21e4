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

test('an edition is called by its own name, its plain sister by the format', () => {
  expect(labels([paperback(1, 2021), paperback(2, 2014)], [format, edition])).toEqual([
    'paperback',
    'paperback, diákkiadás',
  ])
})

test('where nothing else tells two apart the year does', () => {
  expect(labels([paperback(1, 2021), paperback(2, 2014), paperback(3, 2009)], [format, edition])).toEqual([
    'paperback, 2021',
    'paperback, diákkiadás',
    'paperback, 2009',
  ])
})

test('what does not modify the variant is not in its label', () => {
  expect(labels([paperback(2, 2014)], [{ ...edition, variantModifier: false }])).toEqual(['paperback'])
})

const hamlet = { title: 'Hamlet', authors: [{ name: 'William Shakespeare' }], language: 'en' }
const inLanguage = (language: string) => `in ${language}`

test('a title names author, format and edition', () => {
  expect(pageTitle({ ...hamlet, translations: [] }, 'E-book', inLanguage)).toBe('William Shakespeare: Hamlet – e-book')
  expect(pageTitle({ ...hamlet, authors: [], translations: [] }, undefined, inLanguage)).toBe('Hamlet')
})

test('a translation of the same title is told apart by its language', () => {
  expect(pageTitle({ ...hamlet, translations: [{ title: 'Hamlet' }] }, 'e-book', inLanguage)).toBe(
    'William Shakespeare: Hamlet – e-book, in en',
  )
})
