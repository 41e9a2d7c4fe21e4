import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { netOf } from './net-of-gross.ts'

const gross = fc.integer({ min: -100_000_000, max: 100_000_000 })
const vatRate = fc.constantFrom(0, 5, 18, 27)

describe('netOf', () => {
  it.each([
    [3490, 5, 3324],
    [2390, 27, 1882],
    [890, 5, 848],
    [0, 27, 0],
    [-3490, 5, -3324],
  ])('takes the tax out of %i at %i %%', (amount, rate, net) => expect(netOf(amount, rate)).toBe(net))

  it('rounds a half away from zero', () => {
    expect(netOf(63, 26)).toBe(50)
    expect(netOf(-1, 100)).toBe(-1)
    expect(netOf(1, 100)).toBe(1)
  })

  it('is the nearest integer: its gross differs from the given one by half a net unit at most', () =>
    fc.assert(
      fc.property(gross, vatRate, (amount, rate) => {
        const difference = Math.abs(netOf(amount, rate) * (100 + rate) - amount * 100)
        expect(difference * 2).toBeLessThanOrEqual(100 + rate)
      }),
    ))

  it('never exceeds the gross and mirrors its sign', () =>
    fc.assert(
      fc.property(gross, vatRate, (amount, rate) => {
        expect(Math.abs(netOf(amount, rate))).toBeLessThanOrEqual(Math.abs(amount))
        expect(netOf(-amount, rate) + netOf(amount, rate)).toBe(0)
      }),
    ))
})
