import { describe, expect, it, test } from 'vitest'
import { isFixed, leastPrice } from './least-price.ts'

const fixed = { months: 12, percent: 10 }
const book = { format: 'paperback', publishedOn: '2026-03-15' } as const

describe('the fixed book price', () => {
  test.each([
    ['2026-03-15', true],
    ['2027-03-14', true],
    ['2027-03-15', false],
    // A pre-order.
    ['2026-03-01', true],
  ])('on %s: %s', (today, expected) => expect(isFixed(book, fixed, today)).toBe(expected))

  it('is for books on paper only, and can be switched off', () => {
    expect(isFixed({ ...book, format: 'ebook' }, fixed, '2026-03-20')).toBe(false)
    expect(isFixed({ ...book, format: 'package' }, fixed, '2026-03-20')).toBe(false)
    expect(isFixed({ ...book, format: 'calendar' }, fixed, '2026-03-20')).toBe(false)
    expect(isFixed(book, { ...fixed, months: 0 }, '2026-03-20')).toBe(false)
  })

  it('holds for what has no day yet', () =>
    expect(isFixed({ ...book, publishedOn: null }, fixed, '2026-03-20')).toBe(true))

  it('counts a leap day', () => expect(isFixed({ ...book, publishedOn: '2028-02-29' }, fixed, '2029-02-28')).toBe(true))
})

describe('the least price', () => {
  const rules = { minimum_price: 1, rate_unit: 0.01 }
  it('of a new book is a tenth below its list price at most', () =>
    expect(leastPrice(book, 3_490, { rules, fixed, today: '2026-04-01' })).toBe(3_141))
  it('of an old one is the minimum price', () =>
    expect(leastPrice(book, 3_490, { rules, fixed, today: '2028-04-01' })).toBe(1))
  it('is never above the list price', () =>
    expect(leastPrice(book, 0, { rules: { ...rules, minimum_price: 100 }, fixed, today: '2028-04-01' })).toBe(0))
})
