import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { addToCart, openCart } from '../checkout/checkout.test-support.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await shop.connection.pool.query('update deals set enabled = false')
  await shop.connection.pool.query('update stock_items set on_hand = reserved + 100')
})
afterAll(() => shop.close())

const packagesOf = async (visitor: Visitor, { uuid }: DraftOrder) =>
  (await visitor.call('GET /draft_orders/{uuid}/packages', { params: { uuid } })).body.items

/** A package that costs less than its parts, with the ids of the parts. */
const findPackage = async (): Promise<{ id: number; parts: number[] }> => {
  const { rows } = await shop.connection.pool.query<{ id: number; parts: number[] }>(
    `select i.package_id as id, array_agg(i.variant_id order by i.variant_id) as parts from package_items i
     join prices p on p.variant_id = i.package_id and p.currency = 'HUF' and p.price_list_id = 1
     join prices own on own.variant_id = i.variant_id and own.currency = 'HUF' and own.price_list_id = 1
     group by i.package_id, p.gross having sum(own.gross * i.quantity) > p.gross order by 1 limit 1`,
  )
  if (!rows[0]) throw new Error('The demo catalog has no package that costs less than its parts')
  return rows[0]
}

/** A cart with one copy of each part of the package. */
const cartOfParts = async () => {
  const { id, parts } = await findPackage()
  const visitor = await shop.visit()
  let cart = await openCart(visitor)
  for (const part of parts) cart = await addToCart(visitor, cart, part)
  return { id, parts, visitor, cart }
}

const addPackage = (visitor: Visitor, { uuid }: DraftOrder, body: object) =>
  visitor.call('POST /draft_orders/{uuid}/packages', { params: { uuid }, body })

test('a package that holds a book of the cart and costs less than its parts is offered, until it is there', async () => {
  const { id, visitor, cart } = await cartOfParts()
  const offered = (await packagesOf(visitor, cart)).find(({ variant }) => variant.id === id)
  expect(offered?.items.length).toBeGreaterThan(1)
  const { body } = await addPackage(visitor, cart, { variantId: id })
  expect(body.items.filter(({ type }) => type === 'PACKAGE')).toMatchObject([{ variantId: id, quantity: 1 }])
  expect(body.items).toHaveLength(cart.items.length + 1)
  expect((await packagesOf(visitor, body)).some(({ variant }) => variant.id === id)).toBe(false)
})

test('it replaces the single copies of its books where that is wanted, and the cart costs less', async () => {
  const { id, visitor, cart } = await cartOfParts()
  const { body } = await addPackage(visitor, cart, { variantId: id, replaceParts: true })
  expect(body.items).toMatchObject([{ type: 'PACKAGE', variantId: id, quantity: 1 }])
  expect(body.totals.total.gross).toBeLessThan(cart.totals.total.gross)
})

test('it replaces no more copies than it has', async () => {
  const { id, parts, visitor, cart } = await cartOfParts()
  const [part = 0] = parts
  const more = await addToCart(visitor, cart, part, 2)
  const { body } = await addPackage(visitor, more, { variantId: id, replaceParts: true })
  expect(body.items.find(({ variantId }) => variantId === part)).toMatchObject({ type: 'ITEM', quantity: 2 })
})

test('a single book is no package', async () => {
  const { parts, visitor, cart } = await cartOfParts()
  expect(await addPackage(visitor, cart, { variantId: parts[0] })).toMatchObject({ code: 'item_not_found' })
})
