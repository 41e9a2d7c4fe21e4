import { expect, test } from 'vitest'
import { movesTooFar } from './moves-too-far.ts'

test.each([
  ['up to the factor', 1_000, 3_000, 3, false],
  ['above it', 1_000, 3_001, 3, true],
  ['down to the factor', 3_000, 1_000, 3, false],
  ['below it', 3_000, 999, 3, true],
  ['a lost zero', 3_990, 399, 3, true],
  ['free of a sudden', 3_990, 0, 3, true],
  ['no longer free', 0, 3_990, 3, false],
  ['switched off', 1_000, 90_000, 0, false],
  ['a factor with decimals', 1_000, 1_501, 1.5, true],
])('%s', (_, before, after, factor, expected) => expect(movesTooFar(before, after, factor)).toBe(expected))
