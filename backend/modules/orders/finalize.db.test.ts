import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, fillCart, finalize, findVariant, jobsOf, openCart, putStock, stockOf } from './checkout.test-support.ts'
import { openShop, type TestShop } from './shop.test-support.ts'

let shop: TestShop
let book: number
let ebook: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  ebook = (await findVariant(shop, 'ebook')).id
})
afterAll(() => shop.close())

const count = async (table: string, where = 'true') => Number((await shop.connection.pool.query(`select count(*) from ${table} where ${where}`)).rows[0]?.count)
const historyOf = async (uuid: string) =>
  (await shop.connection.pool.query<{ to: string }>(`select h.to_status as to from order_history h join orders o on o.id = h.order_id where o.uuid = $1 order by h.id`, [uuid])).rows.map(({ to }) => to)

describe('paid on delivery', () => {
  test.each(['home', 'foxpost', 'gls', 'mpl', 'store'] as const)('%s: stands at once, its copies sold, its mail on the way', async (delivery) => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book, quantity: 3 }], delivery, payment: 'cash_on_delivery' })
    const jobs = (await jobsOf(shop, 'order-confirmation-mail')).length
    const { status, body } = await finalize(visitor, cart)
    expect(status).toBe(200)
    expect(body).toMatchObject({ orderNumber: expect.stringMatching(/^K-2026-\d{6}$/), paymentUrl: null })
    const state = await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid: body.orderUuid } })
    expect(state.body).toMatchObject({ status: 'finalized', payment: { method: 'cash_on_delivery', status: 'created', retryable: false }, reservedUntil: null })
    expect(await stockOf(shop, book)).toEqual({ onHand: 7, reserved: 0 })
    expect(await historyOf(body.orderUuid)).toEqual(['new', 'finalized'])
    expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(jobs + 1)
  })

  test('what was ordered is a copy: later prices and names change nothing in it', async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book, quantity: 2 }, { variantId: ebook }], delivery: 'foxpost', payment: 'cash_on_delivery' })
    const { body } = await finalize(visitor, cart)
    await shop.connection.pool.query('update prices set gross = gross + 1, net = net + 1 where variant_id = any($1)', [[book, ebook]])
    const detail = (await visitor.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid } })).body
    expect(detail).toMatchObject({ itemsTotal: cart.totals.items, total: cart.totals.total, vat: cart.totals.vat, contact: cart.contact, billing: cart.billing })
    expect(detail.items.map(({ variantId, quantity, total }) => ({ variantId, quantity, total }))).toEqual(cart.items.map(({ variantId, quantity, total }) => ({ variantId, quantity, total })))
    expect(detail.delivery).toMatchObject({ flow: 'pickup_point', pickupPoint: { id: 'A1' }, address: null })
    await shop.connection.pool.query('update prices set gross = gross - 1, net = net - 1 where variant_id = any($1)', [[book, ebook]])
  })

  test('a package takes its parts, together with single copies of the same book', async () => {
    const pack = (await findVariant(shop, 'package')).id
    const { rows } = await shop.connection.pool.query<{ id: number; quantity: number }>('select variant_id as id, quantity from package_items where package_id = $1 order by 1', [pack])
    for (const { id } of rows) await putStock(shop, id, 20)
    const part = rows[0] ?? { id: 0, quantity: 0 }
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: pack, quantity: 2 }, { variantId: part.id, quantity: 3 }], delivery: 'home', payment: 'cash_on_delivery' })
    expect((await finalize(visitor, cart)).status).toBe(200)
    for (const { id, quantity } of rows) expect(await stockOf(shop, id)).toEqual({ onHand: 20 - 2 * quantity - (id === part.id ? 3 : 0), reserved: 0 })
  })

  test('a pre-order takes no copies', async () => {
    const { id } = await findVariant(shop, 'preorder')
    await putStock(shop, id, 0)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: id, quantity: 5 }], delivery: 'home', payment: 'cash_on_delivery' })
    expect((await finalize(visitor, cart)).status).toBe(200)
    expect(await stockOf(shop, id)).toEqual({ onHand: 0, reserved: 0 })
  })
})

describe('exactly once', () => {
  test('60 calls at once, with one key and with many, make one order, one payment, one mail', async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home' })
    const [orders, payments, starts] = [await count('orders'), await count('payments'), shop.simulator.ledger.all().length]
    const replies = await Promise.all(Array.from({ length: 60 }, (_, index) => finalize(visitor, cart, { key: index % 2 ? 'one key' : `key ${index}` })))
    const done = replies.filter(({ status }) => status === 200)
    expect(replies.filter(({ status }) => status !== 200).every(({ code }) => code === 'idempotency_key_in_use')).toBe(true)
    expect(done.length).toBeGreaterThanOrEqual(30)
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(done[0]?.body.paymentUrl).toMatch(/^http:/)
    expect([await count('orders'), await count('payments'), shop.simulator.ledger.all().length]).toEqual([orders + 1, payments + 1, starts + 1])
    expect(await stockOf(shop, book)).toEqual({ onHand: 10, reserved: 1 })
  })

  test('later calls give the same order, whatever version and total they bring', async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, { items: [{ variantId: book }], delivery: 'home', payment: 'cash_on_delivery' })
    const first = await finalize(visitor, cart)
    const again = await finalize(visitor, cart, { version: 0, expectedTotal: 1 })
    expect([again.status, again.body]).toEqual([200, first.body])
  })
})

describe('refused', () => {
  const ready = async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    return { visitor, cart: await fillCart(visitor, { items: [{ variantId: book, quantity: 2 }], delivery: 'foxpost', payment: 'cash_on_delivery' }) }
  }
  const sql = (text: string, values: unknown[] = []) => shop.connection.pool.query(text, values)

  test('and nothing is left behind', async () => {
    const { visitor, cart } = await ready()
    const before = await count('orders')
    await putStock(shop, book, 1)
    expect(await finalize(visitor, cart)).toMatchObject({ status: 409, code: 'insufficient_stock', params: { available: 1, variantId: book } })
    expect(await count('orders')).toBe(before)
    expect((await visitor.call('GET /draft_orders/current')).body.draftOrder).toMatchObject({ status: 'opened', version: cart.version })
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
    expect(await finalize(visitor, cart)).toMatchObject({ status: 422, code: 'checkout_incomplete', params: { step: 'contact' } })
  })

  test('version_conflict', async () => {
    const { visitor, cart } = await ready()
    expect(await finalize(visitor, cart, { version: cart.version - 1 })).toMatchObject({ status: 409, code: 'version_conflict' })
  })

  test('pickup_point_not_found: closed in the meantime; a carrier that is down stops nobody', async () => {
    const { visitor, cart } = await ready()
    const gone = shop.points.splice(shop.points.findIndex(({ carrier, id }) => carrier === 'foxpost' && id === 'A1'), 1)
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

describe('the last copies', () => {
  test('of 25 buyers at once for 4 copies 4 get one', async () => {
    const { id } = await findVariant(shop, 'book', 1)
    await putStock(shop, id, 90)
    const buyers = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const visitor = await shop.visit()
        return { visitor, cart: await fillCart(visitor, { items: [{ variantId: id }], delivery: 'home', payment: 'cash_on_delivery' }) }
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
