import { describe, expect, test } from 'vitest'
import { copiesLeft, purchaseOf, saleOf, type SoldOrder } from './sale.ts'

const item = (id: number, gross: number, net: number, quantity = 1) => ({
  id,
  sku: `978-${id}`,
  name: `Book ${id}`,
  authors: 'Anna Kovács',
  format: 'paperback',
  category: id === 2 ? null : 'Fiction',
  quantity,
  unit: { gross, net },
})
const line = (
  kind: SoldOrder['adjustments'][number]['kind'],
  gross: number,
  net: number,
  code: string | null = null,
  itemId: number | null = null,
) => ({
  itemId,
  kind,
  originCode: code,
  gross,
  net,
})
const order: SoldOrder = {
  number: 'K-2026-000001',
  currency: 'HUF',
  segment: 'b2c',
  placedAt: new Date('2026-11-27T10:00:00Z'),
  total: { gross: 5_690, net: 5_290 },
  items: [item(1, 2_100, 2_000, 2), item(2, 1_050, 1_000)],
  adjustments: [
    line('order_coupon', -525, -500, 'OSZ10'),
    line('shipping', 1_270, 1_000, 'home'),
    line('order_shipping_coupon', -635, -500, 'FUTAR'),
    line('payment', 330, 290, 'cash_on_delivery'),
  ],
}

describe('a purchase', () => {
  test('of a reader is gross; delivery and fee stand beside its value', () => {
    expect(purchaseOf(order)).toMatchObject({
      orderNumber: 'K-2026-000001',
      currency: 'HUF',
      value: 4_725,
      tax: 400,
      shipping: 965,
      coupon: 'OSZ10,FUTAR',
      items: [
        { sku: '978-1', category: 'Fiction', price: 2_100, quantity: 2 },
        { sku: '978-2', category: undefined, price: 1_050, quantity: 1 },
      ],
    })
  })

  test('of an institution is net', () => {
    expect(purchaseOf({ ...order, segment: 'b2b' })).toMatchObject({
      value: 4_500,
      tax: 400,
      shipping: 790,
      items: [{ price: 2_000 }, { price: 1_000 }],
    })
  })

  test('in euros has cents, and no coupon where none was used', () => {
    const inEuros = purchaseOf({ ...order, currency: 'EUR', adjustments: [] })
    expect(inEuros).toMatchObject({ value: 52.5, tax: 4, shipping: 0, coupon: undefined, items: [{ price: 21 }, {}] })
  })

  test('has the discounts of a book in its price', () => {
    const reduced = { ...order, adjustments: [line('order_item_coupon', -420, -400, 'EGY', 1)] }
    expect(purchaseOf(reduced)).toMatchObject({
      value: 4_830,
      items: [{ price: 1_890, quantity: 2 }, { price: 1_050 }],
    })
    expect(saleOf(reduced, new Map([[1, 1]]))).toMatchObject({ value: 1_890 })
  })

  test('has prices to the hundredth', () => {
    const thirds = {
      ...order,
      items: [item(1, 1_000, 1_000, 3)],
      adjustments: [line('order_item_discount', -1, -1, null, 1)],
    }
    expect(purchaseOf(thirds)).toMatchObject({ value: 2_999, items: [{ price: 999.67, quantity: 3 }] })
  })
})

describe('what goes back', () => {
  test('has its share of the discounts, and no delivery', () => {
    expect(saleOf(order, new Map([[1, 1]]))).toMatchObject({ value: 1_890, items: [{ sku: '978-1', quantity: 1 }] })
  })

  test('in parts is worth what the whole is', () => {
    const first = new Map([[1, 1]])
    const rest = copiesLeft(order, [first])
    expect(rest).toEqual(
      new Map([
        [1, 1],
        [2, 1],
      ]),
    )
    expect(saleOf(order, first).value + saleOf(order, rest).value).toBe(purchaseOf(order).value)
  })

  test('of books that cost nothing is nothing', () => {
    const free = { ...order, items: [item(1, 0, 0)], adjustments: [] }
    expect(saleOf(free, copiesLeft(free))).toMatchObject({ value: 0, items: [{ price: 0 }] })
  })
})
