import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, fillCart, finalize, openCart, putStock } from '../checkout/checkout.test-support.ts'
import type { Visitor } from '../orders/shop.test-support.ts'
import { costsOf, currentCart, type DiscountShop, openDiscountShop } from './discounts.test-support.ts'

let own: DiscountShop
beforeAll(async () => void (own = await openDiscountShop()))
afterAll(() => own.shop.close())

const book = (nth: number) => own.books[nth] ?? { id: 0, sku: '' }
const dealsOf = async (visitor: Visitor, { uuid }: DraftOrder) =>
  (await visitor.call('GET /draft_orders/{uuid}/deals', { params: { uuid } })).body
const choose = (visitor: Visitor, { uuid }: DraftOrder, body: object) =>
  visitor.call('POST /draft_orders/{uuid}/deals', { params: { uuid }, body })
const setQuantity = async (visitor: Visitor, cart: DraftOrder, nth: number, quantity: number) =>
  (
    await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params: { uuid: cart.uuid, id: cart.items[nth]?.id ?? 0 },
      body: { version: cart.version, quantity },
    })
  ).body
/** Gives one gift or upsell deal of which the second or third book is the reward. */
const offer = (
  type: 'order_gift_deal' | 'order_upsell_deal' | 'item_gift_deal' | 'item_upsell_deal',
  rules: { minTotals?: { HUF: number }; minQuantity?: number; maxRewards?: number } = {},
) => {
  const price = type.endsWith('gift_deal') ? 0 : 1_500
  return own.giveDeals({
    key: type.replaceAll('_', '-'),
    type,
    rewards: [1, 2].map((nth) => ({ sku: book(nth).sku, prices: { HUF: price } })),
    ...(type.startsWith('item') && { conditions: [{ kind: 'variant', target: book(0).sku }] }),
    ...rules,
  })
}

describe('a general deal', () => {
  test('for an item lowers each copy from its quantity on, and says so step by step', async () => {
    await own.giveDeals({
      key: 'from-two',
      type: 'general_item_deal',
      minQuantity: 2,
      amounts: { HUF: 300 },
      conditions: [{ kind: 'variant', target: book(0).sku }],
    })
    const { visitor, cart } = await own.cartOf(1, 1)
    expect(cart.totals.total.gross).toBe(7_000)
    const two = await setQuantity(visitor, cart, 0, 2)
    expect(two.items[0]).toMatchObject({
      unitPrice: { gross: 4_000 },
      unitTotal: { gross: 3_700 },
      total: { gross: 7_400 },
      adjustments: [{ kind: 'order_item_discount', originCode: 'from-two', operand: { gross: -600 } }],
      priceSteps: [
        { step: 'list_price', unitPrice: { gross: 4_000 } },
        { step: 'deal', name: 'Próba', unitPrice: { gross: 3_700 } },
      ],
    })
    expect(two.totals.total.gross).toBe(7_400 + 3_000)
  })

  test('for the order waits for its amount as a next deal, the nearest first', async () => {
    await own.giveDeals(
      { key: 'from-9000', type: 'general_order_deal', minTotals: { HUF: 9_000 }, percent: 10 },
      { key: 'from-8000', type: 'general_order_deal', minTotals: { HUF: 8_000 }, freeShipping: true },
    )
    const { visitor, cart } = await own.cartOf(1, 1)
    expect((await dealsOf(visitor, cart)).nextDeals).toMatchObject([
      { key: 'from-8000', missing: 1_000 },
      { key: 'from-9000', missing: 2_000 },
    ])
    const full = await addToCart(visitor, cart, book(2).id)
    expect(costsOf(full)).toEqual([['order_discount', -900]])
    expect((await dealsOf(visitor, full)).nextDeals).toEqual([])
  })

  test('makes the delivery free', async () => {
    await own.giveDeals({ key: 'free', type: 'general_order_deal', minTotals: { HUF: 4_000 }, freeShipping: true })
    const visitor = await own.shop.visit()
    const items = [{ variantId: book(0).id, quantity: 1 }]
    expect(costsOf(await fillCart(visitor, { items, delivery: 'foxpost' }))).toEqual([['free_shipping', 0]])
  })

  test('is not for institutions', async () => {
    await own.giveDeals({ key: 'all', type: 'general_order_deal', percent: 10 })
    const visitor = await own.shop.visit({ email: 'iskola@kolofon.example', password: 'kolofon-demo' })
    const cart = await addToCart(visitor, await openCart(visitor), book(0).id)
    expect(cart.totals.costs).toEqual([])
    expect(await dealsOf(visitor, cart)).toEqual({ nextDeals: [], orderDeals: [], itemDeals: [] })
  })
})

