import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carrierCodes } from '#contracts/carriers.ts'
import { fillCart, finalize, findVariant, jobsOf, putStock, stockOf } from './checkout.test-support.ts'
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

const historyOf = async (uuid: string) =>
  (
    await shop.connection.pool.query<{ to: string }>(
      `select h.to_status as to from order_history h join orders o on o.id = h.order_id where o.uuid = $1 order by h.id`,
      [uuid],
    )
  ).rows.map(({ to }) => to)

describe('paid on delivery', () => {
  test.each(['home', ...carrierCodes, 'store'] as const)(
    '%s: stands at once, its copies sold, its mail on the way',
    async (delivery) => {
      await putStock(shop, book, 10)
      const visitor = await shop.visit()
      const cart = await fillCart(visitor, {
        items: [{ variantId: book, quantity: 3 }],
        delivery,
        payment: 'cash_on_delivery',
      })
      const jobs = (await jobsOf(shop, 'order-confirmation-mail')).length
      const { status, body } = await finalize(visitor, cart)
      expect(status).toBe(200)
      expect(body).toMatchObject({ orderNumber: expect.stringMatching(/^K-2026-\d{6}$/), paymentUrl: null })
      const state = await shop.guest.call('GET /orders/{uuid}/state', { params: { uuid: body.orderUuid } })
      expect(state.body).toMatchObject({
        status: 'finalized',
        payment: { method: 'cash_on_delivery', status: 'created', retryable: false },
        reservedUntil: null,
      })
      expect(await stockOf(shop, book)).toEqual({ onHand: 7, reserved: 0 })
      expect(await historyOf(body.orderUuid)).toEqual(['new', 'finalized'])
      expect(await jobsOf(shop, 'order-confirmation-mail')).toHaveLength(jobs + 1)
    },
  )

  test('what was ordered is a copy: later prices and names change nothing in it', async () => {
    await putStock(shop, book, 10)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book, quantity: 2 }, { variantId: ebook }],
      delivery: 'foxpost',
      payment: 'cash_on_delivery',
    })
    const { body } = await finalize(visitor, cart)
    await shop.connection.pool.query('update prices set gross = gross + 1, net = net + 1 where variant_id = any($1)', [
      [book, ebook],
    ])
    const detail = (await visitor.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid } })).body
    expect(detail).toMatchObject({
      itemsTotal: cart.totals.items,
      total: cart.totals.total,
      vat: cart.totals.vat,
      contact: cart.contact,
      billing: cart.billing,
    })
    expect(detail.items.map(({ variantId, quantity, total }) => ({ variantId, quantity, total }))).toEqual(
      cart.items.map(({ variantId, quantity, total }) => ({ variantId, quantity, total })),
    )
    expect(detail.delivery).toMatchObject({ flow: 'pickup_point', pickupPoint: { id: 'A1' }, address: null })
    await shop.connection.pool.query('update prices set gross = gross - 1, net = net - 1 where variant_id = any($1)', [
      [book, ebook],
    ])
  })

  test('a package takes its parts, together with single copies of the same book', async () => {
    const pack = (await findVariant(shop, 'package')).id
    const { rows } = await shop.connection.pool.query<{ id: number; quantity: number }>(
      'select variant_id as id, quantity from package_items where package_id = $1 order by 1',
      [pack],
    )
    for (const { id } of rows) await putStock(shop, id, 20)
    const part = rows[0] ?? { id: 0, quantity: 0 }
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [
        { variantId: pack, quantity: 2 },
        { variantId: part.id, quantity: 3 },
      ],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    expect((await finalize(visitor, cart)).status).toBe(200)
    for (const { id, quantity } of rows)
      expect(await stockOf(shop, id)).toEqual({ onHand: 20 - 2 * quantity - (id === part.id ? 3 : 0), reserved: 0 })
  })

  test('a pre-order takes no copies', async () => {
    const { id } = await findVariant(shop, 'preorder')
    await putStock(shop, id, 0)
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: id, quantity: 5 }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    expect((await finalize(visitor, cart)).status).toBe(200)
    expect(await stockOf(shop, id)).toEqual({ onHand: 0, reserved: 0 })
  })
})
