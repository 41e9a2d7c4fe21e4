import { getTableColumns, sql } from 'drizzle-orm'
import { draftOrderItems } from '../../db/schema/draft-orders.ts'
import { constantSql } from '../../db/constant-sql.ts'
import { jsonOfRow } from '../../db/json-of-row.ts'
import { mailboxKey } from '../../http/mailbox-key.ts'
import type { Context } from '../../kernel/context.ts'
import { purchasableOf, type PurchasableRow, purchasableSql } from '../catalog/service.ts'
import type { Coupon } from '../coupons/rules/coupon.ts'
import { type Buyer, couponsSql } from '../coupons/service.ts'
import type { Deal } from '../deals/rules/deal.ts'
import { dealsSql } from '../deals/service.ts'
import type { StoredItems } from './load-items.ts'
import type { DraftOrderRow } from './queries.ts'
import { type Choices, choicesColumns } from './select-choices.ts'

export interface Promotions {
  /** Those that hold for something in the cart. Deals are for consumers (spec point 4). */
  deals: Deal[]
  coupons: Coupon[]
}

export interface StoredCart extends Choices, Promotions, StoredItems {}

/** As the query answers it. */
interface CartRow extends Choices, Promotions, Pick<StoredItems, 'rows'> {
  books: PurchasableRow[]
}

const itemJson = constantSql(jsonOfRow(getTableColumns(draftOrderItems)))

const buyerOf = ({ userId, forms }: DraftOrderRow): Buyer => ({
  userId,
  mailbox: forms.contact ? mailboxKey(forms.contact.email) : null,
})

/**
 * All that decides what a cart costs, in its currency. One query, because every change of a cart needs all of it, and each
 * question to the database costs as much as its answer.
 */
export const selectStoredCart = async (ctx: Context, row: DraftOrderRow): Promise<StoredCart> => {
  const { db, payments, actor, now } = ctx
  const items = sql`draft_order_items where draft_order_id = ${row.id}`
  const variantIds = sql`any(array(select variant_id from ${items} and deal_id is null))`
  const { rows } = await db.execute<CartRow>(sql`
    select ${choicesColumns(payments)},
      (select coalesce(json_agg(${itemJson} order by id), '[]') from ${items}) as rows,
      ${purchasableSql({ ...ctx, currency: row.currency }, sql`any(array(select variant_id from ${items}))`)} as books,
      ${actor.segment === 'b2c' ? dealsSql(variantIds, now()) : sql`'[]'::json`} as deals,
      ${couponsSql({ draftOrderId: row.id, variantIds, buyer: buyerOf(row) }, now())} as coupons`)
  const [found] = rows
  if (!found) throw new Error('A select without a table returned no row')
  const { books, ...stored } = found
  return { ...stored, sold: purchasableOf(books) }
}
