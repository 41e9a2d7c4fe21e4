import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Currency, Segment } from '#contracts/shop.ts'
import { fillCart, findVariant, finalize, putStock } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { demoPassword } from '../../seed/tables/seed-sales.ts'
import type { Actor, Member } from '../../access/actor.ts'
import { writeConfigEntry } from '../configuration/service.ts'
import { findPurchasable } from '../catalog/service.ts'
import { resolvePrice } from './rules/resolve-price.ts'
import { taxAnew } from './tax-anew.ts'

let shop: TestShop
let book: number
let base: { gross: number; net: number }

beforeAll(async () => {
  shop = await openShop()
  await writeConfigEntry(shop.connection.db, 'price_list_enabled', true)
  book = (await findVariant(shop, 'book')).id
  await putStock(shop, book, 50)
  const { rows } = await shop.connection.pool.query<{ gross: number; net: number }>(
    `select gross, net from prices where variant_id = $1 and currency = 'HUF' and price_list_id = 1`,
    [book],
  )
  base = rows[0] ?? { gross: 0, net: 0 }
})
afterAll(() => shop.close())

const member = (id: number): Member => ({ id, role: 'ROLE_B2B_SLAVE', permissions: [] })
const memberOf = (id: number): Actor => ({
  kind: 'session',
  sessionId: 'a',
  segment: 'b2b',
  userId: 2,
  organization: member(id),
  impersonatorId: null,
})
const guestOf = (segment: Segment): Actor => ({ kind: 'guest', segment })

const priceFor = async (
  actor: Actor,
  { currency = 'HUF', quantity = 1 }: { currency?: Currency; quantity?: number } = {},
) => {
  const found = (await findPurchasable({ ...shop.services, actor, currency }, [book])).get(book)
  return found && resolvePrice(found.listed, quantity)
}

interface List {
  segment?: Segment | null
  organizations?: number[]
  from?: Date | null
  until?: Date | null
}

/** A price list with a price in forints and one from 10 copies on, for the time of `work`. */
const withList = async (
  { segment = null, organizations, from = null, until = null }: List,
  work: () => Promise<void>,
) => {
  const { pool } = shop.connection
  const { rows } = await pool.query<{ id: number }>(
    `insert into price_lists (key, segment, for_organizations, valid_from, valid_until) values ('autumn', $1, $2, $3, $4) returning id`,
    [segment, organizations !== undefined, from, until],
  )
  const id = rows[0]?.id
  for (const organizationId of organizations ?? [])
    await pool.query('insert into price_list_organizations values ($1, $2)', [id, organizationId])
  await pool.query(
    `insert into prices (price_list_id, variant_id, currency, from_quantity, gross, net, since)
      values ($1, $2, 'HUF', 1, 1050, 1000, now()), ($1, $2, 'HUF', 10, 945, 900, now())`,
    [id, book],
  )
  await work().finally(async () => {
    await pool.query('delete from prices where price_list_id = $1', [id])
    await pool.query('delete from price_lists where id = $1', [id])
  })
}

const autumn = { step: 'price_list', amount: { gross: 1050, net: 1000 }, source: 'autumn', fromQuantity: 1 }
const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)

test('is the list price, and says so', async () => {
  expect(await priceFor(guestOf('b2c'))).toEqual({
    ...base,
    reasons: [{ step: 'list_price', amount: base, source: 'default', fromQuantity: 1 }],
  })
})

