import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { netOf } from './net-of-gross.ts'
import { adjustmentKinds } from '#contracts/adjustments.ts'
import { type Adjustment, adjustmentsOf, classOf, type Fee, paymentAdjustment, type Priced } from './adjustments.ts'
import { amountOf, computeTotals, lineTotal, sumTotals } from './totals.ts'

/** Forints are whole, euros have cents: both are integers here, of different size. */
const priceIn = { HUF: fc.integer({ min: 0, max: 200_000 }), EUR: fc.integer({ min: 0, max: 50_000 }) }
const vatRate = fc.constantFrom(0, 5, 18, 27)

const line = (gross: fc.Arbitrary<number>) =>
  fc
    .record({ gross, vatRate, quantity: fc.integer({ min: 1, max: 99 }), physical: fc.boolean() })
    .map(({ gross, vatRate, quantity, physical }) => ({
      quantity,
      vatRate,
      physical,
      unit: { gross, net: netOf(gross, vatRate) },
    }))

const fee = (gross: fc.Arbitrary<number>): fc.Arbitrary<Fee> =>
  fc.record({
    gross,
    vatRate,
    name: fc.constant({ hu: 'Futár', en: 'Courier' }),
    originCode: fc.constantFrom('home', 'cash_on_delivery'),
  })

const priced = fc.constantFrom('HUF' as const, 'EUR' as const).chain((currency): fc.Arbitrary<Priced> =>
  fc.record({
    lines: fc.array(line(priceIn[currency]), { maxLength: 30 }),
    delivery: fc.option(fee(priceIn[currency])),
    isSeparate: fc.boolean(),
    paymentFee: fc.option(fee(priceIn[currency])),
    freeDeliveryFrom: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
  }),
)

const addUp = (amounts: { gross: number; net: number }[]) => ({
  gross: amounts.reduce((total, { gross }) => total + gross, 0),
  net: amounts.reduce((total, { net }) => total + net, 0),
})

describe('computeTotals', () => {
  it('is the sum of its parts, and its VAT is what lies between gross and net', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const totals = computeTotals(input)
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
        const totals = computeTotals(input)
        for (const { gross, net } of [totals.items, totals.total, ...totals.costs]) {
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
        const reached = input.freeDeliveryFrom !== undefined && carried > 0 && carried >= input.freeDeliveryFrom
        const shipping = amountOf(computeTotals(input).costs, ['shipping', 'free_shipping'])
        expect(shipping.gross).toBe(reached ? 0 : (input.delivery?.gross ?? 0))
      }),
    ))

  it('brings a second parcel for what the first one costs, once', () =>
    fc.assert(
      fc.property(priced, (input) => {
        const totals = computeTotals(input)
        const second = totals.costs.filter(({ kind }) => kind === 'second_shipment')
        expect(second).toHaveLength(input.isSeparate && input.delivery ? 1 : 0)
        expect(addUp(second)).toEqual(
          input.isSeparate ? amountOf(totals.costs, ['shipping', 'free_shipping']) : { gross: 0, net: 0 },
        )
      }),
    ))

  const book = { quantity: 2, unit: { gross: 3490, net: 3324 }, vatRate: 5, physical: true }
  const ebook = { quantity: 1, unit: { gross: 20_000, net: 15_748 }, vatRate: 27, physical: false }
  const courier = { name: { hu: 'Futár', en: 'Courier' }, originCode: 'home' }
  const home = { ...courier, gross: 1290, vatRate: 27 }

  it('adds delivery and payment fee', () =>
    expect(
      computeTotals({
        lines: [book],
        delivery: home,
        isSeparate: false,
        paymentFee: { ...courier, gross: 390, vatRate: 27 },
        freeDeliveryFrom: 12_000,
      }),
    ).toEqual({
      items: { gross: 6980, net: 6648 },
      costs: [
        { kind: 'shipping', gross: 1290, net: 1016 },
        { kind: 'payment', gross: 390, net: 307 },
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
      computeTotals({ lines: [book], delivery: home, isSeparate: true, paymentFee: null, freeDeliveryFrom: 12_000 }),
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
      computeTotals({
        lines: [{ ...book, quantity: 4 }],
        delivery: home,
        isSeparate: true,
        paymentFee: null,
        freeDeliveryFrom: 12_000,
      }).costs,
    ).toEqual([
      { kind: 'free_shipping', gross: 0, net: 0 },
      { kind: 'second_shipment', gross: 0, net: 0 },
    ]))

  it('downloads do not carry a cart over the limit', () =>
    expect(
      computeTotals({
        lines: [book, ebook],
        delivery: home,
        isSeparate: false,
        paymentFee: null,
        freeDeliveryFrom: 12_000,
      }),
    ).toMatchObject({
      costs: [{ kind: 'shipping', gross: 1290 }],
      missingForFreeDelivery: 5020,
    }))

  it('a cart of downloads misses nothing', () =>
    expect(
      computeTotals({
        lines: [ebook],
        delivery: { ...courier, gross: 0, vatRate: 27 },
        isSeparate: false,
        paymentFee: null,
        freeDeliveryFrom: 50_000,
      }),
    ).toMatchObject({
      costs: [{ kind: 'shipping', gross: 0 }],
      freeDeliveryFrom: null,
      missingForFreeDelivery: null,
    }))

  it('a free pickup is not called free because of the limit', () =>
    expect(
      computeTotals({
        lines: [{ ...book, quantity: 9 }],
        delivery: { ...courier, gross: 0, vatRate: 27 },
        isSeparate: false,
        paymentFee: null,
        freeDeliveryFrom: 100,
      }),
    ).toMatchObject({
      costs: [{ kind: 'shipping', gross: 0 }],
      freeDeliveryFrom: null,
      missingForFreeDelivery: null,
    }))
})

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
        const { items, total, vat } = computeTotals({ ...input, paymentFee: after })
        expect(sumTotals(itemsOf(input), [...others, ...(line ? [line] : [])])).toEqual({ items, total, vat })
      }),
    ))
})
