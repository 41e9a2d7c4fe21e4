import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustmentKinds } from '#contracts/adjustments.ts'
import { type Adjustment, adjustmentsOf, classOf, paymentAdjustment, type Priced } from './adjustments.ts'
import { netOf } from './net-of-gross.ts'
import { addUp, fee, priced, priceIn } from './priced.test-support.ts'
import { computeTotals, lineTotal, sumTotals } from './totals.ts'

describe('sumTotals', () => {
  /** Lines of every kind: costs are positive, discounts are negative, and each has its own rate. */
  const adjustment = fc.constantFrom(...adjustmentKinds).chain((kind): fc.Arbitrary<Adjustment> =>
    fee(priceIn.HUF).map(({ gross: amount, vatRate: rate, name, originCode }) => {
      const gross = classOf(kind) === 'discount' ? -amount : amount
      return {
        kind,
        class: classOf(kind),
        name,
        originCode,
        itemId: null,
        gross,
        net: netOf(gross, rate),
        vatRate: rate,
      }
    }),
  )
  const itemsOf = ({ lines }: Priced) => lines.map((one) => ({ ...lineTotal(one), vatRate: one.vatRate }))

  it('adds up items and lines of every kind, the VAT of each rate by itself', () =>
    fc.assert(
      fc.property(priced, fc.array(adjustment, { maxLength: 8 }), (input, adjustments) => {
        const items = itemsOf(input)
        const { total, vat, items: itemsTotal } = sumTotals(items, adjustments)
        expect(itemsTotal).toEqual(addUp(items))
        expect(total).toEqual(addUp([...items, ...adjustments]))
        for (const rate of [0, 5, 18, 27]) {
          const { gross, net } = addUp([...items, ...adjustments].filter((one) => one.vatRate === rate))
          expect(vat.find((one) => one.rate === rate)?.amount ?? 0).toBe(gross - net)
        }
        expect(vat.every(({ amount }) => amount !== 0)).toBe(true)
      }),
    ))

  it('does not depend on the order of the lines', () =>
    fc.assert(
      fc.property(priced, fc.array(adjustment, { maxLength: 8 }), (input, adjustments) => {
        const items = itemsOf(input)
        expect(sumTotals(items.toReversed(), adjustments.toReversed())).toEqual(sumTotals(items, adjustments))
      }),
    ))

  it('with another payment line gives what computing anew gives', () =>
    fc.assert(
      fc.property(priced, fee(priceIn.HUF), fee(priceIn.HUF), (input, before, after) => {
        const line = paymentAdjustment(after)
        const others = adjustmentsOf({ ...input, paymentFee: before }).filter(({ kind }) => kind !== 'payment')
        const { items, total, vat } = computeTotals({ ...input, paymentFee: after }, 'hu')
        expect(sumTotals(itemsOf(input), [...others, ...(line ? [line] : [])])).toEqual({ items, total, vat })
      }),
    ))
})
