import { expect, test } from 'vitest'
import { startsOf } from './periods.ts'

test.each([
  ['2026-08-31', '2026-08-01', '2025-09-01'],
  ['2026-09-01', '2026-09-01', '2026-09-01'],
  ['2026-12-31', '2026-12-01', '2026-09-01'],
  ['2027-01-01', '2027-01-01', '2026-09-01'],
])('%s is in the month of %s and in the school year of %s', (day, month, schoolYear) =>
  expect(startsOf(day)).toEqual({ month, school_year: schoolYear }),
)