describe('a price list', () => {
  test('of a segment holds for its customers alone, in its currency alone', () =>
    withList({ segment: 'b2b' }, async () => {
      expect(await priceFor(guestOf('b2b'))).toMatchObject({
        gross: 1050,
        net: 1000,
        reasons: [{ step: 'list_price' }, autumn],
      })
      expect(await priceFor(guestOf('b2c'))).toMatchObject(base)
      expect((await priceFor(guestOf('b2b'), { currency: 'EUR' }))?.reasons).toHaveLength(1)
    }))

  test('of organisations holds for their members alone', () =>
    withList({ organizations: [2] }, async () => {
      expect(await priceFor(memberOf(2))).toMatchObject({
        reasons: [{ step: 'list_price' }, { ...autumn, step: 'contract_price' }],
      })
      for (const actor of [memberOf(3), guestOf('b2b'), guestOf('b2c')])
        expect(await priceFor(actor)).toMatchObject(base)
    }))

  test('of organisations without any holds for nobody', () =>
    withList({ organizations: [] }, async () => expect(await priceFor(memberOf(2))).toMatchObject(base)))

  test('has another price from some copies on', () =>
    withList({ organizations: [2] }, async () => {
      const grosses = await Promise.all([9, 10].map((quantity) => priceFor(memberOf(2), { quantity })))
      expect(grosses.map((price) => price?.gross)).toEqual([1050, 945])
      expect(grosses[1]?.reasons.at(-1)).toMatchObject({ fromQuantity: 10 })
    }))

  test.each([
    ['before it begins', () => ({ from: later(1) }), false],
    ['from when it begins', () => ({ from: later(0) }), true],
    ['until it ends', () => ({ until: later(1) }), true],
    ['when it has ended', () => ({ until: later(0) }), false],
  ])('%s', (_, time, holds) =>
    withList(time(), async () => expect((await priceFor(guestOf('b2c')))?.gross).toBe(holds ? 1050 : base.gross)),
  )

  test('is what a cart and its order cost, by the number of copies in the line', () =>
    withList({}, async () => {
      const visitor = await shop.visit()
      const cart = await fillCart(visitor, { items: [{ variantId: book, quantity: 3 }], delivery: 'store' })
      const [line] = cart.items
      expect(line).toMatchObject({ unitPrice: { gross: 1050, net: 1000 }, total: { gross: 3150, net: 3000 } })
      const changed = await visitor.call('PATCH /draft_orders/{uuid}/items/{id}', {
        params: { uuid: cart.uuid, id: line?.id ?? 0 },
        body: { quantity: 12, version: cart.version },
      })
      expect(changed.body.items[0]).toMatchObject({
        total: { gross: 12 * 945, net: 12 * 900 },
        priceSteps: [
          { step: 'list_price', name: '' },
          { step: 'price_list', name: '', fromQuantity: 10, unitPrice: { gross: 945, net: 900 } },
        ],
      })
      const placed = await finalize(visitor, changed.body)
      const order = (await visitor.call('GET /orders/{uuid}', { params: { uuid: placed.body.orderUuid } })).body
      expect(order.itemsTotal).toEqual({ gross: 12 * 945, net: 12 * 900 })
    }))

  test('is nothing while price_list_enabled is off', () =>
    withList({ segment: 'b2b' }, async () => {
      await writeConfigEntry(shop.connection.db, 'price_list_enabled', false)
      expect(await priceFor(guestOf('b2b'))).toMatchObject(base)
      await writeConfigEntry(shop.connection.db, 'price_list_enabled', true)
      expect(await priceFor(guestOf('b2b'))).toMatchObject({ gross: 1050 })
    }))
})

describe('contextual values', () => {
  const ownPricesFor = async (visitor: Visitor, headers: Record<string, string> = {}) => {
    const reply = await visitor.call('GET /v2.0/variants/contextual_values', { query: { ids: String(book) }, headers })
    return {
      own: reply.body.items[0]?.ownPrices,
      price: reply.body.items[0]?.price,
      cache: reply.headers.get('Cache-Control'),
    }
  }

  test('name the own prices beside the list price, for the signed-in alone and for no shared cache', () =>
    withList({ segment: 'b2b' }, async () => {
      const member = await ownPricesFor(await shop.visit({ email: 'iskola@kolofon.example', password: demoPassword }))
      expect(member).toMatchObject({
        price: base,
        cache: 'private, no-store',
        own: [
          { fromQuantity: 1, gross: 1050, net: 1000, reason: 'price_list' },
          { fromQuantity: 10, gross: 945, net: 900, reason: 'price_list' },
        ],
      })
      expect(
        await ownPricesFor(await shop.visit({ email: 'olvaso@kolofon.example', password: demoPassword })),
      ).toMatchObject({ own: [] })
      expect(await ownPricesFor(shop.guest, { 'X-Segment': 'b2b' })).toMatchObject({ own: [], price: base })
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

test('no list is replaced while its prices are taxed anew', async () => {
  await withList({}, () =>
    shop.connection.db.transaction(async (db) => {
      await taxAnew(db, [{ variantId: book, vatRate: 27 }])
      const { rows } = await db.execute(`select xmax <> '0' as locked from price_lists where key = 'autumn'`)
      expect(rows).toEqual([{ locked: true }])
    }),
  )
})
