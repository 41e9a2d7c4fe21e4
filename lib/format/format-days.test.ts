import { describe, expect, test } from 'vitest'
import { formatDayRange, formatDays } from './format-days.ts'

const monday = new Date('2026-11-23T09:00:00+01:00')

describe('formatDays', () => {
  test('names the days of this week', () => {
    expect(formatDays({ from: '2026-11-24', to: '2026-11-25' }, monday, 'hu')).toBe('kedd–szerda')
    expect(formatDays({ from: '2026-11-24', to: '2026-11-25' }, monday, 'en')).toBe('Tuesday–Wednesday')
  })

  test('names one day once', () => {
    expect(formatDays({ from: '2026-11-25', to: '2026-11-25' }, monday, 'hu')).toBe('szerda')
  })

  test('gives the date of days that are over', () => {
    expect(formatDays({ from: '2026-11-19', to: '2026-11-20' }, monday, 'hu')).toBe('november 19–20.')
  })

  test('gives the date where the next Monday could be meant', () => {
    expect(formatDays({ from: '2026-11-27', to: '2026-11-30' }, monday, 'hu')).toBe('november 27–30.')
    expect(formatDays({ from: '2026-11-27', to: '2026-12-01' }, monday, 'en')).toMatch(/27 November\s*–\s*1 December/)
  })
})

test.each([
  ['2026-11-24', '2026-11-25', 'hu', 'november 24–25., kedd–szerda'],
  ['2026-11-24', '2026-11-25', 'en', 'Tuesday–Wednesday, 24 – 25 November'],
  ['2026-11-24', '2026-11-24', 'hu', 'november 24., kedd'],
  ['2026-11-30', '2026-12-01', 'hu', 'november 30. – december 1., hétfő–kedd'],
  ['2026-11-30', '2026-12-01', 'en', 'Monday–Tuesday, 30 November – 1 December'],
] as const)('dated: %s to %s in %s', (from, to, locale, expected) =>
  expect(formatDayRange({ from, to }, locale).replaceAll(/\s/g, ' ')).toBe(expected),
)
