import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { cartWith } from './checkout-steps.test-support.ts'

let shop: TestShop
let book: number
beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 90)
})
afterAll(() => shop.close())

describe('currency', () => {
  const view = (visitor: Visitor, cart: DraftOrder, viewAsCurrency: string) =>
    visitor.call('PATCH /draft_orders/{uuid}', {
      params: { uuid: cart.uuid },
      body: { version: cart.version, viewAsCurrency },
    })

  test('the cart is seen in another one, with other prices', async () => {
    const { visitor, cart } = await cartWith(shop, book)
    const { rows } = await shop.connection.pool.query<{ gross: number }>(
      `select gross from prices where variant_id = $1 and currency = 'EUR' and price_list_id = 1`,
      [book],
    )
    const seen = await view(visitor, cart, 'EUR')
    expect(seen.body).toMatchObject({
      currency: 'EUR',
      totals: { total: { gross: rows[0]?.gross } },
      items: [{ variant: { price: { currency: 'EUR' } } }],
    })
    expect((await view(visitor, seen.body, 'HUF')).body.totals).toEqual(cart.totals)
  })

  test('but not if an item has no price in it', async () => {
    const priceless = (await findVariant(shop, 'ebook', 30)).id
    await shop.connection.pool.query(
      `delete from prices where variant_id = $1 and currency = 'EUR' and price_list_id = 1`,
      [priceless],
    )
    const { visitor, cart } = await cartWith(shop, book, priceless)
    expect(await view(visitor, cart, 'EUR')).toMatchObject({ status: 422, code: 'no_value_for_currency' })
    expect(await view(visitor, cart, 'USD')).toMatchObject({ status: 400, code: 'invalid_data_provided' })
  })

  test('and not if the shop has switched it off', async () => {
    await shop.connection.pool.query(
      `insert into config_entries (key, value) values ('available_currencies', '["HUF"]')`,
    )
    const { visitor, cart } = await cartWith(shop, book)
    expect(await view(visitor, cart, 'EUR')).toMatchObject({ status: 422, code: 'no_value_for_currency' })
    await shop.connection.pool.query(`delete from config_entries where key = 'available_currencies'`)
  })
})
