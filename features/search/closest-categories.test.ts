import { expect, test } from 'vitest'
import type { Category } from '#contracts/categories.ts'
import { closestCategories } from './closest-categories.ts'

const category = (id: number, name: string, parentId: number | null, count = 3): Category => ({
  id,
  name,
  parentId,
  count,
  path: String(id),
  text: null,
})

const all = [
  category(1, 'Szépirodalom', null),
  category(2, 'Krimi', 1),
  category(3, 'Gyerekkönyv', null),
  category(4, 'Gyerekvers', 3),
  category(5, 'Térkép', null, 0),
]

test('words with the same beginning are similar, whatever their accents and endings', () => {
  expect(closestCategories('KRIMIK', all).map(({ id }) => id)).toEqual([2])
  expect(closestCategories('gyerékeknek', all).map(({ id }) => id)).toEqual([3, 4])
})

test('without similar names the roots with books are offered', () => {
  expect(closestCategories('xyzzy', all).map(({ id }) => id)).toEqual([1, 3])
  expect(closestCategories('a', all).map(({ id }) => id)).toEqual([1, 3])
})
