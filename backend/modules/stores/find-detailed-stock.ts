import { sql } from 'drizzle-orm'
import type { DetailedStock } from '#contracts/product-page.ts'
import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { findPurchasable } from '../catalog/service.ts'
import { findStores } from './find-stores.ts'

type Level = DetailedStock['stores'][number]['level']

/** Up to this number the last copy may be sold before the visitor arrives. */
const fewCopies = 2

const levelOf = (copies: number): Level => (copies <= 0 ? 'none' : copies <= fewCopies ? 'few' : 'some')

const copiesByStore = async ({ db }: Context, id: number): Promise<Map<number, number>> => {
  const { rows } = await db.execute<{ storeId: number; copies: number }>(sql`
    select s.id as "storeId", stock.on_hand - stock.reserved as copies
    from stock_items stock join stores s on s.warehouse_id = stock.warehouse_id where stock.variant_id = ${id}`)
  return new Map(rows.map(({ storeId, copies }) => [storeId, copies]))
}

/** The stock in each store. Downloads and packages are in no store. */
export const findDetailedStock = async (ctx: Context, id: number): Promise<Result<DetailedStock, 'not_found'>> => {
  const variant = (await findPurchasable(ctx, [id])).get(id)
  if (!variant) return fail('not_found')
  const isInStores = variant.type === 'physical' && variant.format !== 'package'
  const copies = isInStores ? await copiesByStore(ctx, id) : new Map<number, number>()
  const stores = isInStores ? await findStores(ctx) : []
  return ok({
    variantId: id,
    web: variant.stock,
    stores: stores.map((store) => ({ store, level: levelOf(copies.get(store.id) ?? 0) })),
  })
}
