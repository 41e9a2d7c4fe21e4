import { expect, test } from 'vitest'
import { assertCeilings, ceilings, type Counts, shopCounts } from './ceilings.ts'
import { formatBits, inStock, reducedIn } from './variant-record.ts'

test('the shop fits', () => {
  expect(() => assertCeilings(shopCounts)).not.toThrow()
  expect(() => assertCeilings({ ...ceilings })).not.toThrow()
})

test.each(Object.entries(ceilings))('more %s than %i stop the start, and the message says which', (what, ceiling) => {
  const counts: Counts = { ...shopCounts, [what]: ceiling + 1 }
  expect(() => assertCeilings(counts)).toThrow(`${ceiling + 1} ${what}, but at most ${ceiling}`)
})

test('format, copies on hand and reduced prices have bits of their own', () => {
  const marks = [formatBits, inStock, reducedIn('HUF'), reducedIn('EUR')]
  expect(marks.reduce((sum, mark) => sum + mark, 0)).toBe(marks.reduce((all, mark) => all | mark, 0))
})
