import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedPrice, ownPrices, resolvePrice } from './resolve-price.ts'

const base: ListedPrice = {
  list: 'default',
  isBase: true,
  isContract: false,
  fromQuantity: 1,
  gross: 3_990,
  net: 3_800,
}
const price = (list: string, gross: number, fromQuantity = 1, isContract = true): ListedPrice => ({
  list,
  isBase: false,
  isContract,
  fromQuantity,
  gross,
  net: Math.round(gross / 1.05),
})
const school = price('school', 3_590)
const listStep = { step: 'list_price', amount: { gross: 3_990, net: 3_800 }, source: 'default', fromQuantity: 1 }
const schoolStep = {
  step: 'contract_price',
  amount: { gross: 3_590, net: 3_419 },
  source: 'school',
  fromQuantity: 1,
}

describe('resolvePrice', () => {
  it('is the list price where no other list applies', () =>
    expect(resolvePrice([base], 1)).toEqual({ gross: 3_990, net: 3_800, reasons: [listStep] }))

  it('is the price of a list, with the list price as the step before', () =>
    expect(resolvePrice([school, base], 1)).toEqual({ gross: 3_590, net: 3_419, reasons: [listStep, schoolStep] }))

  it('says whether the list is the organisation’s own', () =>
    expect(resolvePrice([base, price('autumn', 3_590, 1, false)], 1)?.reasons.at(-1)?.step).toBe('price_list'))

  it('is the list price where that is lower, as in a campaign', () =>
    expect(resolvePrice([base, price('dear', 4_200), price('same', 3_990)], 1)?.reasons).toEqual([listStep]))

  it('is the lowest one of several lists', () =>
    expect(resolvePrice([base, school, price('autumn', 3_500, 1, false)], 1)?.reasons.at(-1)?.source).toBe('autumn'))

  it('is the price of a list where the variant has no list price', () =>
    expect(resolvePrice([school], 1)).toMatchObject({ gross: 3_590, reasons: [{ step: 'contract_price' }] }))

  it('is lower from so many copies on', () => {
    const listed = [base, school, price('school', 3_190, 10), price('school', 2_990, 30)]
    const grosses = [1, 9, 10, 29, 30, 99].map((quantity) => resolvePrice(listed, quantity)?.gross)
    expect(grosses).toEqual([3_590, 3_590, 3_190, 3_190, 2_990, 2_990])
    expect(resolvePrice(listed, 12)?.reasons.at(-1)).toMatchObject({ source: 'school', fromQuantity: 10 })
  })

  it('is none without any price, and none below the copies from which it holds', () => {
    expect(resolvePrice([], 1)).toBeUndefined()
    expect(resolvePrice([price('school', 3_190, 10)], 9)).toBeUndefined()
  })
})

const listed = fc
  .uniqueArray(
    fc.record({
      list: fc.constantFrom('a', 'b', 'c'),
      isBase: fc.constant(false),
      isContract: fc.boolean(),
      fromQuantity: fc.integer({ min: 1, max: 6 }),
      gross: fc.integer({ min: 3_988, max: 3_992 }),
      net: fc.integer({ min: 3_799, max: 3_801 }),
    }),
    { selector: ({ list, fromQuantity }) => `${list} ${fromQuantity}` },
  )
  .map((others): ListedPrice[] => [base, ...others])
const quantity = fc.integer({ min: 1, max: 8 })
const check = (property: (prices: ListedPrice[], copies: number) => void) =>
  fc.assert(fc.property(listed, quantity, property))

describe('whatever the lists say', () => {
  it('their order does not count, and the last reason is the price', () =>
    check((prices, copies) => {
      const found = resolvePrice(prices, copies)
      expect(found).toEqual(resolvePrice(prices.toReversed(), copies))
      expect(found?.reasons.at(-1)?.amount).toEqual({ gross: found?.gross, net: found?.net })
      expect(found?.reasons[0]).toEqual(listStep)
    }))

  it('nobody pays more than the list price', () =>
    check((prices, copies) => {
      expect(resolvePrice(prices, copies)?.gross).toBeLessThanOrEqual(base.gross)
    }))

  it('more copies never cost more each', () =>
    check((prices, copies) => {
      expect(resolvePrice(prices, copies + 1)?.gross).toBeLessThanOrEqual(resolvePrice(prices, copies)?.gross ?? 0)
    }))

  it('one more price never makes it dearer', () =>
    check((prices, copies) => {
      const fewer = prices.slice(0, Math.max(1, prices.length - 1))
      expect(resolvePrice(prices, copies)?.gross).toBeLessThanOrEqual(resolvePrice(fewer, copies)?.gross ?? 0)
    }))

  it('the own prices are those of any number of copies', () =>
    check((prices, copies) => {
      const own = ownPrices(prices).findLast(({ fromQuantity }) => fromQuantity <= copies)
      expect(own?.gross ?? base.gross).toBe(resolvePrice(prices, copies)?.gross)
    }))
})
