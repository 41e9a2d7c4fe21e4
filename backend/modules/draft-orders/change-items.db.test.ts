import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, findVariant, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

describe('changing', () => {
  const filled = async (nth: number, stock: number) => {
    const visitor = await shop.visit()
    const { id } = await findVariant(shop, 'book', nth)
    await putStock(shop, id, stock)
    const cart = await addToCart(visitor, await openCart(visitor), id, 2)
    const params = { uuid: cart.uuid, id: cart.items[0]?.id ?? 0 }
    return { visitor, cart, params, variantId: id }
  }

  test('a quantity is set, with the version that was seen', async () => {
    const { visitor, cart, params } = await filled(6, 10)
    const set = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: cart.version, quantity: 7 },
    })
    expect(set.body).toMatchObject({ version: cart.version + 1, items: [{ quantity: 7 }] })
    const stale = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: cart.version, quantity: 1 },
    })
    expect(stale).toMatchObject({ status: 409, code: 'version_conflict' })
    const much = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: cart.version + 1, quantity: 11 },
    })
    expect(much).toMatchObject({ code: 'insufficient_stock', params: { available: 10 } })
    const limit = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: cart.version + 1, quantity: 100 },
    })
    expect(limit).toMatchObject({ code: 'quantity_limit_reached' })
  })

  test('an item goes, and a second removal finds none', async () => {
    const { visitor, cart, params } = await filled(7, 10)
    const gone = await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params })
    expect(gone.body).toMatchObject({ items: [], version: cart.version + 1 })
    expect(await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params })).toMatchObject({
      status: 404,
      code: 'item_not_exists_in_order',
    })
    const set = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: cart.version + 1, quantity: 1 },
    })
    expect(set).toMatchObject({ status: 404, code: 'item_not_exists_in_order' })
  })

  test('an item of another cart is none of this one', async () => {
    const [one, two] = [await filled(8, 10), await filled(8, 10)]
    const params = { ...one.params, id: two.params.id }
    expect(await one.visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params })).toMatchObject({
      code: 'item_not_exists_in_order',
    })
  })

  test('what left the catalog is not shown and does not count, and stays removable by nobody', async () => {
    const { visitor, params, variantId } = await filled(9, 10)
    await shop.connection.pool.query('update variants set active = false where id = $1', [variantId])
    const { body } = await visitor.call('GET /draft_orders/{uuid}', { params })
    expect(body).toMatchObject({ items: [], totals: { total: { gross: 0 } } })
    const set = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: body.version, quantity: 1 },
    })
    expect(set).toMatchObject({ code: 'insufficient_stock', params: { available: 0 } })
  })

  test('50 edits at the same time lose no line', async () => {
    const visitor = await shop.visit()
    const cart = await openCart(visitor)
    const variants = await Promise.all(Array.from({ length: 10 }, (_, nth) => findVariant(shop, 'book', nth + 10)))
    for (const { id } of variants) await putStock(shop, id, 50)
    const edits = Array.from({ length: 50 }, (_, index) => variants[index % 10]?.id ?? 0)
    const replies = await Promise.all(
      edits.map((variantId) =>
        visitor.call('POST /draft_orders/{uuid}/items', {
          params: { uuid: cart.uuid },
          body: { variantId, quantity: 1 },
        }),
      ),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const { draftOrder } = (await visitor.call('GET /draft_orders/current')).body
    expect(draftOrder?.version).toBe(50)
    expect(draftOrder?.items.map(({ quantity }) => quantity)).toEqual(Array(10).fill(5))
  })

  test('of 20 writes with the same version one wins', async () => {
    const { visitor, cart, params } = await filled(10, 60)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
          params,
          body: { version: cart.version, quantity: index + 1 },
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'version_conflict')).toHaveLength(19)
  })
})
