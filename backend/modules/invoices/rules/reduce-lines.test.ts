import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reduceLines } from './reduce-lines.ts'

const rows = fc.uniqueArray(
  fc.record({ rate: fc.constantFrom(0, 5, 18, 27), gross: fc.integer({ min: -500, max: 900_000 }) }),
  { selector: ({ rate }) => rate, minLength: 1 },
)

test('the lines are the amount, and no rate gives back more than it has', () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0, max: 1, noNaN: true }), (left, part) => {
      const most = left.reduce((sum, { gross }) => sum + Math.max(gross, 0), 0)
      const amount = Math.floor(most * part)
      const lines = reduceLines(left, amount, 'Visszatérítés')
      expect(lines.reduce((sum, { gross }) => sum - gross, 0)).toBe(amount)
      for (const { vatRate, gross, net, unitGross } of lines) {
        expect(-gross).toBeLessThanOrEqual(left.find(({ rate }) => rate === vatRate)?.gross ?? 0)
        expect(-net).toBeLessThanOrEqual(-gross)
        expect(unitGross).toBe(-gross)
      }
      expect(lines.map(({ position }) => position)).toEqual(lines.map((_, index) => index + 1))
    }),
  )
})

test('in proportion to what is left at each rate', () => {
  const left = [
    { rate: 5, gross: 8_000 },
    { rate: 27, gross: 2_000 },
  ]
  expect(reduceLines(left, 999, 'Visszatérítés')).toMatchObject([
    { vatRate: 5, quantity: -1, gross: -799, net: -761 },
    { vatRate: 27, quantity: -1, gross: -200, net: -157 },
  ])
})
