import { expect, test } from 'vitest'
import { netOf } from '../../pricing/rules/net-of-gross.ts'
import { discounted, withVat } from './offered-price.ts'
import { offerTotals } from './offer-totals.ts'

const line = (quantity: number, listNet: number, percent: number, vatRate = 5) => {
  const { net, gross } = withVat(discounted(listNet, percent), vatRate)
  return { quantity, vatRate, listNet, unitNet: net, unitGross: gross }
}

test('the sums of three books and a delivery', () => {
  const lines = [line(32, 3_133, 15), line(32, 3_324, 15), line(30, 2_848, 12)]
  expect(lines.map(({ unitNet }) => unitNet)).toEqual([2_663, 2_825, 2_506])
  expect(offerTotals(lines, { net: 1_000, gross: 1_270 })).toEqual({
    list: 292_064,
    discount: 41_268,
    net: 251_796,
    vat: [
      { rate: 5, amount: 12_518 },
      { rate: 27, amount: 270 },
    ],
    gross: 264_584,
  })
})

test('a free delivery has no line of VAT', () =>
  expect(offerTotals([line(1, 1_000, 0)], { net: 0, gross: 0 }).vat).toEqual([{ rate: 5, amount: 50 }]))

test('the gross price leads back to the net price that was offered', () => {
  for (let net = 0; net < 5_000; net += 7)
    for (const rate of [0, 5, 18, 27]) expect(netOf(withVat(net, rate).gross, rate)).toBe(net)
})
