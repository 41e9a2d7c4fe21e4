import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTotal, parseTotal } from './amounts.ts'

test('HUF is whole, EUR has two decimals', () => {
  expect(formatTotal(7980, 'HUF')).toBe('7980')
  expect(formatTotal(1990, 'EUR')).toBe('19.90')
  expect(formatTotal(5, 'EUR')).toBe('0.05')
})

test('totals come back as numbers or strings', () => {
  expect(parseTotal(25.0, 'HUF')).toBe(25)
  expect(parseTotal('25.00', 'HUF')).toBe(25)
  expect(parseTotal(19.9, 'EUR')).toBe(1990)
  expect(parseTotal('19.90', 'EUR')).toBe(1990)
})

test('what does not fit the currency is no amount', () => {
  for (const total of ['25.5', '-25', '', '1e3', 'NaN', null, undefined, {}]) {
    expect(parseTotal(total, 'HUF')).toBeUndefined()
  }
  expect(parseTotal('19.999', 'EUR')).toBeUndefined()
  expect(() => formatTotal(19.9, 'EUR')).toThrow(RangeError)
  expect(() => formatTotal(-1, 'HUF')).toThrow(RangeError)
})

test('no cent is lost on the way', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(
    fc.property(amounts, fc.constantFrom('HUF' as const, 'EUR' as const), (n, currency) => {
      expect(parseTotal(formatTotal(n, currency), currency)).toBe(n)
      expect(parseTotal(Number(formatTotal(n, currency)), currency)).toBe(n)
    }),
  )
})
