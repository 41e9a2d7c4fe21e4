import { expect, test } from 'vitest'
import { easterSunday, isWorkingDay, workingDayFrom, workingDaysAfter } from './working-days.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is on %s', (year, date) => {
  expect(easterSunday(year)).toBe(date)
})

test.each([
  ['2026-11-23', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-12-24', false],
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2027-05-17', false],
  ['2026-10-23', false],
])('%s is a working day: %s', (date, works) => {
  expect(isWorkingDay(date)).toBe(works)
})

test('a holiday or a weekend moves the day to the next working day', () => {
  expect(workingDayFrom('2026-11-23')).toBe('2026-11-23')
  expect(workingDayFrom('2026-12-24')).toBe('2026-12-28')
  expect(workingDaysAfter('2026-11-27', 0)).toBe('2026-11-27')
  expect(workingDaysAfter('2026-11-27', 1)).toBe('2026-11-30')
  expect(workingDaysAfter('2026-12-23', 2)).toBe('2026-12-29')
})
