import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from './allocate.ts'

const parts = fc.array(fc.record({ weight: fc.nat({ max: 1_000_000 }), room: fc.nat({ max: 1_000_000 }) }), {
  maxLength: 40,
})
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0)

it('divides all of it, or all the room there is, and gives no part more than its room', () =>
  fc.assert(
    fc.property(fc.nat({ max: 5_000_000 }), parts, (amount, of) => {
      const shares = allocate(
        amount,
        of.map((part, key) => ({ ...part, key })),
      )
      expect(sum(shares.values())).toBe(Math.min(amount, sum(of.map(({ room }) => room))))
      for (const [key, { room }] of of.entries()) {
        expect(Number.isInteger(shares.get(key))).toBe(true)
        expect(shares.get(key)).toBeGreaterThanOrEqual(0)
        expect(shares.get(key)).toBeLessThanOrEqual(room)
      }
    }),
  ))

it('divides in proportion', () => {
  const shares = allocate(1_000, [
    { key: 1, weight: 3_000, room: 3_000 },
    { key: 2, weight: 7_000, room: 7_000 },
  ])
  expect([...shares]).toEqual([
    [1, 300],
    [2, 700],
  ])
})

it('gives what does not divide to the heaviest', () => {
  const shares = allocate(2, [
    { key: 1, weight: 10, room: 10 },
    { key: 2, weight: 30, room: 30 },
    { key: 3, weight: 20, room: 20 },
  ])
  expect([...shares.values()]).toEqual([0, 2, 0])
})

it('moves what one part has no room for to the others', () => {
  const shares = allocate(1_000, [
    { key: 1, weight: 5_000, room: 100 },
    { key: 2, weight: 5_000, room: 5_000 },
  ])
  expect([...shares.values()]).toEqual([100, 900])
})
