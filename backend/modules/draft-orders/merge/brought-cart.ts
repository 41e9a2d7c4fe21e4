import { and, asc, eq, inArray } from 'drizzle-orm'
import type { CartReportLine } from '#contracts/cart-report.ts'
import type { Database } from '../../../db/connect.ts'
import { coupons, draftOrderCoupons } from '../../../db/schema/coupons.ts'
import { draftOrderItems } from '../../../db/schema/draft-orders.ts'
import type { Context } from '../../../kernel/context.ts'
import { findPurchasable, type Purchasable } from '../../catalog/service.ts'
import { type Outcome, reportLine } from '../report-line.ts'
import { type DraftOrderItemRow, type DraftOrderRow, selectItems } from '../queries.ts'
import type { Choose } from './strategies.ts'

/** An item of the cart that is merged into another. Its parent is named by the variant, because ids belong to a cart. */
export interface BroughtItem extends Pick<DraftOrderItemRow, 'type' | 'variantId' | 'quantity' | 'dealId'> {
  parentVariantId: number | null
}

export interface BroughtCart {
  items: readonly BroughtItem[]
  /** The codes of its coupons. */
  coupons: readonly string[]
}

export const isEmpty = ({ items, coupons }: BroughtCart): boolean => items.length === 0 && coupons.length === 0

/** One merge: the cart that stays, what it had before, and which of two values counts. */
export interface Merge {
  ctx: Context
  own: DraftOrderRow
  choose: Choose
  before: readonly DraftOrderItemRow[]
  facts: ReadonlyMap<number, Purchasable>
}

export const isGoods = ({ type }: Pick<DraftOrderItemRow, 'type'>): boolean => type === 'ITEM' || type === 'PACKAGE'

/** Both carts' variants in the currency of the cart that stays. */
export const beginMerge = async (
  ctx: Context,
  own: DraftOrderRow,
  { items }: BroughtCart,
  choose: Choose,
): Promise<Merge> => {
  const before = await selectItems(ctx.db, own.id)
  const ids = new Set([...before, ...items].map(({ variantId }) => variantId))
  return { ctx, own, choose, before, facts: await findPurchasable({ ...ctx, currency: own.currency }, [...ids]) }
}

export const itemLine = (
  { ctx, facts }: Merge,
  { type, variantId, quantity }: Pick<DraftOrderItemRow, 'type' | 'variantId' | 'quantity'>,
  outcome: Outcome,
): CartReportLine => reportLine(ctx, { row: null, name: '', quantity, facts: facts.get(variantId), type }, outcome)

export const deleteItems = async (db: Database, items: readonly Pick<DraftOrderItemRow, 'id'>[]): Promise<void> => {
  const ids = items.map(({ id }) => id)
  if (ids.length > 0) await db.delete(draftOrderItems).where(inArray(draftOrderItems.id, ids))
}

/** The codes of a cart's coupons in the order in which they were added. */
export const selectCoupons = (db: Database, draftOrderId: number): Promise<{ id: number; code: string }[]> =>
  db
    .select({ id: coupons.id, code: coupons.code })
    .from(draftOrderCoupons)
    .innerJoin(coupons, eq(coupons.id, draftOrderCoupons.couponId))
    .where(and(eq(draftOrderCoupons.draftOrderId, draftOrderId)))
    .orderBy(asc(draftOrderCoupons.id))

/** A stored cart as it is brought to another one. */
export const readBrought = async (db: Database, draftOrderId: number): Promise<BroughtCart> => {
  const items = await selectItems(db, draftOrderId)
  const found = await selectCoupons(db, draftOrderId)
  const variantOf = (id: number | null) => items.find((item) => item.id === id)?.variantId ?? null
  return {
    items: items.map(({ type, variantId, quantity, dealId, parentId }) => ({
      type,
      variantId,
      quantity,
      dealId,
      parentVariantId: variantOf(parentId),
    })),
    coupons: found.map(({ code }) => code),
  }
}
