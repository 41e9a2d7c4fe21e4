import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import type { Coupon } from '../coupons/rules/coupon.ts'
import { type Buyer, couponsSql } from '../coupons/service.ts'
import type { Deal } from '../deals/rules/deal.ts'
import { dealsSql } from '../deals/service.ts'
import type { DraftOrderRow } from './queries.ts'

export interface Promotions {
  deals: Deal[]
  coupons: Coupon[]
  [column: string]: unknown
}

const buyerOf = ({ userId, forms }: DraftOrderRow): Buyer => ({
  userId,
  mailbox: forms.contact ? mailboxKey(forms.contact.email) : null,
})

/** The deals that hold for these variants, and the coupons of the cart. Deals are for consumers (spec point 4). */
export const selectPromotions = async (
  { db, actor, now }: Context,
  row: DraftOrderRow,
  ids: readonly number[],
): Promise<Promotions> => {
  const variantIds = sql`${sql.param(ids)}::int[]`
  const deals = actor.segment === 'b2c' ? dealsSql(variantIds, now()) : sql`'[]'::json`
  const coupons = couponsSql({ draftOrderId: row.id, variantIds, buyer: buyerOf(row) }, now())
  const { rows } = await db.execute<Promotions>(sql`select ${deals} as deals, ${coupons} as coupons`)
  const [found] = rows
  if (!found) throw new Error('A select without a table returned no row')
  return found
}
