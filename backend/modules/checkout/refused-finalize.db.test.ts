import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, fillCart, finalize, findVariant, openCart, putStock } from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
let book: number
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  ebook = (await findVariant(shop, 'ebook')).id
})
afterAll(() => shop.close())

const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)
const countOrders = async () => Number((await sql('select count(*) from orders')).rows[0]?.count)

describe('refused', () => {
  const ready = async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    return {
      visitor,
      cart: await fillCart(visitor, {
        items: [{ variantId: book, quantity: 2 }],
        delivery: 'foxpost',
        payment: 'cash_on_delivery',
      }),
    }
  }

  test('and nothing is left behind', async () => {
    const { visitor, cart } = await ready()
    const before = await countOrders()
    await putStock(shop, book, 1)
    expect(await finalize(visitor, cart)).toMatchObject({
      status: 409,
      code: 'insufficient_stock',
      params: { available: 1, variantId: book },
    })
    expect(await countOrders()).toBe(before)
    expect((await visitor.call('GET /draft_orders/current')).body.draftOrder).toMatchObject({
      status: 'opened',
      version: cart.version,
    })
    await putStock(shop, book, 2)
    expect((await finalize(visitor, cart)).status).toBe(200)
  })

  test('cart_changed: another price than the visitor saw', async () => {
    const { visitor, cart } = await ready()
    await sql(`update prices set gross = gross + 10 where variant_id = $1 and currency = 'HUF'`, [book])
    const reply = await finalize(visitor, cart)
    expect(reply).toMatchObject({ status: 409, code: 'cart_changed', params: { total: cart.totals.total.gross + 20 } })
    await sql(`update prices set gross = gross - 10 where variant_id = $1 and currency = 'HUF'`, [book])
    expect((await finalize(visitor, cart)).status).toBe(200)
  })

  test('cart_empty', async () => {
    const visitor = await shop.visit()
    expect(await finalize(visitor, await openCart(visitor))).toMatchObject({ status: 422, code: 'cart_empty' })
  })

  test('checkout_incomplete names the step', async () => {
    const visitor = await shop.visit()
    const cart = await addToCart(visitor, await openCart(visitor), ebook)
    expect(await finalize(visitor, cart)).toMatchObject({
      status: 422,
      code: 'checkout_incomplete',
      params: { step: 'contact' },
    })
  })

  test('version_conflict', async () => {
    const { visitor, cart } = await ready()
    expect(await finalize(visitor, cart, { version: cart.version - 1 })).toMatchObject({
      status: 409,
      code: 'version_conflict',
    })
  })

  test('pickup_point_not_found: closed in the meantime; a carrier that is down stops nobody', async () => {
    const { visitor, cart } = await ready()
    const gone = shop.points.splice(
      shop.points.findIndex(({ carrier, id }) => carrier === 'foxpost' && id === 'A1'),
      1,
    )
    expect(await finalize(visitor, cart)).toMatchObject({ status: 422, code: 'pickup_point_not_found' })
    shop.downCarriers.add('foxpost')
    expect((await finalize(visitor, cart)).status).toBe(200)
    shop.downCarriers.clear()
    shop.points.push(...gone)
  })

  test('delivery_mode_not_available and payment_method_not_available: switched off in the meantime', async () => {
    const { visitor, cart } = await ready()
    await sql(`update delivery_modes set enabled = false where key = 'foxpost'`)
    expect(await finalize(visitor, cart)).toMatchObject({ status: 422, code: 'delivery_mode_not_available' })
    await sql(`update delivery_modes set enabled = true where key = 'foxpost'`)
    await sql(`update payment_methods set enabled = false where key = 'cash_on_delivery'`)
    expect(await finalize(visitor, cart)).toMatchObject({ status: 422, code: 'payment_method_not_available' })
    await sql(`update payment_methods set enabled = true where key = 'cash_on_delivery'`)
  })
})
