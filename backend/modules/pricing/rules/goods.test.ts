import fc from 'fast-check'
import { expect, it } from 'vitest'
import { goodsOf, roomOf, shareOut, takeOff } from './goods.ts'
import { goodsWith, isSound, linesOf, someCopies } from './goods.test-support.ts'
import { reductionOf } from './reduction.ts'

it('stays sound, however often and however much is taken off', () =>
  fc.assert(
    fc.property(someCopies, fc.array(fc.nat({ max: 200_000 }), { maxLength: 5 }), (copies, amounts) => {
      let goods = goodsOf(linesOf(copies))
      for (const amount of amounts) {
        const room = goods.lines.reduce((sum, line) => sum + roomOf(line), 0)
        const before = goods.taxed
        const { left, taken } = takeOff(goods, shareOut(amount, goods.lines))
        expect(taken.reduce((sum, { gross }) => sum + gross, 0)).toBe(Math.min(amount, room))
        for (const one of taken) {
          expect(one.net).toBeGreaterThanOrEqual(0)
          expect(one.net).toBeLessThanOrEqual(one.gross)
          const rate = ({ vatRate }: { vatRate: number }) => vatRate === one.vatRate
          expect(left.taxed.find(rate)?.net).toBe((before.find(rate)?.net ?? 0) - one.net)
        }
        expect(isSound(left)).toBe(true)
        goods = left
      }
    }),
  ))

it('takes the net part at the rate of each line', () => {
  const goods = goodsWith({ unit: 4_000, quantity: 1, vatRate: 5 }, { unit: 6_000, quantity: 1, vatRate: 27 })
  expect(takeOff(goods, shareOut(1_000, goods.lines)).taken).toEqual([
    { vatRate: 5, gross: 400, net: 381 },
    { vatRate: 27, gross: 600, net: 472 },
  ])
})

it('lowers by a percentage rounded half up, by an amount never below nothing', () => {
  expect(reductionOf(3_490, { percent: 5, amount: null }, 0.01)).toBe(175)
  expect(reductionOf(3_489, { percent: 5, amount: null }, 0.01)).toBe(174)
  expect(reductionOf(3_490, { percent: 100, amount: null }, 0.01)).toBe(3_490)
  expect(reductionOf(3_490, { percent: 5, amount: null }, 0.001)).toBe(17)
  expect(reductionOf(3_490, { percent: null, amount: 5_000 }, 0.01)).toBe(3_490)
})
