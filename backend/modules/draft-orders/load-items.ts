import type { Context } from '../../kernel/context.ts'
import { findPurchasable, findUnpriced } from '../catalog/service.ts'
import { resolvePrice } from '../pricing/rules/resolve-price.ts'
import { findListedPrices, type ResolvedPrice } from '../pricing/service.ts'
import type { DraftOrderItemRow } from './queries.ts'

export type Purchasable = Awaited<ReturnType<typeof findPurchasable>> extends Map<number, infer Value> ? Value : never

type Unpriced = Awaited<ReturnType<typeof findUnpriced>> extends Map<number, infer Value> ? Value : never

export interface LoadedItem extends DraftOrderItemRow {
  facts: Purchasable
  /** What one of so many copies costs this customer without any deal, and why. */
  price: ResolvedPrice
}

export interface UnpricedItem extends DraftOrderItemRow {
  facts: Unpriced
}

export interface LoadedItems {
  /** The items and packages that the visitor buys. */
  bought: LoadedItem[]
  /** The gifts and upsells that the visitor has chosen. */
  rewards: LoadedItem[]
  /** Bought items without a price in the cart's currency. */
  unpriced: UnpricedItem[]
}

export const withFacts = <Facts>(
  rows: readonly DraftOrderItemRow[],
  known: Map<number, Facts>,
): (DraftOrderItemRow & { facts: Facts })[] =>
  rows.flatMap((item) => {
    const facts = known.get(item.variantId)
    return facts ? [{ ...item, facts }] : []
  })

/** What has left the catalog is not shown, not counted and not ordered. */
export const loadItems = async (ctx: Context, rows: readonly DraftOrderItemRow[]): Promise<LoadedItems> => {
  const ids = rows.map(({ variantId }) => variantId)
  const sold = await findPurchasable(ctx, ids)
  const prices = await findListedPrices(ctx, [...sold.keys()])
  const unpriced = await findUnpriced(
    ctx,
    ids.filter((id) => !sold.has(id)),
  )
  const items = withFacts(rows, sold).flatMap((item) => {
    const { listed = [], vatRate = 0 } = prices.get(item.variantId) ?? {}
    const price = resolvePrice(listed, item.quantity)
    return price ? [{ ...item, price: { ...price, vatRate } }] : []
  })
  return {
    bought: items.filter(({ dealId }) => dealId === null),
    rewards: items.filter(({ dealId }) => dealId !== null),
    unpriced: withFacts(rows, unpriced).filter(({ dealId }) => dealId === null),
  }
}
