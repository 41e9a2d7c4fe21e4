import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, findVariant, openCart } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

describe('opening', () => {
  test('finds nothing before, then the same one again and again', async () => {
    const visitor = await shop.visit()
    expect(await visitor.call('GET /draft_orders/current')).toMatchObject({ status: 200, body: { draftOrder: null } })
    const opened = await Promise.all(Array.from({ length: 5 }, () => openCart(visitor)))
    expect(new Set(opened.map(({ uuid }) => uuid)).size).toBe(1)
    expect((await visitor.call('GET /draft_orders/current')).body.draftOrder).toMatchObject({
      uuid: opened[0]?.uuid,
      status: 'opened',
      items: [],
      version: 0,
    })
  })

  test("a customer's cart goes along from session to session", async () => {
    const { rows } = await shop.connection.pool.query<{ email: string }>(
      `select email from users where segment = 'b2c' limit 1`,
    )
    const account = { email: rows[0]?.email ?? '', password: 'kolofon-demo' }
    const [one, two] = [await shop.visit(account), await shop.visit(account)]
    const cart = await openCart(one)
    expect((await openCart(two)).uuid).toBe(cart.uuid)
    expect((await openCart(await shop.visit())).uuid).not.toBe(cart.uuid)
  })
})

describe('ownership', () => {
  test("somebody else's draft order and one that never was are the same to every call", async () => {
    const [owner, other] = [await shop.visit(), await shop.visit()]
    const cart = await addToCart(owner, await openCart(owner), (await findVariant(shop, 'ebook')).id)
    const tries = (uuid: string) => {
      const params = { uuid, id: cart.items[0]?.id ?? 0 }
      return [
        other.call('GET /draft_orders/{uuid}', { params }),
        other.call('PATCH /draft_orders/{uuid}', { params, body: { version: 1 } }),
        other.call('POST /draft_orders/{uuid}/items', { params, body: { variantId: 1, quantity: 1 } }),
        other.call('PATCH /draft_orders/{uuid}/items/{id}', { params, body: { version: 1, quantity: 2 } }),
        other.call('DELETE /draft_orders/{uuid}/items/{id}', { params }),
        other.call('GET /draft_orders/{uuid}/delivery_contexts', { params }),
        other.call('PUT /draft_orders/{uuid}/delivery_data', { params, body: { version: 1, deliveryModeId: 1 } }),
        other.call('GET /draft_orders/{uuid}/payment_contexts', { params }),
        other.call('PUT /draft_orders/{uuid}/payment_method', { params, body: { version: 1, paymentMethodId: 1 } }),
        other.call('POST /draft_orders/{uuid}/finalize', { params, body: { version: 1, expectedTotal: 1 } }),
      ]
    }
    const missing = '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'
    for (const reply of await Promise.all([...tries(cart.uuid), ...tries(missing)]))
      expect([reply.status, reply.code]).toEqual([404, 'not_found'])
  })
})
