import { expect, test } from 'vitest'
import { monthsOf } from './months-of.ts'

test.each([
  ['2026-11-01', '2026-11-30', ['2026-11']],
  ['2025-11-30', '2026-02-01', ['2025-11', '2025-12', '2026-01', '2026-02']],
])('from %s to %s', (from, to, months) => expect(monthsOf(from, to)).toEqual(months))
