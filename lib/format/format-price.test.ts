import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test.each([
  [0, 'HUF', 'hu', '0\u00A0Ft'],
  [990, 'HUF', 'hu', '990\u00A0Ft'],
  [3490, 'HUF', 'hu', '3\u202F490\u00A0Ft'],
  [1234567, 'HUF', 'hu', '1\u202F234\u202F567\u00A0Ft'],
  [-1490, 'HUF', 'hu', '\u22121\u202F490\u00A0Ft'],
  [3490, 'HUF', 'en', '3,490\u00A0Ft'],
  [1234, 'EUR', 'hu', '12,34\u00A0€'],
  [5, 'EUR', 'hu', '0,05\u00A0€'],
  [123450, 'EUR', 'hu', '1\u202F234,50\u00A0€'],
  [1234, 'EUR', 'en', '€12.34'],
  [123450, 'EUR', 'en', '€1,234.50'],
  [-1200, 'EUR', 'en', '\u2212€12.00'],
] as const)('%d %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatPrice(amount, currency, locale)).toBe(text)
})
