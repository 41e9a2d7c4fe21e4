import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './format-date.ts'

test('a date is written out', () => {
  expect(formatDate('2024-10-03', 'hu')).toBe('2024. október 3.')
  expect(formatDate('2024-10-03', 'en')).toBe('3 October 2024')
})

test('a moment is told on the clock of Budapest', () => {
  expect(formatDate('2024-12-31T23:30:00Z', 'hu')).toBe('2025. január 1.')
  expect(formatDateTime('2024-06-30T23:30:00Z', 'hu')).toBe('2024. július 1. 01:30')
  expect(formatDateTime('2024-10-03T13:07:00Z', 'en')).toBe('3 October 2024, 15:07')
})
