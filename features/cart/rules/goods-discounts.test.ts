import { expect, test } from 'vitest'
import type { TotalsCost } from '#contracts/totals.ts'
import { goodsDiscounts, goodsTotal } from './goods-discounts.ts'

const cost = (kind: TotalsCost['kind'], gross: number): TotalsCost => ({
  kind,
  name: kind,
  originCode: kind,
  gross,
  net: gross,
})

test('the books cost less by their discounts; delivery, fees and the coupon for the delivery do not count', () => {
  const totals = {
    items: { gross: 10_000, net: 10_000 },
    costs: [
      cost('order_item_discount', -600),
      cost('order_coupon', -1_000),
      cost('shipping', 990),
      cost('order_shipping_coupon', -990),
      cost('payment', 300),
    ],
  }
  expect(goodsDiscounts(totals).map(({ kind }) => kind)).toEqual(['order_item_discount', 'order_coupon'])
  expect(goodsTotal(totals)).toEqual({ gross: 8_400, net: 8_400 })
})
