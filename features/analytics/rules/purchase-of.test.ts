import { expect, test } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { purchaseOf } from './goods.ts'

const cost = (
  kind: OrderDetail['discounts'][number]['kind'],
  gross: number,
  net: number,
  originCode: string | null,
) => ({
  kind,
  name: kind,
  originCode,
  gross,
  net,
})

/** The order of `backend/modules/analytics/rules/sale.test.ts`: the server says the same of it. */
const order = {
  number: 'K-2026-000001',
  currency: 'HUF',
  segment: 'b2c',
  items: [],
  itemsTotal: { gross: 5_250, net: 5_000 },
  discounts: [cost('order_coupon', -525, -500, 'OSZ10'), cost('order_shipping_coupon', -635, -500, 'FUTAR')],
  deliveryPrice: { gross: 1_270, net: 1_000 },
  paymentPrice: { gross: 330, net: 290 },
  vat: [{ rate: 5, amount: 400 }],
} as unknown as OrderDetail

test('a coupon of the delivery makes the delivery cheaper, not the books', () => {
  expect(purchaseOf(order)).toMatchObject({ value: 4_725, tax: 400, shipping: 965, coupon: 'OSZ10,FUTAR' })
  expect(purchaseOf({ ...order, segment: 'b2b' })).toMatchObject({ value: 4_500, shipping: 790 })
})
