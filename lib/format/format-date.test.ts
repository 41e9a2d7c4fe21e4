import { expect, test } from 'vitest'
import { formatDate, formatDates, formatDateTime } from './format-date.ts'

test('a date is written out', () => {
  expect(formatDate('2024-10-03', 'hu')).toBe('2024. október 3.')
  expect(formatDate('2024-10-03', 'en')).toBe('3 October 2024')
})

test('a moment is written in the time zone of Budapest', () => {
  expect(formatDate('2024-12-31T23:30:00Z', 'hu')).toBe('2025. január 1.')
  expect(formatDateTime('2024-06-30T23:30:00Z', 'hu')).toBe('2024. július 1. 01:30')
  expect(formatDateTime('2024-10-03T13:07:00Z', 'en')).toBe('3 October 2024, 15:07')
})

test.each([
  ['hu', ['2026-12-03'], '2026. december 3.'],
  ['hu', ['2026-12-03', '2027-01-15'], '2026. december 3. és 2027. január 15.'],
  ['en', ['2026-12-03', '2026-12-10', '2027-01-15'], '3 December 2026, 10 December 2026 and 15 January 2027'],
] as const)('days in %s: %j', (locale, dates, text) => {
  expect(formatDates(dates, locale).replaceAll('\u00A0', ' ')).toBe(text)
  expect(formatDates(dates.slice(0, 1), locale)).not.toContain(' ')
})
