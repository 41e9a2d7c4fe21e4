import { expect, it } from 'vitest'
import { tagsOfChange } from './tags-of-change.ts'

const [page, everywhere] = [['variant:7'], ['variant:7', 'offer:7']]

it('where a supplier has copies, those on hand may have become fewer', () => {
  expect(tagsOfChange({ variantId: 7, from: 80, to: 79, isSupplied: true })).toEqual(page)
  expect(tagsOfChange({ variantId: 7, from: 80, to: 80, isSupplied: true })).toEqual([])
})

it.each([
  ['many copies are not counted', 80, 51, []],
  ['from fifty down they are', 51, 50, page],
  ['and every one of them shows', 40, 39, page],
  ['the last one is gone', 1, 0, everywhere],
  ['there are some again', 0, 60, everywhere],
  ['nothing happened', 7, 7, []],
  ['fewer than none is none', 0, -2, []],
])('%s: %i to %i', (_, from, to, expected) => expect(tagsOfChange({ variantId: 7, from, to })).toEqual(expected))
