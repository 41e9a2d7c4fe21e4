import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DiscountShop, openDiscountShop } from '../draft-orders/discounts.test-support.ts'

let own: DiscountShop
beforeAll(async () => void (own = await openDiscountShop()))
afterAll(() => own.shop.close())

test('a file has prices after deals, and no gift', async () => {
  const [book, gift] = own.books
  await own.giveDeals(
    {
      key: 'lower',
      type: 'general_item_deal',
      amounts: { HUF: 300 },
      conditions: [{ kind: 'variant', target: book?.sku ?? '' }],
    },
    { key: 'gift', type: 'order_gift_deal', rewards: [{ sku: gift?.sku ?? '', prices: { HUF: 0 } }] },
  )
  const { visitor, cart } = await own.cartOf(2)
  const params = { uuid: cart.uuid }
  const { orderDeals } = (await visitor.call('GET /draft_orders/{uuid}/deals', { params })).body
  const chosen = await visitor.call('POST /draft_orders/{uuid}/deals', {
    params,
    body: { dealId: orderDeals[0]?.dealId, variantId: gift?.id },
  })
  expect(chosen.body.items.map(({ type }) => type)).toEqual(['ITEM', 'ORDER_GIFT'])
  const { body } = await visitor.call('GET /draft_orders/{uuid}/export', {
    params,
    query: { format: 'csv' },
    headers: { 'Accept-Language': 'en' },
  })
  const [, ...rows] = (await new Response(body.content as ReadableStream).text()).trim().split('\r\n')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(`,${book?.sku},`)
  expect(rows[0]).toMatch(/,2,3700,7400,HUF$/)
})
