import type { Context } from '../../kernel/context.ts'
import { findUnpriced, type Purchasable } from '../catalog/service.ts'
import { resolvePrice } from '../pricing/rules/resolve-price.ts'
import type { ResolvedPrice } from '../pricing/service.ts'
import type { DraftOrderItemRow } from './queries.ts'

type Unpriced = Awaited<ReturnType<typeof findUnpriced>> extends Map<number, infer Value> ? Value : never

export interface LoadedItem extends DraftOrderItemRow {
  facts: Purchasable
  /** What one of so many copies costs this customer without any deal, and why. */
  price: ResolvedPrice
}

export interface UnpricedItem extends DraftOrderItemRow {
  facts: Unpriced
}

export interface StoredItems {
  rows: DraftOrderItemRow[]
  /** What is on sale in the cart's currency, by variant. */
  sold: ReadonlyMap<number, Purchasable>
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
  known: ReadonlyMap<number, Facts>,
): (DraftOrderItemRow & { facts: Facts })[] =>
  rows.flatMap((item) => {
    const facts = known.get(item.variantId)
    return facts ? [{ ...item, facts }] : []
  })

/** The variants of the items that are not on sale. */
export const idsWithout = (rows: readonly DraftOrderItemRow[], sold: StoredItems['sold']): number[] =>
  rows.map(({ variantId }) => variantId).filter((id) => !sold.has(id))

/** What has left the catalog is not shown, not counted and not ordered. */
export const loadItems = async (ctx: Context, { rows, sold }: StoredItems): Promise<LoadedItems> => {
  const unpriced = await findUnpriced(ctx, idsWithout(rows, sold))
  const items = withFacts(rows, sold).flatMap((item) => {
    const { listed, price: onCard } = item.facts
    const price = resolvePrice(listed, item.quantity)
    return price ? [{ ...item, price: { ...price, vatRate: onCard.vatRate } }] : []
  })
  return {
    bought: items.filter(({ dealId }) => dealId === null),
    rewards: items.filter(({ dealId }) => dealId !== null),
    unpriced: withFacts(rows, unpriced).filter(({ dealId }) => dealId === null),
  }
}
