import { expect, test } from 'vitest'
import { endOfDay } from './end-of-day.ts'

test.each([
  ['2026-12-06', '2026-12-06T23:00:00.000Z'],
  ['2026-07-01', '2026-07-01T22:00:00.000Z'],
  // The days on which the clocks change.
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('%s ends at %s', (day, end) => expect(endOfDay(day).toISOString()).toBe(end))
