import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each([
  [7, 'hu', 0, '7'],
  [1284, 'hu', 0, '1\u202F284'],
  [78000, 'en', 0, '78,000'],
  [4.7, 'hu', 1, '4,7'],
  [4, 'en', 1, '4.0'],
] as const)('%d in %s with %d decimals is %s', (value, locale, decimals, text) => {
  expect(formatCount(value, locale, decimals)).toBe(text)
})
