import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { examine, isBroken } from '../../commands/doctor.ts'
import {
  addToCart,
  type Choice,
  fillCart,
  finalize,
  findVariant,
  openCart,
  putStock,
} from '../checkout/checkout.test-support.ts'
import { findItems } from '../order-details/received-items.ts'
import { advanceOrder, lockOrder } from './service.ts'
import { openShop, type TestShop, type Visitor } from './shop.test-support.ts'

let shop: TestShop
let [book, preorder, ebook]: number[] = []
let releasedOn: string
beforeAll(async () => {
  shop = await openShop()
  ;[book, preorder, ebook] = await Promise.all(
    (['book', 'preorder', 'ebook'] as const).map(async (kind) => (await findVariant(shop, kind)).id),
  )
  await putStock(shop, book ?? 0, 50)
  // The costs below are those of the delivery alone.
  await shop.connection.pool.query('update deals set enabled = false')
  const { rows } = await shop.connection.pool.query<{ day: string }>(
    'select published_on::text as day from variants where id = $1',
    [preorder],
  )
  releasedOn = rows[0]?.day ?? ''
})
afterAll(() => shop.close())

const mixed = () => [{ variantId: book ?? 0 }, { variantId: preorder ?? 0 }, { variantId: ebook ?? 0 }]
const separate = async (visitor: Visitor, { uuid, version }: DraftOrder, sendSeparately = true): Promise<DraftOrder> =>
  (await visitor.call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, sendSeparately } })).body
const costsOf = ({ totals }: DraftOrder) => totals.costs.map(({ kind, gross }) => [kind, gross])
const cartOf = async (choice: Choice) => {
  const visitor = await shop.visit()
  return { visitor, cart: await fillCart(visitor, choice) }
}

describe('a cart with a pre-order', () => {
  test('waits for it in one parcel, and says what two would cost', async () => {
    const { cart } = await cartOf({ items: mixed(), delivery: 'home' })
    expect(cart.shipments).toMatchObject([{ itemIds: [cart.items[0]?.id, cart.items[1]?.id], releasedOn }])
    expect(cart.shipments[0]?.arrival.from.localeCompare(releasedOn)).toBe(1)
    expect(cart.separation).toMatchObject({ chosen: false, price: { gross: 1490 }, isPriceFinal: true })
    expect(cart.separation?.shipments).toMatchObject([
      { itemIds: [cart.items[0]?.id], releasedOn: null },
      { itemIds: [cart.items[1]?.id], releasedOn },
    ])
    expect(costsOf(cart)).toEqual([['shipping', 1490]])
  })

  test('is sent in two when that is chosen, for a second fee', async () => {
    const { visitor, cart } = await cartOf({ items: mixed(), delivery: 'foxpost' })
    const chosen = await separate(visitor, cart)
    expect(chosen.version).toBe(cart.version + 1)
    expect(chosen.shipments).toEqual(cart.separation?.shipments)
    expect(costsOf(chosen)).toEqual([
      ['shipping', 990],
      ['second_shipment', 990],
    ])
    expect(chosen.totals.total.gross).toBe(cart.totals.total.gross + 990)
    expect(costsOf(await separate(visitor, chosen, false))).toEqual([['shipping', 990]])
  })

  test('costs nothing more where the order has reached free delivery, or is collected', async () => {
    const rich = await cartOf({
      items: [{ variantId: book ?? 0, quantity: 9 }, { variantId: preorder ?? 0 }],
      delivery: 'home',
    })
    expect(rich.cart.separation).toMatchObject({ price: { gross: 0 }, isPriceFinal: true })
    expect(costsOf(await separate(rich.visitor, rich.cart))).toEqual([
      ['free_shipping', 0],
      ['second_shipment', 0],
    ])
    const collected = await cartOf({ items: mixed(), delivery: 'store' })
    expect(costsOf(await separate(collected.visitor, collected.cart))).toEqual([
      ['shipping', 0],
      ['second_shipment', 0],
    ])
  })

  test('tells the cheapest second fee before a delivery is chosen', async () => {
    const visitor = await shop.visit()
    const cart = await addToCart(visitor, await addToCart(visitor, await openCart(visitor), book ?? 0), preorder ?? 0)
    expect(cart.separation).toMatchObject({ price: { gross: 990 }, isPriceFinal: false })
  })

  test('forgets nothing and charges nothing when the pre-order leaves', async () => {
    const { visitor, cart } = await cartOf({ items: mixed(), delivery: 'home' })
    await separate(visitor, cart)
    const { body } = await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', {
      params: { uuid: cart.uuid, id: cart.items[1]?.id ?? 0 },
    })
    expect(body.separation).toBeNull()
    expect(costsOf(body)).toEqual([['shipping', 1490]])
  })
})

