import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { findDeals } from './variants/find-deals.ts'

let connection: Connection
let ctx: Context
beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const idOf = async (product: string): Promise<number> => {
  const { rows } = await connection.pool.query<{ id: number }>(
    `select v.id from variants v join products p on p.id = v.product_id
     where p.key = $1 and v.format = 'paperback' order by v.id`,
    [product],
  )
  return rows[0]?.id ?? 0
}
const dealsOf = async (id: number, context = ctx) => {
  const found = await findDeals(context, id)
  if (!found.ok) throw new Error('refused')
  return found.value
}

test('deals of a variant say what a copy costs from their quantity on, above the least price', async () => {
  const id = await idOf('a-pal-utcai-fiuk-hu')
  const { deals } = await dealsOf(id)
  const { rows } = await connection.pool.query<{ gross: number }>(
    `select gross from prices where variant_id = $1 and currency = 'HUF' and price_list_id = 1`,
    [id],
  )
  const gross = rows[0]?.gross ?? 0
  expect(deals.filter(({ name }) => name !== null)).toMatchObject([
    {
      name: 'Kettőtől olcsóbb',
      quantity: 2,
      price: { gross: gross * 2 - 600 },
      unitPrice: { gross: gross - 300 },
      regular: { gross: gross * 2 },
    },
  ])
})

test('deals of a variant name the gifts and upsells that it brings with it, which are on sale', async () => {
  const book = await idOf('micimacko-hu')
  await connection.pool.query('update stock_items set on_hand = reserved + 9')
  const [deal] = (await dealsOf(book)).rewardDeals
  expect(deal).toMatchObject({
    type: 'item_gift_deal',
    name: 'Ajándék a Micimackó mellé',
    minQuantity: 1,
    rewards: [{ variant: { title: 'Bóbita' }, price: { gross: 0, net: 0 } }],
  })
  const gift = deal?.rewards[0]?.variant.id
  await connection.pool.query('update stock_items set on_hand = reserved where variant_id = $1', [gift])
  expect((await dealsOf(book)).rewardDeals).toEqual([])
})

test('deals of a variant are none for institutions', async () => {
  const id = await idOf('a-pal-utcai-fiuk-hu')
  const asSchool = { ...ctx, actor: { ...ctx.actor, segment: 'b2b' as const } }
  const { deals, rewardDeals } = await dealsOf(id, asSchool)
  expect([...deals.filter(({ name }) => name !== null), ...rewardDeals]).toEqual([])
})
