import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Segment } from '#contracts/shop.ts'
import { fillCart, findVariant, finalize, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop } from '../orders/shop.test-support.ts'
import { resolvePrices } from './service.ts'

let shop: TestShop
let book: number
let base: { gross: number; net: number }

beforeAll(async () => {
  shop = await openShop()
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 50)
  const { rows } = await shop.connection.pool.query<{ gross: number; net: number }>(
    `select gross, net from prices where variant_id = $1 and currency = 'HUF'`,
    [book],
  )
  base = rows[0] ?? { gross: 0, net: 0 }
})
afterAll(() => shop.close())

const priceFor = async (segment: Segment, currency: 'HUF' | 'EUR' = 'HUF') =>
  (await resolvePrices({ ...shop.services, actor: { kind: 'guest', segment }, currency }, [book])).get(book)

/** A price list with one price in forints, for the time of `work`. */
const withList = async (
  { segment = null, from = null, until = null }: { segment?: Segment | null; from?: Date | null; until?: Date | null },
  work: () => Promise<void>,
) => {
  const { pool } = shop.connection
  const { rows } = await pool.query<{ id: number }>(
    `insert into price_lists (key, segment, valid_from, valid_until) values ('autumn', $1, $2, $3) returning id`,
    [segment, from, until],
  )
  await pool.query(
    `insert into prices (price_list_id, variant_id, currency, gross, net, since) values ($1, $2, 'HUF', 1050, 1000, now())`,
    [rows[0]?.id, book],
  )
  await work()
  await pool.query('delete from prices where price_list_id = $1', [rows[0]?.id])
  await pool.query('delete from price_lists where id = $1', [rows[0]?.id])
}

const autumn = { step: 'price_list', amount: { gross: 1050, net: 1000 }, source: 'autumn' }
const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)

test('is the list price, and says so', async () => {
  expect(await priceFor('b2c')).toEqual({
    ...base,
    vatRate: 5,
    reasons: [{ step: 'list_price', amount: base, source: 'default' }],
  })
})

test('a variant that does not exist has none, and no variant asks for none', async () => {
  expect((await resolvePrices(shop.services, [1_000_000])).size).toBe(0)
  expect((await resolvePrices(shop.services, [])).size).toBe(0)
})

describe('a price list', () => {
  test('of a segment holds for its customers alone, in its currency alone', () =>
    withList({ segment: 'b2b' }, async () => {
      expect(await priceFor('b2b')).toMatchObject({ gross: 1050, net: 1000, reasons: [{ step: 'list_price' }, autumn] })
      expect(await priceFor('b2c')).toMatchObject(base)
      expect((await priceFor('b2b', 'EUR'))?.reasons).toHaveLength(1)
    }))

  test.each([
    ['before it begins', () => ({ from: later(1) }), false],
    ['from when it begins', () => ({ from: later(0) }), true],
    ['until it ends', () => ({ until: later(1) }), true],
    ['when it has ended', () => ({ until: later(0) }), false],
  ])('%s', (_, time, holds) =>
    withList(time(), async () => expect((await priceFor('b2c'))?.gross).toBe(holds ? 1050 : base.gross)),
  )

  test('is what a cart and its order cost', () =>
    withList({}, async () => {
      const visitor = await shop.visit()
      const cart = await fillCart(visitor, { items: [{ variantId: book, quantity: 3 }], delivery: 'store' })
      expect(cart.items[0]).toMatchObject({ unitPrice: { gross: 1050, net: 1000 }, total: { gross: 3150, net: 3000 } })
      const placed = await finalize(visitor, cart)
      const order = (await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.body.orderUuid } })).body
      expect(order.itemsTotal).toEqual({ gross: 3150, net: 3000 })
    }))
})

test('there is one base list, and it is for everybody', async () => {
  const { pool } = shop.connection
  await expect(pool.query(`insert into price_lists (key, is_base) values ('second', true)`)).rejects.toMatchObject({
    constraint: 'price_lists_base',
  })
  await expect(pool.query(`update price_lists set segment = 'b2b' where is_base`)).rejects.toMatchObject({
    constraint: 'price_lists_base_for_all',
  })
})
