import { expect, test } from 'vitest'
import { formatName } from './format-name.ts'

test('the family name comes first in Hungarian', () => {
  const name = { firstName: 'Dezső', lastName: 'Kosztolányi' }
  expect(formatName(name, 'hu')).toBe('Kosztolányi Dezső')
  expect(formatName(name, 'en')).toBe('Dezső Kosztolányi')
})

test('a missing part leaves no gap', () => {
  expect(formatName({ firstName: ' ', lastName: 'Homérosz' }, 'hu')).toBe('Homérosz')
})
