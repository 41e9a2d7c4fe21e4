import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { openShop, type TestShop, type Visitor } from '../orders/shop.test-support.ts'
import { fillCart, finalize, findVariant, putStock } from './checkout.test-support.ts'

let shop: TestShop
let books: number[]
let deal: number

beforeAll(async () => {
  shop = await openShop()
  books = await Promise.all([0, 1, 2].map(async (nth) => (await findVariant(shop, 'book', nth)).id))
  for (const id of books) await putStock(shop, id, 100)
  const [row] = await sql<{ id: number }>(
    `insert into deals (key, type, name, position) values ('test-gift', 'item_gift_deal', '{"hu":"Ajándék","en":"Gift"}', 0) returning id`,
  )
  deal = row?.id ?? 0
  await sql(`insert into deal_rewards (deal_id, variant_id, position, prices) values ($1, $2, 0, '{"HUF":0}')`, [
    deal,
    books[2],
  ])
})
afterAll(() => shop.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await shop.connection.pool.query<Row>(text, values)).rows

const current = async (visitor: Visitor) =>
  (await visitor.call('GET /draft_orders/current')).body.draftOrder as DraftOrder

/** Opens a cart with two books. @returns a function that adds a gift to one of them, too */
const openTwo = async () => {
  const visitor = await shop.visit()
  const [one = 0, two = 0, gift = 0] = books
  const cart = await fillCart(visitor, {
    items: [{ variantId: one }, { variantId: two }],
    delivery: 'home',
    payment: 'cash_on_delivery',
  })
  const [first = 0, second = 0] = cart.items.map(({ id }) => id)
  const addGift = (parentId: number | null, draftOrderId = cart.id) =>
    sql(
      `insert into draft_order_items (draft_order_id, type, variant_id, parent_id, quantity, deal_id) values ($1, 'ITEM_GIFT', $2, $3, 1, $4)`,
      [draftOrderId, gift, parentId, deal],
    )
  return { visitor, cart, first, second, gift, addGift }
}

describe('in a cart', () => {
  test('the same gift hangs on two items, and on each of them once', async () => {
    const { visitor, first, second, gift, addGift } = await openTwo()
    await addGift(first)
    await addGift(second)
    const gifts = (await current(visitor)).items.filter(({ type }) => type === 'ITEM_GIFT')
    expect(gifts.map(({ variantId, parentId }) => [variantId, parentId])).toEqual([
      [gift, first],
      [gift, second],
    ])
    await expect(addGift(first)).rejects.toMatchObject({ constraint: 'draft_order_items_variant' })
  })

  test('an item without a parent is there once', async () => {
    const { addGift } = await openTwo()
    await addGift(null)
    await expect(addGift(null)).rejects.toMatchObject({ constraint: 'draft_order_items_variant' })
  })

  test('a parent is an item of the same cart', async () => {
    const { addGift } = await openTwo()
    const other = await openTwo()
    await expect(addGift(other.first)).rejects.toMatchObject({ constraint: 'draft_order_items_parent' })
    await expect(addGift(1_000_000)).rejects.toMatchObject({ constraint: 'draft_order_items_parent' })
  })

  test('with its parent the gift goes', async () => {
    const { visitor, cart, first, second, addGift } = await openTwo()
    await addGift(first)
    await addGift(second)
    await visitor.call('DELETE /draft_orders/{uuid}/items/{id}', { params: { uuid: cart.uuid, id: first } })
    expect((await current(visitor)).items.map(({ parentId }) => parentId)).toEqual([null, second])
  })

  test('a gift whose parent has left the catalog is not counted', async () => {
    const { visitor, cart, first, addGift } = await openTwo()
    const before = cart.totals.items.gross
    const parent = cart.items.find(({ id }) => id === first)
    await addGift(first)
    await sql('update variants set active = false where id = $1', [books[0]])
    const { items, totals } = await current(visitor)
    await sql('update variants set active = true where id = $1', [books[0]])
    expect(items).toHaveLength(1)
    expect(totals.items.gross).toBe(before - (parent?.total.gross ?? 0))
  })
})

test('an order has the tree of its cart', async () => {
  const { visitor, first, second, addGift } = await openTwo()
  // The gifts are added in another order than the books, so the order of the rows is not the order of the tree.
  await addGift(second)
  await addGift(first)
  const cart = await current(visitor)
  const placed = await finalize(visitor, cart)
  expect(placed.code).toBeUndefined()
  const tree = await sql<{ variant: number; parent: number | null }>(
    `select i.variant_id as variant, p.variant_id as parent from order_items i left join order_items p on p.id = i.parent_id
     join orders o on o.id = i.order_id where o.uuid = $1 order by i.variant_id, p.variant_id`,
    [placed.body.orderUuid],
  )
  const variantOf = (id: number | null) => cart.items.find((item) => item.id === id)?.variantId ?? null
  expect(tree).toEqual(
    cart.items
      .map(({ variantId, parentId }) => ({ variant: variantId, parent: variantOf(parentId) }))
      .toSorted((a, b) => a.variant - b.variant || (a.parent ?? 0) - (b.parent ?? 0)),
  )
})
