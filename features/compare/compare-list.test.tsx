import { beforeEach, expect, test } from 'vitest'
import { readHint } from '#lib/session/hint-cookies.ts'
import { addCompared, clearCompared, parseCompared, removeCompared, toggleCompared } from './compare-list.ts'

const limit = 2
const saved = () => parseCompared(readHint('compare'))

beforeEach(clearCompared)

test('a new item is accepted only below the limit; removing always works', () => {
  expect([7, 3, 12].map((id) => toggleCompared(id, limit))).toEqual([true, true, false])
  expect(saved()).toEqual([7, 3])
  // The operator has lowered the limit since.
  expect(toggleCompared(7, 1)).toBe(true)
  expect(saved()).toEqual([3])
  expect(addCompared(3, 1)).toBe(true)
})

test('the cookie is the map of the specification, and entries of another form are ignored', () => {
  addCompared(7, limit)
  expect(JSON.parse(readHint('compare') ?? '')).toEqual({ 7: true })
  expect(parseCompared('{"5":true,"x":true,"6":false,"1e9":true}')).toEqual([5])
  expect(parseCompared('%')).toEqual([])
})

test('an empty list removes the cookie', () => {
  addCompared(7, limit)
  removeCompared([7])
  expect(readHint('compare')).toBeUndefined()
})
