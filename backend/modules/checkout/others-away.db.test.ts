import { afterAll, beforeAll, expect, test } from 'vitest'
import { carrierCodes } from '#contracts/carriers.ts'
import { fillCart, finalize, findVariant, putStock } from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

/**
 * The bank and all carriers are away at once (R2-2). create-providers.test.ts tests how long the backend waits for each
 * of them.
 */
let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  for (const carrier of carrierCodes) shop.downCarriers.add(carrier)
  shop.simulator.settings.fault = 'hang'
})
afterAll(() => shop.close())

const cartOf = async (payment: 'cash_on_delivery' | 'simplepay') => {
  const visitor = await shop.visit()
  const { id } = await findVariant(shop, 'book')
  await putStock(shop, id, 5)
  return { visitor, cart: await fillCart(visitor, { items: [{ variantId: id }], delivery: 'home', payment }) }
}

test('the other ways of delivery and payment lead to an order', async () => {
  const { visitor, cart } = await cartOf('cash_on_delivery')
  expect(await finalize(visitor, cart)).toMatchObject({ status: 200, body: { paymentUrl: null } })
})

test('each carrier says that it is away, and the steps of the checkout show all ways', async () => {
  const { visitor, cart } = await cartOf('cash_on_delivery')
  for (const carrier of carrierCodes)
    expect(await visitor.call('GET /v2.0/pickup_points', { query: { carrier } })).toMatchObject({
      status: 503,
      code: 'carrier_unavailable',
    })
  const begun = performance.now()
  const { body } = await visitor.call('GET /draft_orders/{uuid}/delivery_contexts', { params: { uuid: cart.uuid } })
  expect(body.items.map(({ deliveryMode }) => deliveryMode.key)).toEqual(
    expect.arrayContaining(['home', 'foxpost', 'gls', 'mpl']),
  )
  // The call is quick, because it sends no request to a carrier.
  expect(performance.now() - begun).toBeLessThan(1_000)
})

test('an order by card is kept, and can be paid once the bank is back', async () => {
  const { visitor, cart } = await cartOf('simplepay')
  const { status, body } = await finalize(visitor, cart)
  expect([status, body.paymentUrl]).toEqual([200, null])
  shop.simulator.settings.fault = 'none'
  const again = await visitor.call('POST /orders/{uuid}/payment', { params: { uuid: body.orderUuid } })
  expect(again).toMatchObject({ status: 200, body: { paymentUrl: expect.stringContaining('http') } })
})
