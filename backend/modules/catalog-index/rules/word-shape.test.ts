import { expect, test } from 'vitest'
import { hasOthers, lengthIn, shapeOf } from './word-shape.ts'

test('a shape knows the length of a word, up to 31 letters', () => {
  expect(lengthIn(shapeOf('drakula'))).toBe(7)
  expect(lengthIn(shapeOf(''))).toBe(0)
  expect(lengthIn(shapeOf('a'.repeat(40)))).toBe(31)
})

test.each([
  ['drakula', 'drkula', 0],
  ['emma', 'ema', 0],
  ['hamlet', 'hamet', 1],
  ['hamlet', 'xyz', 6],
  ['1984', 'emma', 1],
  ['zz', 'az', 0],
])('%s has letters that %s has not: %i', (word, other, count) => {
  const has = (limit: number) => hasOthers(shapeOf(word), shapeOf(other), limit)
  expect([has(count - 1), has(count)]).toEqual([count > 0, false])
})
