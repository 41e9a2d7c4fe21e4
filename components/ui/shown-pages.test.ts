import { expect, test } from 'vitest'
import { shownPages } from './shown-pages.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, 4, 5, 6, 9]],
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [9, 9, [1, 8, 9]],
])('page %i of %i', (page, pageCount, shown) => {
  expect(shownPages(page, pageCount)).toEqual(shown)
})
