import { expect, test } from 'vitest'
import { datesInWords } from './dates-in-words.ts'

test.each([
  ['hu', '2026. december 3.'],
  ['en', '3 December 2026'],
] as const)('dates among the values are written out in %s, and nothing else is touched', (locale, day) => {
  expect(datesInWords({ day: '2026-12-03', count: 20, step: 'delivery', number: 'K-2026-12-03' }, locale)).toEqual({
    day,
    count: 20,
    step: 'delivery',
    number: 'K-2026-12-03',
  })
})
