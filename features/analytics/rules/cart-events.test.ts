import { expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { cartEvents } from './cart-events.ts'

const line = (id: number, quantity: number): DraftOrderItem =>
  ({
    id,
    sku: `978${id}`,
    name: `Könyv ${id}`,
    quantity,
    variant: { authors: [{ name: 'Kosztolányi Dezső' }], format: 'paperback' },
    unitPrice: { gross: 2_100, net: 2_000 },
    unitTotal: { gross: 1_890, net: 1_800 },
  }) as DraftOrderItem

const cart = (items: DraftOrderItem[], more: Partial<DraftOrder> = {}): DraftOrder =>
  ({
    currency: 'HUF',
    items,
    coupons: [],
    totals: { items: { gross: 3_780, net: 3_600 }, costs: [{ kind: 'payment', originCode: 'cash_on_delivery' }] },
    delivery: null,
    paymentMethodId: null,
    ...more,
  }) as DraftOrder

const said = (before: DraftOrder, after: DraftOrder) => cartEvents(before, after, 'gross').map(({ name }) => name)

test('copies that are more are an addition, gross or net, with what was taken off', () => {
  const [event] = cartEvents(cart([line(1, 1)]), cart([line(1, 3), line(2, 1)]), 'gross')
  expect(event).toMatchObject({
    name: 'add_to_cart',
    params: {
      currency: 'HUF',
      value: 5_670,
      items: [
        { item_id: '9781', item_brand: 'Kosztolányi Dezső', price: 1_890, discount: 210, quantity: 2 },
        { item_id: '9782', quantity: 1 },
      ],
    },
  })
  expect(cartEvents(cart([]), cart([line(1, 1)]), 'net')).toMatchObject([{ params: { value: 1_800 } }])
})

test('cents are parts of a euro', () => {
  expect(cartEvents(cart([]), cart([line(1, 1)], { currency: 'EUR' }), 'gross')).toMatchObject([
    { params: { currency: 'EUR', value: 18.9, items: [{ price: 18.9, discount: 2.1 }] } },
  ])
})

test('copies that are fewer are a removal, and one change can be both', () => {
  expect(said(cart([line(1, 3)]), cart([line(1, 1)]))).toEqual(['remove_from_cart'])
  expect(said(cart([line(1, 1)]), cart([line(2, 1)]))).toEqual(['add_to_cart', 'remove_from_cart'])
})

test('a chosen delivery and a chosen payment are said once', () => {
  const chosen = { delivery: { deliveryModeId: 1, flow: 'home' }, paymentMethodId: 2 } as Partial<DraftOrder>
  const [delivery, payment] = cartEvents(cart([line(1, 2)]), cart([line(1, 2)], chosen), 'gross')
  expect(delivery).toMatchObject({ name: 'add_shipping_info', params: { shipping_tier: 'home', value: 3_780 } })
  expect(payment).toMatchObject({ name: 'add_payment_info', params: { payment_type: 'cash_on_delivery' } })
  expect(said(cart([line(1, 2)], chosen), cart([line(1, 2)], chosen))).toEqual([])
})