describe('a gift of the order', () => {
  test('is chosen, changed and ordered for nothing', async () => {
    await offer('order_gift_deal', { minTotals: { HUF: 4_000 } })
    const visitor = await own.shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book(0).id, quantity: 1 }],
      delivery: 'foxpost',
      payment: 'cash_on_delivery',
    })
    const [deal] = (await dealsOf(visitor, cart)).orderDeals
    expect(deal).toMatchObject({ key: 'order-gift-deal', parentId: null, max: 1 })
    expect(deal?.rewards).toMatchObject([
      { price: { gross: 0 }, regular: { gross: 3_000 }, chosen: 0 },
      { price: { gross: 0 }, regular: { gross: 2_000 }, chosen: 0 },
    ])
    const dealId = deal?.dealId ?? 0
    await choose(visitor, cart, { dealId, variantId: book(1).id })
    const { body } = await choose(visitor, cart, { dealId, variantId: book(2).id })
    expect(body.items.map(({ type, variantId, total }) => [type, variantId, total.gross])).toEqual([
      ['ITEM', book(0).id, 4_000],
      ['ORDER_GIFT', book(2).id, 0],
    ])
    expect(body.totals.total).toEqual(cart.totals.total)
    const placed = await finalize(visitor, body)
    const order = (await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.body.orderUuid } })).body
    expect(order.items.map(({ unitPrice }) => unitPrice.gross)).toEqual([4_000, 0])
  })

  test('waits when the cart falls below its amount, and comes back', async () => {
    await offer('order_gift_deal', { minTotals: { HUF: 8_000 } })
    const { visitor, cart } = await own.cartOf(2)
    const [deal] = (await dealsOf(visitor, cart)).orderDeals
    const chosen = (await choose(visitor, cart, { dealId: deal?.dealId, variantId: book(1).id })).body
    const fewer = await setQuantity(visitor, chosen, 0, 1)
    expect(fewer.items).toHaveLength(1)
    expect(fewer.waiting).toMatchObject([
      { type: 'ORDER_GIFT', variantId: book(1).id, code: 'deal_not_reached', missing: 4_000 },
    ])
    expect(fewer.totals.total.gross).toBe(4_000)
    const again = await setQuantity(visitor, fewer, 0, 2)
    expect(again.waiting).toEqual([])
    expect(again.items.map(({ type }) => type)).toEqual(['ITEM', 'ORDER_GIFT'])
  })

  test('does not come without a copy in stock, nor from a deal that the cart has not reached', async () => {
    await offer('order_gift_deal', { minTotals: { HUF: 8_000 } })
    const { visitor, cart } = await own.cartOf(1)
    const { rows } = await own.shop.connection.pool.query<{ id: number }>(
      `select id from deals where key = 'order-gift-deal'`,
    )
    const dealId = rows[0]?.id
    expect(await choose(visitor, cart, { dealId, variantId: book(1).id })).toMatchObject({ code: 'deal_not_available' })
    const two = await setQuantity(visitor, cart, 0, 2)
    await putStock(own.shop, book(1).id, 0)
    expect(await choose(visitor, two, { dealId, variantId: book(1).id })).toMatchObject({
      code: 'variant_not_available',
    })
    await putStock(own.shop, book(1).id, 500)
    expect(await choose(visitor, two, { dealId, variantId: book(0).id })).toMatchObject({ code: 'item_not_found' })
    expect((await currentCart(visitor)).items).toHaveLength(1)
  })
})

describe('an upsell of an item', () => {
  test('belongs to its item: at most as many, and it leaves with the item', async () => {
    await offer('item_upsell_deal')
    const { visitor, cart } = await own.cartOf(2, 1)
    const [deal] = (await dealsOf(visitor, cart)).itemDeals
    const parentId = cart.items[0]?.id ?? 0
    expect(deal).toMatchObject({ parentId, max: 2 })
    const chosen = { dealId: deal?.dealId, variantId: book(2).id, parentId }
    expect(await choose(visitor, cart, { ...chosen, quantity: 3 })).toMatchObject({
      code: 'quantity_limit_reached',
      params: { max: 2 },
    })
    const { body } = await choose(visitor, cart, { ...chosen, quantity: 2 })
    expect(body.items[2]).toMatchObject({
      type: 'ITEM_UPSELL',
      parentId,
      quantity: 2,
      unitPrice: { gross: 1_500 },
      priceSteps: [
        { step: 'list_price', unitPrice: { gross: 2_000 } },
        { step: 'deal', name: 'Próba', unitPrice: { gross: 1_500 } },
      ],
    })
    const one = await setQuantity(visitor, body, 0, 1)
    expect(one.items[2]).toMatchObject({ type: 'ITEM_UPSELL', quantity: 1 })
    const left = await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', {
      params: { uuid: cart.uuid, id: parentId },
    })
    expect(left.body.items.map(({ type }) => type)).toEqual(['ITEM'])
    expect(left.body.waiting).toEqual([])
  })

  test('is no item of its own: the variant can be bought beside it', async () => {
    await offer('item_upsell_deal')
    const { visitor, cart } = await own.cartOf(1)
    const [deal] = (await dealsOf(visitor, cart)).itemDeals
    const parentId = cart.items[0]?.id ?? 0
    await choose(visitor, cart, { dealId: deal?.dealId, variantId: book(2).id, parentId })
    const both = await addToCart(visitor, cart, book(2).id)
    expect(both.items.map(({ type, total }) => [type, total.gross])).toEqual([
      ['ITEM', 4_000],
      ['ITEM_UPSELL', 1_500],
      ['ITEM', 2_000],
    ])
  })
})

test('a gift of an item comes once for each time the item is there often enough', async () => {
  await offer('item_gift_deal', { minQuantity: 2 })
  const { visitor, cart } = await own.cartOf(5)
  expect((await dealsOf(visitor, cart)).itemDeals).toMatchObject([{ max: 2 }])
  expect((await dealsOf(visitor, await setQuantity(visitor, cart, 0, 1))).itemDeals).toEqual([])
})
