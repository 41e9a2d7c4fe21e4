import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addUp, priced, withoutDiscounts } from './priced.test-support.ts'
import { amountOf, computeTotals } from './totals.ts'

describe('computeTotals', () => {
  it('is the sum of its parts, and its VAT is what lies between gross and net', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const totals = computeTotals(input, 'hu')
        expect(totals.items).toEqual(
          addUp(input.lines.map(({ unit, quantity }) => ({ gross: unit.gross * quantity, net: unit.net * quantity }))),
        )
        expect(totals.total).toEqual(addUp([totals.items, ...totals.costs]))
        expect(totals.vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total.gross - totals.total.net)
        expect(totals.vat.map(({ rate }) => rate)).toEqual(
          [...new Set(totals.vat.map(({ rate }) => rate))].toSorted((a, b) => a - b),
        )
      }),
    ))

  it('is never negative, and net never exceeds gross', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const totals = computeTotals(input, 'hu')
        const costs = totals.costs.filter(({ kind }) => kind !== 'order_shipping_coupon')
        for (const { gross, net } of [totals.items, totals.total, ...costs]) {
          expect(net).toBeGreaterThanOrEqual(0)
          expect(gross).toBeGreaterThanOrEqual(net)
        }
        expect(totals.vat.every(({ amount }) => amount > 0)).toBe(true)
        expect(totals.missingForFreeDelivery ?? 1).toBeGreaterThan(0)
      }),
    ))

  it('delivers free exactly from the limit on, counting only what is carried', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const carried = input.lines
          .filter(({ physical }) => physical)
          .reduce((sum, { unit, quantity }) => sum + unit.gross * quantity, 0)
        const { from, byDeal } = input.freeDelivery
        const reached = carried > 0 && (byDeal || (from !== undefined && carried >= from))
        const shipping = amountOf(computeTotals(input, 'hu').costs, ['shipping', 'free_shipping'])
        expect(shipping.gross).toBe(reached ? 0 : (input.delivery?.gross ?? 0))
      }),
    ))

  it('brings a second parcel for what the first one costs, once', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const totals = computeTotals(input, 'hu')
        const second = totals.costs.filter(({ kind }) => kind === 'second_shipment')
        expect(second).toHaveLength(input.isSeparate && input.delivery ? 1 : 0)
        expect(addUp(second)).toEqual(
          input.isSeparate ? amountOf(totals.costs, ['shipping', 'free_shipping']) : { gross: 0, net: 0 },
        )
      }),
    ))

  const book = { quantity: 2, unit: { gross: 3490, net: 3324 }, vatRate: 5, discount: 0, physical: true }
  const ebook = { quantity: 1, unit: { gross: 20_000, net: 15_748 }, vatRate: 27, discount: 0, physical: false }
  const courier = { name: { hu: 'Futár', en: 'Courier' }, originCode: 'home' }
  const home = { ...courier, gross: 1290, vatRate: 27 }

  it('adds delivery and payment fee', () =>
    expect(
      computeTotals(
        {
          lines: [book],
          delivery: home,
          isSeparate: false,
          paymentFee: { ...courier, gross: 390, vatRate: 27 },
          freeDelivery: { from: 12_000, byDeal: false },
          ...withoutDiscounts,
        },
        'hu',
      ),
    ).toEqual({
      items: { gross: 6980, net: 6648 },
      costs: [
        { kind: 'shipping', name: 'Futár', originCode: 'home', gross: 1290, net: 1016 },
        { kind: 'payment', name: 'Futár', originCode: 'home', gross: 390, net: 307 },
      ],
      total: { gross: 8660, net: 7971 },
      vat: [
        { rate: 5, amount: 332 },
        { rate: 27, amount: 357 },
      ],
      freeDeliveryFrom: 12_000,
      missingForFreeDelivery: 5020,
    }))

  it('adds a second parcel with its own VAT', () =>
    expect(
      computeTotals(
        {
          lines: [book],
          delivery: home,
          isSeparate: true,
          paymentFee: null,
          freeDelivery: { from: 12_000, byDeal: false },
          ...withoutDiscounts,
        },
        'hu',
      ),
    ).toMatchObject({
      costs: [
        { kind: 'shipping', gross: 1290, net: 1016 },
        { kind: 'second_shipment', gross: 1290, net: 1016 },
      ],
      total: { gross: 9560, net: 8680 },
      vat: [
        { rate: 5, amount: 332 },
        { rate: 27, amount: 548 },
      ],
    }))

  it('brings both parcels free to who has reached the limit with all the books', () =>
    expect(
      computeTotals(
        {
          lines: [{ ...book, quantity: 4 }],
          delivery: home,
          isSeparate: true,
          paymentFee: null,
          freeDelivery: { from: 12_000, byDeal: false },
          ...withoutDiscounts,
        },
        'hu',
      ).costs,
    ).toEqual([
      { kind: 'free_shipping', name: 'Futár', originCode: 'home', gross: 0, net: 0 },
      { kind: 'second_shipment', name: 'Futár', originCode: 'home', gross: 0, net: 0 },
    ]))

  it('downloads do not carry a cart over the limit', () =>
    expect(
      computeTotals(
        {
          lines: [book, ebook],
          delivery: home,
          isSeparate: false,
          paymentFee: null,
          freeDelivery: { from: 12_000, byDeal: false },
          ...withoutDiscounts,
        },
        'hu',
      ),
    ).toMatchObject({
      costs: [{ kind: 'shipping', gross: 1290 }],
      missingForFreeDelivery: 5020,
    }))

  it('a cart of downloads misses nothing', () =>
    expect(
      computeTotals(
        {
          lines: [ebook],
          delivery: { ...courier, gross: 0, vatRate: 27 },
          isSeparate: false,
          paymentFee: null,
          freeDelivery: { from: 50_000, byDeal: false },
          ...withoutDiscounts,
        },
        'hu',
      ),
    ).toMatchObject({
      costs: [{ kind: 'shipping', gross: 0 }],
      freeDeliveryFrom: null,
      missingForFreeDelivery: null,
    }))

  it('a free pickup is not called free because of the limit', () =>
    expect(
      computeTotals(
        {
          lines: [{ ...book, quantity: 9 }],
          delivery: { ...courier, gross: 0, vatRate: 27 },
          isSeparate: false,
          paymentFee: null,
          freeDelivery: { from: 100, byDeal: false },
          ...withoutDiscounts,
        },
        'hu',
      ),
    ).toMatchObject({
      costs: [{ kind: 'shipping', gross: 0 }],
      freeDeliveryFrom: null,
      missingForFreeDelivery: null,
    }))

  it('lets coupons take off what the delivery costs, and never more', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const { costs } = computeTotals(input, 'hu')
        const brought = amountOf(costs, ['shipping', 'free_shipping', 'second_shipment'])
        const coupons = amountOf(costs, ['order_shipping_coupon'])
        expect(coupons.gross).toBeLessThanOrEqual(0)
        expect(brought.gross + coupons.gross).toBeGreaterThanOrEqual(0)
        expect(brought.net + coupons.net).toBeGreaterThanOrEqual(0)
        const isWhole = input.shippingCoupons.some(({ percent }) => percent === 100)
        expect(isWhole ? brought.gross + coupons.gross : 0).toBe(0)
      }),
    ))

  it('keeps net below gross where both parcels round up and a coupon leaves little of them', () => {
    const name = { hu: 'Futár', en: 'Courier' }
    const coupon = { name, originCode: 'kupon', percent: 53, amount: null }
    const delivery = { gross: 10, vatRate: 5, name, originCode: 'home' }
    const freeDelivery = { from: undefined, byDeal: false }
    const cart = { lines: [], delivery, isSeparate: true, paymentFee: null, freeDelivery, ...withoutDiscounts }
    expect(computeTotals({ ...cart, shippingCoupons: [coupon] }, 'hu').total).toEqual({ gross: 9, net: 9 })
  })

  it('names one line for all amounts of a coupon', () => {
    const off = (gross: number, net: number, vatRate: number) => ({
      kind: 'order_coupon' as const,
      class: 'discount' as const,
      name: { hu: 'Őszi kupon', en: 'Autumn coupon' },
      originCode: 'OSZ2026',
      itemId: null,
      gross,
      net,
      vatRate,
    })
    const { costs, total } = computeTotals(
      {
        lines: [book, ebook],
        delivery: null,
        isSeparate: false,
        paymentFee: null,
        freeDelivery: { from: undefined, byDeal: false },
        ...withoutDiscounts,
        discounts: [off(-500, -476, 5), off(-500, -394, 27)],
      },
      'en',
    )
    expect(costs).toEqual([
      { kind: 'order_coupon', name: 'Autumn coupon', originCode: 'OSZ2026', gross: -1000, net: -870 },
    ])
    expect(total).toEqual({ gross: 25_980, net: 21_526 })
  })
})
