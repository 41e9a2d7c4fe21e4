import { expect, test } from 'vitest'
import { rangeMoves } from './range-moves.ts'

test.each([
  [[2000, 5000], 3000, 4000, false],
  [[2000, 5000], 3000, 1900, true],
  [[2000, 5000], 5500, 5000, true],
  [[2000, 5000], 2000, 2500, false],
  [[2000, 5000], null, 6000, true],
  [[2000, 5000], null, 4000, false],
  [[], 3000, 4000, false],
])('others at %j: from %s to %s', (others, before, after, moves) => {
  expect(rangeMoves(others, before, after)).toBe(moves)
})
