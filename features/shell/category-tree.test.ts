import { expect, test } from 'vitest'
import type { Category } from '#contracts/categories.ts'
import { buildCategoryTree } from './category-tree.ts'

const category = (id: number, parentId: number | null, count: number): Category => ({
  id,
  parentId,
  count,
  name: `n${id}`,
  path: `s${id}`,
  text: null,
})

test('the flat list becomes a tree in menu order', () => {
  const tree = buildCategoryTree([category(1, null, 9), category(2, 1, 4), category(3, 2, 4), category(4, null, 1)])
  expect(tree.map(({ id }) => id)).toEqual([1, 4])
  expect(tree[0]?.children[0]?.children[0]?.id).toBe(3)
})

test('an empty category is left out, and what is below it', () => {
  expect(
    buildCategoryTree([category(1, null, 0), category(2, 1, 0), category(3, null, 2)]).map(({ id }) => id),
  ).toEqual([3])
})
