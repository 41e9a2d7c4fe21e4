import { expect, test } from 'vitest'
import { buildSpecialDays, easterSunday } from './build-special-days.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test('a year of holidays begins today', () => {
  const days = buildSpecialDays('2026-11-21')
  expect(days.map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
    '2027-01-01',
    '2027-03-15',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-17',
    '2027-08-20',
    '2027-10-23',
    '2027-11-01',
  ])
  expect(days.filter(({ periods }) => periods.length > 0).map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-31'])
})
