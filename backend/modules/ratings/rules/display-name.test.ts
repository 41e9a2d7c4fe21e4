import { expect, test } from 'vitest'
import { displayNameOf } from './display-name.ts'

test('the family name comes first in Hungarian, and the given name is an initial', () => {
  expect(displayNameOf({ firstName: 'Anna', lastName: 'Kovács' }, 'hu')).toBe('Kovács A.')
  expect(displayNameOf({ firstName: 'Anna', lastName: 'Kovács' }, 'en')).toBe('A. Kovács')
})

test('a letter of two code units stays whole, a missing part leaves nothing behind', () => {
  expect(displayNameOf({ firstName: 'ágnes Mária', lastName: 'Ősz' }, 'hu')).toBe('Ősz Á.')
  expect(displayNameOf({ firstName: '😀', lastName: 'Kis' }, 'hu')).toBe('Kis 😀.')
  expect(displayNameOf({ firstName: ' ', lastName: 'Kis' }, 'en')).toBe('Kis')
})

test('a name of one field is shortened, too; the name of a company is not', () => {
  const simple = (name: string) => ({ nameType: 'simple' as const, firstName: '', lastName: name })
  expect(displayNameOf(simple('Kovács Anna Mária'), 'hu')).toBe('Kovács A.')
  expect(displayNameOf(simple(' Anna  Kovács '), 'en')).toBe('A. Kovács')
  expect(displayNameOf(simple('Anna'), 'hu')).toBe('Anna')
  expect(displayNameOf({ nameType: 'company', firstName: '', lastName: 'Minta Könyv Kft.' }, 'hu')).toBe(
    'Minta Könyv Kft.',
  )
})