describe('an order', () => {
  const broken = async () =>
    (await examine({ ...shop.services, pool: shop.connection.pool })).filter(isBroken).map(({ name }) => name)
  const orderSeparately = async () => {
    const { visitor, cart } = await cartOf({
      items: mixed().slice(0, 2),
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const chosen = await separate(visitor, cart)
    expect(await finalize(visitor, chosen, { expectedTotal: cart.totals.total.gross })).toMatchObject({
      status: 409,
      code: 'cart_changed',
    })
    const { body } = await finalize(visitor, chosen)
    const detail = async () => (await visitor.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid } })).body
    return { chosen, detail, uuid: body.orderUuid }
  }
  const advance = async (uuid: string): Promise<string | undefined> => {
    const { rows } = await shop.connection.pool.query<{ id: number }>('select id from orders where uuid = $1', [uuid])
    const order = await lockOrder(shop.services, rows[0]?.id ?? 0)
    return order && advanceOrder(shop.services, order, 'test')
  }

  test('keeps its parcels, their days and their prices', async () => {
    const { chosen, detail } = await orderSeparately()
    const { shipments, items, deliveryPrice, total, hasDownloads } = await detail()
    expect(shipments).toMatchObject(
      chosen.shipments.map(({ arrival, releasedOn }, index) => ({
        position: index + 1,
        arrival,
        releasedOn,
        price: { gross: 1490 },
        sentAt: null,
        handedOverAt: null,
      })),
    )
    expect(items.map(({ shipment }) => shipment)).toEqual([1, 2])
    expect([deliveryPrice.gross, total, hasDownloads]).toEqual([2980, chosen.totals.total, false])
    expect(await broken()).toEqual([])
  })

  test('is sent parcel by parcel, and each can be rated once it is there', async () => {
    const { detail, uuid } = await orderSeparately()
    const received = async () => {
      const { rows } = await shop.connection.pool.query<{ id: number }>('select id from orders where uuid = $1', [uuid])
      const order = await lockOrder(shop.services, rows[0]?.id ?? 0)
      return order
        ? (await findItems({ ...shop.services, locale: 'hu' }, order)).map(({ isReceived }) => isReceived)
        : []
    }
    const stages: unknown[] = []
    for (let step = 0; step < 5; step++) {
      const { status, shipments } = await detail()
      stages.push([
        status,
        shipments.map(({ sentAt, handedOverAt }) => (handedOverAt ? 'there' : sentAt ? 'sent' : 'waits')),
        await received(),
      ])
      expect(await broken()).toEqual([])
      await advance(uuid)
    }
    expect(stages).toEqual([
      ['finalized', ['waits', 'waits'], [false, false]],
      ['processing', ['sent', 'waits'], [false, false]],
      ['processing', ['there', 'waits'], [true, false]],
      ['processing', ['there', 'sent'], [true, false]],
      ['fulfilled', ['there', 'there'], [true, true]],
    ])
    expect(await advance(uuid)).toBeUndefined()
  })

  test('of downloads has no parcel', async () => {
    const { visitor, cart } = await cartOf({ items: [{ variantId: ebook ?? 0 }] })
    expect([cart.shipments, cart.separation]).toEqual([[], null])
    const { body } = await finalize(visitor, cart)
    const state = (await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid: body.orderUuid } })).body
    expect([state.shipments, state.hasDownloads]).toEqual([[], true])
  })
})
