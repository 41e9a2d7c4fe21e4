import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, address, findVariant, modeFlows, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { cartWith, deliver, modes } from './checkout-steps.test-support.ts'

let shop: TestShop
let book: number
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  ebook = (await findVariant(shop, 'ebook')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())

describe('delivery', () => {
  test('what bringing costs, and how long it takes, whoever orders whatever', async () => {
    const { items } = (await (await shop.visit()).call('GET /v2.0/delivery_modes', {})).body
    expect(items.map(({ flow }) => flow)).toEqual(modeFlows.filter((flow) => !['store', 'none'].includes(flow)))
    expect(items[0]).toMatchObject({
      key: 'home',
      name: 'Házhoz szállítás',
      price: { gross: 1490, net: 1173 },
      days: { from: 1, to: 2 },
    })
    expect(items.at(-1)).toMatchObject({ key: 'mpl', days: { from: 2, to: 3 } })
  })

  test('a parcel takes every way but the download', async () => {
    const { visitor, cart } = await cartWith(shop, book, ebook)
    expect((await modes(visitor, cart)).map(({ deliveryMode }) => deliveryMode.key)).toEqual([
      'home',
      'foxpost',
      'gls',
      'mpl',
      'store',
    ])
  })

  test('is free from the limit on', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    const { items } = await addToCart(visitor, cart, book, 20).then(async (grown) => ({
      items: await modes(visitor, grown),
    }))
    expect(items.every(({ price }) => price.gross === 0)).toBe(true)
  })

  test('a pickup point is looked up at its carrier and kept as it was', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    const reply = await deliver(visitor, cart, 'foxpost', { pickupPointId: 'B2' })
    expect(reply.body.delivery).toMatchObject({
      flow: 'pickup_point',
      pickupPoint: { carrier: 'foxpost', id: 'B2', name: 'foxpost B2' },
      address: null,
    })
  })

  test('a store', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    const reply = await deliver(visitor, cart, 'store', { storeId: 1 })
    expect(reply.body.delivery).toMatchObject({ flow: 'store', store: { id: 1 } })
    expect(reply.body.totals.costs).toMatchObject([{ kind: 'shipping', gross: 0, net: 0 }])
  })

  test.each([
    ['home', {}, 400, 'invalid_data_provided'],
    ['foxpost', {}, 400, 'invalid_data_provided'],
    ['store', {}, 400, 'invalid_data_provided'],
    ['foxpost', { pickupPointId: 'none' }, 422, 'pickup_point_not_found'],
    ['store', { storeId: 999 }, 422, 'store_not_found'],
    ['nothing', { address }, 400, 'invalid_data_provided'],
  ])('%s with %j: %d %s', async (key, place, status, code) => {
    const { visitor, cart } = await cartWith(shop, book)
    expect(await deliver(visitor, cart, key, place)).toMatchObject({ status, code })
  })

  test('a way that is not there', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    const reply = await visitor.call('PUT /draft_orders/{uuid}/delivery_data', {
      params: { uuid: cart.uuid },
      body: { version: cart.version, deliveryModeId: 999, address },
    })
    expect(reply).toMatchObject({ status: 422, code: 'delivery_mode_not_available' })
  })

  test('a carrier that cannot be asked', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    shop.downCarriers.add('gls')
    expect(await deliver(visitor, cart, 'gls', { pickupPointId: 'A1' })).toMatchObject({
      status: 503,
      code: 'carrier_unavailable',
    })
    expect(await visitor.call('GET /v2.0/pickup_points', { query: { carrier: 'gls' } })).toMatchObject({
      status: 503,
      code: 'carrier_unavailable',
    })
    shop.downCarriers.delete('gls')
    const { body } = await visitor.call('GET /v2.0/pickup_points', { query: { carrier: 'gls' } })
    expect(body).toMatchObject({ items: [{ id: 'A1' }, { id: 'B2' }], fetchedAt: shop.clock.now().toISOString() })
  })
})
