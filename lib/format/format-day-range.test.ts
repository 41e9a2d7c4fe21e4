import { expect, test } from 'vitest'
import { formatDayRange } from './format-day-range.ts'

test.each([
  ['2026-11-24', '2026-11-25', 'hu', 'november 24., kedd – 25., szerda'],
  ['2026-11-24', '2026-11-25', 'en', 'Tuesday 24 November – Wednesday 25 November'],
  ['2026-11-24', '2026-11-24', 'hu', 'november 24., kedd'],
  ['2026-11-30', '2026-12-01', 'en', 'Monday 30 November – Tuesday 1 December'],
] as const)('%s to %s in %s', (from, to, locale, expected) => expect(formatDayRange({ from, to }, locale).replaceAll(/\s/g, ' ')).toBe(expected))
