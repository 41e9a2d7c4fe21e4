import fc from 'fast-check'
import type { Fee, Priced } from './adjustments.ts'
import { netOf } from './net-of-gross.ts'

/** Forints have no smaller unit and euros have cents: both are integers here. */
export const priceIn = { HUF: fc.integer({ min: 0, max: 200_000 }), EUR: fc.integer({ min: 0, max: 50_000 }) }
const vatRate = fc.constantFrom(0, 5, 18, 27)

const line = (gross: fc.Arbitrary<number>) =>
  fc
    .record({ gross, vatRate, quantity: fc.integer({ min: 1, max: 99 }), physical: fc.boolean() })
    .map(({ gross, vatRate, quantity, physical }) => ({
      quantity,
      vatRate,
      physical,
      discount: 0,
      unit: { gross, net: netOf(gross, vatRate) },
    }))

export const fee = (gross: fc.Arbitrary<number>): fc.Arbitrary<Fee> =>
  fc.record({
    gross,
    vatRate,
    name: fc.constant({ hu: 'Futár', en: 'Courier' }),
    originCode: fc.constantFrom('home', 'cash_on_delivery'),
  })

const coupon = fc
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 5_000 }), fc.uuid())
  .map(([isPercent, percent, amount, originCode]) => ({
    name: { hu: 'Kupon', en: 'Coupon' },
    originCode,
    percent: isPercent ? percent : null,
    amount: isPercent ? null : amount,
  }))

/** A cart without any deal or coupon. */
export const withoutDiscounts = { discounts: [], shippingCoupons: [], rateUnit: 0.01 }

export const priced = fc.constantFrom('HUF' as const, 'EUR' as const).chain((currency): fc.Arbitrary<Priced> =>
  fc.record({
    lines: fc.array(line(priceIn[currency]), { maxLength: 30 }),
    delivery: fc.option(fee(priceIn[currency])),
    isSeparate: fc.boolean(),
    paymentFee: fc.option(fee(priceIn[currency])),
    freeDelivery: fc.record({
      from: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
      byDeal: fc.boolean(),
    }),
    discounts: fc.constant([]),
    shippingCoupons: fc.array(coupon, { maxLength: 3 }),
    rateUnit: fc.constant(0.01),
  }),
)

export const addUp = (amounts: { gross: number; net: number }[]) => ({
  gross: amounts.reduce((total, { gross }) => total + gross, 0),
  net: amounts.reduce((total, { net }) => total + net, 0),
})
