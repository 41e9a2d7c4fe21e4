import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grossOf } from './gross-of-net.ts'
import { netOf } from './net-of-gross.ts'

const net = fc.integer({ min: 0, max: 2_000_000_000 / 2 })
const rate = fc.constantFrom(0, 5, 18, 27)

describe('grossOf', () => {
  it.each([
    [3_324, 5, 3_490],
    [10, 5, 11],
    [100, 27, 127],
    [1, 18, 1],
    [0, 27, 0],
  ])('%i and %i % are %i', (amount, percent, gross) => expect(grossOf(amount, percent)).toBe(gross))

  it('is at most half a unit away from the exact amount', () =>
    fc.assert(
      fc.property(net, rate, (amount, percent) => {
        const away = grossOf(amount, percent) * 100 - amount * (100 + percent)
        expect(away).toBeGreaterThan(-50)
        expect(away).toBeLessThanOrEqual(50)
      }),
    ))

  it('loses nothing: the net part of the gross amount is the net amount', () =>
    fc.assert(
      fc.property(net, rate, (amount, percent) => {
        expect(netOf(grossOf(amount, percent), percent)).toBe(amount)
      }),
    ))

  it('does not change the order of amounts', () =>
    fc.assert(
      fc.property(net, net, rate, (one, other, percent) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(grossOf(less, percent)).toBeLessThanOrEqual(grossOf(more, percent))
      }),
    ))
})
