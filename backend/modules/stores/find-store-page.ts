import { eq, sql } from 'drizzle-orm'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { StorePage } from '#contracts/stores.ts'
import { stores } from '../../db/schema/contents.ts'
import type { Context } from '../../kernel/context.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { findVariantCards } from '../catalog/service.ts'
import { findStore } from './find-stores.ts'

/** The edition of each recommended product that this store has in stock. Products without stock are left out. */
const findPicks = async (ctx: Context, storeId: number): Promise<VariantCard[]> => {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select min(v.id) as id
    from stores, jsonb_array_elements_text(stores.picks) with ordinality as pick (key, place)
      join products p on p.key = pick.key
      join variants v on v.product_id = p.id
      join stock_items stock on stock.variant_id = v.id
    where stores.id = ${storeId} and stock.warehouse_id = stores.warehouse_id and stock.on_hand > stock.reserved
    group by place order by place`)
  const cards = await findVariantCards(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => cards.get(id) ?? [])
}

/** @param address `12`, `szeged` or `szeged-12` */
export const findStorePage = async (ctx: Context, address: string): Promise<Result<StorePage, 'not_found'>> => {
  const found = await findStore(ctx, address)
  if (!found.ok) return found
  const { id } = found.value
  const [row] = await ctx.db.select({ portrait: stores.portrait }).from(stores).where(eq(stores.id, id))
  const portrait = row?.portrait
  return ok({
    ...found.value,
    portrait: portrait
      ? {
          lead: portrait.lead[ctx.locale],
          text: portrait.text[ctx.locale],
          directions: portrait.directions[ctx.locale],
          events: portrait.events.map(({ when, what }) => ({ when: when[ctx.locale], what: what[ctx.locale] })),
        }
      : null,
    picks: await findPicks(ctx, id),
  })
}
