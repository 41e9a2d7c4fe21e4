import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, finalize, findVariant, putStock, stockOf } from './checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
})
afterAll(() => shop.close())

const count = async (table: 'orders' | 'payments') =>
  Number((await shop.connection.pool.query(`select count(*) from ${table}`)).rows[0]?.count)

describe('exactly once', () => {
  test('60 calls at once, with one key and with many, make one order, one payment, one mail', async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home' })
    const [orders, payments, starts] = [
      await count('orders'),
      await count('payments'),
      shop.simulator.ledger.all().length,
    ]
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        finalize(visitor, cart, { key: index % 2 ? 'one key' : `key ${index}` }),
      ),
    )
    const done = replies.filter(({ status }) => status === 200)
    expect(replies.filter(({ status }) => status !== 200).every(({ code }) => code === 'idempotency_key_in_use')).toBe(
      true,
    )
    expect(done.length).toBeGreaterThanOrEqual(30)
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(done[0]?.body.paymentUrl).toMatch(/^http:/)
    expect([await count('orders'), await count('payments'), shop.simulator.ledger.all().length]).toEqual([
      orders + 1,
      payments + 1,
      starts + 1,
    ])
    expect(await stockOf(shop, book)).toEqual({ onHand: 10, reserved: 1 })
  })

  test('later calls give the same order, whatever version and total they bring', async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const first = await finalize(visitor, cart)
    const again = await finalize(visitor, cart, { version: 0, expectedTotal: 1 })
    expect([again.status, again.body]).toEqual([200, first.body])
  })
})

describe('the last copies', () => {
  test('of 25 buyers at once for 4 copies 4 get one', async () => {
    const { id } = await findVariant(shop, 'book', 1)
    await putStock(shop, id, 90)
    const buyers = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const visitor = await shop.visit()
        return {
          visitor,
          cart: await fillCart(visitor, { items: [{ variantId: id }], delivery: 'home', payment: 'cash_on_delivery' }),
        }
      }),
    )
    await putStock(shop, id, 4)
    const replies = await Promise.all(buyers.map(({ visitor, cart }) => finalize(visitor, cart)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(replies.filter(({ code }) => code === 'insufficient_stock')).toHaveLength(21)
    expect(await stockOf(shop, id)).toEqual({ onHand: 0, reserved: 0 })
  })

  test('carts with the same books in opposite order do not lock one another out', async () => {
    const ids = await Promise.all([2, 3, 4].map(async (nth) => (await findVariant(shop, 'book', nth)).id))
    for (const id of ids) await putStock(shop, id, 60)
    const buyers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const visitor = await shop.visit()
        const items = (index % 2 ? ids : ids.toReversed()).map((variantId) => ({ variantId }))
        return { visitor, cart: await fillCart(visitor, { items, delivery: 'home', payment: 'cash_on_delivery' }) }
      }),
    )
    const replies = await Promise.all(buyers.map(({ visitor, cart }) => finalize(visitor, cart)))
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200))
    for (const id of ids) expect(await stockOf(shop, id)).toEqual({ onHand: 48, reserved: 0 })
  })
})
