import { type SQL, sql } from 'drizzle-orm'
import { formats } from '#contracts/shop.ts'
import type { Context } from '../../../kernel/context.ts'
import { availability, variantsOnSale } from './variant-sql.ts'

export interface Representative {
  id: number
  productId: number
  [column: string]: unknown
}

/**
 * One variant of each product: what can be had, in the form that most people read.
 * @param condition over `p` and `v`
 */
export const selectRepresentatives = async (ctx: Context, condition: SQL): Promise<Representative[]> => {
  const { rows } = await ctx.db.execute<Representative>(sql`
    select distinct on (p.id) v.id, p.id as "productId"
    from ${variantsOnSale(ctx)}
    where v.active and ${condition}
    order by p.id, ${availability(ctx)} = 'unavailable', array_position(${sql.param(formats)}::text[], v.format),
      v.published_on desc nulls last, v.id`)
  return rows
}
