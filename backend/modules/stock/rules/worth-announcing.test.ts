import { expect, it } from 'vitest'
import { isWorthAnnouncing } from './worth-announcing.ts'

it.each([
  [10, 9, false],
  [5, 4, true],
  [4, 3, true],
  [1, 0, true],
  [0, 12, true],
  [3, 40, true],
  [8, 5, false],
  [2, 2, false],
])('from %i to %i copies: %s', (before, after, expected) => expect(isWorthAnnouncing(before, after)).toBe(expected))
