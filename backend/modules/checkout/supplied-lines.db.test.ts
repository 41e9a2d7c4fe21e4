import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Jobs } from '../../ports/jobs/port.ts'
import { findVariant as findDetail } from '../catalog/variants/find-variant.ts'
import { sendOrderConfirmation } from '../mail/service.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { addToCart, fillCart, finalize, findVariant, jobsOf, openCart, putStock } from './checkout.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 2)
})
afterAll(() => shop.close())

const supply = (copies: number, leadDays: number | null) =>
  shop.connection.pool.query(
    `update stock_items set supplied = $2, lead_days = $3 where variant_id = $1
       and warehouse_id = (select id from warehouses where kind = 'web')`,
    [book, copies, leadDays],
  )
const contextual = async () =>
  (await shop.guest.call('GET /v2.0/variants/contextual_values', { query: { ids: String(book) } })).body.items[0]

describe('a book that a supplier has', () => {
  test('says what is on hand, and in how many days others are here', async () => {
    await supply(0, null)
    expect(await contextual()).toMatchObject({ stock: 2, supplier: null })
    await supply(5, 3)
    const told = { stock: 7, supplier: { onHand: 2, leadDays: 3 } }
    expect(await contextual()).toMatchObject(told)
    const { body } = await shop.guest.call('GET /v2.0/variants/{id}', { params: { id: String(book) } })
    expect(body).toMatchObject(told)
    expect(body.siblings.find(({ id }) => id === book)).toMatchObject({ supplier: told.supplier })
  })

  test('holds up the parcel only if more copies are ordered than are on hand', async () => {
    const visitor = await shop.visit()
    const cart = await addToCart(visitor, await openCart(visitor), book, 2)
    const more = await addToCart(visitor, cart, book, 1)
    const [here, waits] = [cart.shipments[0]?.arrival.from ?? '', more.shipments[0]?.arrival.from ?? '']
    expect(waits > here).toBe(true)
    await supply(5, null)
    const { body } = await visitor.call('GET /draft_orders/current', {})
    expect((body.draftOrder?.shipments[0]?.arrival.from ?? '') > waits).toBe(true)
    await supply(5, 3)
  })

  test('is ordered with what was said of it, which order and mail repeat', async () => {
    const visitor = await shop.visit()
    const cart = await fillCart(visitor, {
      items: [{ variantId: book, quantity: 3 }],
      delivery: 'home',
      payment: 'cash_on_delivery',
    })
    const { body: placed } = await finalize(visitor, cart)
    await supply(4, 9)
    const { body } = await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.orderUuid } })
    expect(body.items[0]).toMatchObject({ quantity: 3, supplied: { copies: 1, leadDays: 3 } })
    const jobs = (await jobsOf(shop, 'order-confirmation-mail')) as Jobs['order-confirmation-mail'][]
    await sendOrderConfirmation(shop.services, jobs.at(-1)?.orderId ?? 0)
    expect(shop.mails.at(-1)?.text).toContain('1 példány a beszállítótól 3 munkanap alatt érkezik meg')
  })
})

test('a package waits for the slowest of its parts, and one without days makes all of them unknown', async () => {
  const pack = (await findVariant(shop, 'package')).id
  const part = `variant_id in (select i.variant_id from package_items i join variants v on v.id = i.variant_id where v.type = 'physical' and i.package_id = ${pack})
     and warehouse_id = (select id from warehouses where kind = 'web')`
  const put = (leadDays: string) =>
    shop.connection.pool.query(
      `update stock_items set on_hand = reserved, supplied = 4, lead_days = ${leadDays} where ${part}`,
    )
  const told = async () => {
    const found = await findDetail(shop.services, pack)
    return found.ok ? found.value.supplier : found
  }
  await put(`(variant_id % 3) + 2`)
  const { rows } = await shop.connection.pool.query(`select max(lead_days)::int as days from stock_items where ${part}`)
  expect(await told()).toEqual({ onHand: 0, leadDays: rows[0].days })
  await put('null')
  expect(await told()).toEqual({ onHand: 0, leadDays: null })
})

test('a book that is to come is ordered ahead, although nobody has counted a copy', async () => {
  const { id } = await findVariant(shop, 'preorder')
  await shop.connection.pool.query('delete from stock_items where variant_id = $1', [id])
  const visitor = await shop.visit()
  const cart = await fillCart(visitor, {
    items: [{ variantId: id, quantity: 3 }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  expect(cart.items[0]).toMatchObject({ availability: 'preorder', maxQuantity: null })
  const { body, code } = await finalize(visitor, cart)
  expect(code).toBeUndefined()
  const order = await visitor.call('GET /orders/{uuid}', { params: { uuid: body.orderUuid } })
  expect(order.body).toMatchObject({ status: 'finalized', items: [{ quantity: 3, supplied: null }] })
})
