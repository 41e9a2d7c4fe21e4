import { sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { pricedVariants } from './variant-sql.ts'

/** Whether the shop shows this variant at all, in the requested currency. */
export const isOnSale = async (ctx: Context, id: number): Promise<boolean> => {
  const { rows } = await ctx.db.execute(sql`select 1 from ${pricedVariants(ctx)} where v.id = ${id} and v.active`)
  return rows.length > 0
}
