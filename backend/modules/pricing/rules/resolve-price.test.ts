import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedPrice, resolvePrice } from './resolve-price.ts'

const base: ListedPrice = { list: 'default', isBase: true, gross: 3_990, net: 3_800 }
const school: ListedPrice = { list: 'schools', isBase: false, gross: 3_590, net: 3_419 }
const dear: ListedPrice = { list: 'small-orders', isBase: false, gross: 4_200, net: 4_000 }
const listStep = { step: 'list_price', amount: { gross: 3_990, net: 3_800 }, source: 'default' }

describe('resolvePrice', () => {
  it('is the list price where no other list applies', () =>
    expect(resolvePrice([base])).toEqual({ gross: 3_990, net: 3_800, reasons: [listStep] }))

  it('is the price of a price list, with the list price as the step before', () =>
    expect(resolvePrice([school, base])).toEqual({
      gross: 3_590,
      net: 3_419,
      reasons: [listStep, { step: 'price_list', amount: { gross: 3_590, net: 3_419 }, source: 'schools' }],
    }))

  it('is the price of a price list also where that is higher', () =>
    expect(resolvePrice([base, dear])).toMatchObject({ gross: 4_200, net: 4_000 }))

  it('is the price of a price list where the variant has no list price', () =>
    expect(resolvePrice([school])).toMatchObject({ gross: 3_590, reasons: [{ step: 'price_list' }] }))

  it('is none without any price', () => expect(resolvePrice([])).toBeUndefined())

  it('does not depend on the order of the lists, and its last reason is the price', () => {
    const listed = fc.uniqueArray(
      fc.record({
        list: fc.constantFrom('a', 'b', 'c', 'd'),
        isBase: fc.constant(false),
        gross: fc.integer({ min: 1, max: 5 }),
        net: fc.integer({ min: 0, max: 1 }),
      }),
      { selector: ({ list }) => list },
    )
    fc.assert(
      fc.property(listed, (others) => {
        const price = resolvePrice([base, ...others])
        expect(price).toEqual(resolvePrice([...others.toReversed(), base]))
        expect(price?.reasons.at(-1)?.amount).toEqual({ gross: price?.gross, net: price?.net })
      }),
    )
  })
})
