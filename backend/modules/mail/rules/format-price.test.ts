import { expect, it } from 'vitest'
import { formatPrice } from './format-price.ts'

it.each([
  [990, 'HUF', 'hu', '990\u00A0Ft'],
  [1234, 'HUF', 'hu', '1\u202F234\u00A0Ft'],
  [1_234_567, 'HUF', 'en', '1\u202F234\u202F567\u00A0Ft'],
  [1234, 'EUR', 'hu', '12,34\u00A0€'],
  [1234, 'EUR', 'en', '12.34\u00A0€'],
  [5, 'EUR', 'hu', '0,05\u00A0€'],
  [123_456_700, 'EUR', 'en', '1\u202F234\u202F567.00\u00A0€'],
  [-390, 'HUF', 'hu', '\u2212390\u00A0Ft'],
  [0, 'HUF', 'hu', '0\u00A0Ft'],
] as const)('%i %s in %s', (amount, currency, locale, text) => expect(formatPrice(amount, currency, locale)).toBe(text))
