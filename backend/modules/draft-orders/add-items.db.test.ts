import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToCart, findVariant, openCart, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const add = async (kind: Parameters<typeof findVariant>[1], nth: number, quantity: number, stock?: number) => {
  const visitor = await shop.visit()
  const cart = await openCart(visitor)
  const { id } = await findVariant(shop, kind, nth)
  if (stock !== undefined) await putStock(shop, id, stock)
  return visitor.call('POST /draft_orders/{uuid}/items', {
    params: { uuid: cart.uuid },
    body: { variantId: id, quantity },
  })
}

describe('adding', () => {
  test('a variant that is there already grows', async () => {
    const visitor = await shop.visit()
    const { id } = await findVariant(shop, 'book')
    await putStock(shop, id, 50)
    let cart = await addToCart(visitor, await openCart(visitor), id, 2)
    cart = await addToCart(visitor, cart, id, 3)
    expect(cart.items).toMatchObject([{ type: 'ITEM', variantId: id, quantity: 5, maxQuantity: 50 }])
    const { unitPrice, total } = cart.items[0] ?? { unitPrice: { gross: 0 }, total: {} }
    expect(total).toMatchObject({ gross: unitPrice.gross * 5 })
    expect(cart.totals).toMatchObject({ items: total, costs: [], total })
  })

  test('a package is a PACKAGE, limited by its scarcest part', async () => {
    const reply = await add('package', 0, 1)
    expect(reply.body.items).toMatchObject([{ type: 'PACKAGE', quantity: 1 }])
    const { maxQuantity } = reply.body.items[0] ?? {}
    const { rows } = await shop.connection.pool.query<{ max: number }>(
      `select min((st.on_hand - st.reserved) / i.quantity)::int as max from package_items i join stock_items st on st.variant_id = i.variant_id
       and st.warehouse_id = (select id from warehouses where kind = 'web') where i.package_id = $1`,
      [reply.body.items[0]?.variantId],
    )
    expect(maxQuantity).toBe(rows[0]?.max)
  })

  test('pre-orders have no limit but 99', async () => {
    expect((await add('preorder', 0, 99, 0)).body.items).toMatchObject([
      { quantity: 99, maxQuantity: null, availability: 'preorder' },
    ])
    expect(await add('preorder', 0, 100, 0)).toMatchObject({
      status: 422,
      code: 'quantity_limit_reached',
      params: { max: 99 },
    })
  })

  test('a download is bought once', async () => {
    expect(await add('ebook', 1, 2)).toMatchObject({ status: 422, code: 'one_copy_only', params: { inCart: 0 } })
    const visitor = await shop.visit()
    const { id } = await findVariant(shop, 'ebook', 1)
    const cart = await addToCart(visitor, await openCart(visitor), id)
    expect(cart.items).toMatchObject([{ quantity: 1, maxQuantity: 1 }])
    const params = { uuid: cart.uuid, id: cart.items[0]?.id ?? 0 }
    const again = await visitor.call('POST /draft_orders/{uuid}/items', {
      params,
      body: { variantId: id, quantity: 1 },
    })
    expect(again).toMatchObject({ status: 422, code: 'one_copy_only', params: { inCart: 1 } })
    const two = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
      params,
      body: { version: cart.version, quantity: 2 },
    })
    expect(two).toMatchObject({ status: 422, code: 'one_copy_only' })
  })

  test('what leaves a mandatory choice open is not sold; the choices are', async () => {
    const visitor = await shop.visit()
    const { uuid } = await openCart(visitor)
    const { rows } = await shop.connection.pool.query<{ id: number }>(
      `select v.id from variants v join products p on p.id = v.product_id where p.key = 'tao-te-king-hu' and v.format = 'hardback' order by v.id`,
    )
    const ids = rows.map(({ id }) => id)
    for (const id of ids) await putStock(shop, id, 3)
    const codes = []
    for (const variantId of ids)
      codes.push(
        (await visitor.call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId, quantity: 1 } }))
          .code,
      )
    expect(codes).toEqual(['choice_required', undefined, undefined, undefined])
  })

  test.each([
    [9, 3, 409, 'insufficient_stock', { available: 3 }],
    [1, 0, 409, 'variant_not_available', undefined],
    [100, 500, 422, 'quantity_limit_reached', { max: 99 }],
    [1000, 500, 400, 'invalid_data_provided', undefined],
    [0, 500, 400, 'invalid_data_provided', undefined],
    [1.5, 500, 400, 'invalid_data_provided', undefined],
  ])('%d copies of %d: %d %s', async (quantity, stock, status, code, params) => {
    expect(await add('book', 3, quantity, stock)).toMatchObject({ status, code, params })
  })

  test('the limits count what is in the cart already', async () => {
    const visitor = await shop.visit()
    const { id } = await findVariant(shop, 'book', 4)
    await putStock(shop, id, 5)
    const cart = await addToCart(visitor, await openCart(visitor), id, 4)
    const more = await visitor.call('POST /draft_orders/{uuid}/items', {
      params: { uuid: cart.uuid },
      body: { variantId: id, quantity: 2 },
    })
    expect(more).toMatchObject({ code: 'insufficient_stock', params: { available: 5, inCart: 4 } })
    expect((await visitor.call('GET /draft_orders/current')).body.draftOrder).toMatchObject({
      version: cart.version,
      items: [{ quantity: 4 }],
    })
  })

  test('what is unknown, withdrawn or has no price in this currency', async () => {
    const visitor = await shop.visit()
    const cart = await openCart(visitor, 'EUR')
    const { id } = await findVariant(shop, 'ebook', 5)
    const ask = (variantId: number) =>
      visitor.call('POST /draft_orders/{uuid}/items', { params: { uuid: cart.uuid }, body: { variantId, quantity: 1 } })
    expect(await ask(999_999)).toMatchObject({ status: 404, code: 'item_not_found' })
    await shop.connection.pool.query(`delete from prices where variant_id = $1 and currency = 'EUR'`, [id])
    expect(await ask(id)).toMatchObject({ status: 422, code: 'no_value_for_currency' })
    await shop.connection.pool.query('update variants set active = false where id = $1', [id])
    expect(await ask(id)).toMatchObject({ status: 404, code: 'item_not_found' })
  })
})
