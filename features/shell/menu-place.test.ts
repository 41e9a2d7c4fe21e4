import { expect, test } from 'vitest'
import { menuPlace } from './menu-place.ts'

const category = (id: number) => ({ id, slug: '', name: '', children: [] })
const imprint = { key: 'kolibri', name: 'Kolibri', tagline: null, isImprint: true, letter: 'k', count: 3 } as const
const categories = [category(7), category(3)]

test('entries are counted as the row shows them', () => {
  const shell = { categories, imprints: [imprint] }
  expect(menuPlace('category:3', shell)).toBe(2)
  expect(menuPlace('authors', shell)).toBe(3)
  expect(menuPlace('publishers', shell)).toBe(4)
  expect(menuPlace('collection:reduced', shell)).toBe(5)
  expect(menuPlace('collection:reduced', { categories, imprints: [] })).toBe(4)
})

test('what is not in the row has no place', () => {
  expect(menuPlace('category:99', { categories, imprints: [] })).toBeUndefined()
  expect(menuPlace('publishers', { categories, imprints: [] })).toBeUndefined()
  expect(menuPlace('collection:new', { categories, imprints: [] })).toBeUndefined()
})
