import { expect, test } from 'vitest'
import { buildSpecialDays } from './build-special-days.ts'

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
