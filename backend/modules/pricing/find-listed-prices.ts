import { sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of.ts'
import type { Context } from '../../kernel/context.ts'
import { listHolds } from './price-lists.ts'
import { type ListedPrice, type PriceWithReasons, resolvePrice } from './rules/resolve-price.ts'

interface Row extends ListedPrice {
  variantId: number
  vatRate: number
  [column: string]: unknown
}

export interface ResolvedPrice extends PriceWithReasons {
  /** Percent. */
  vatRate: number
}

/** What one copy of each variant costs this customer in the currency of the context, and why. A variant without a price is left out. */
export const resolvePrices = async (
  { db, actor, currency, now }: Pick<Context, 'db' | 'actor' | 'currency' | 'now'>,
  variantIds: readonly number[],
): Promise<Map<number, ResolvedPrice>> => {
  if (variantIds.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select p.variant_id as "variantId", v.vat_rate as "vatRate", l.key as list, l.is_base as "isBase", p.gross, p.net
    from prices p join price_lists l on l.id = p.price_list_id join variants v on v.id = p.variant_id
    where p.variant_id = ${anyOf(variantIds)} and p.currency = ${currency} and ${listHolds(actor.segment, now())}`)
  const resolved = [...Map.groupBy(rows, ({ variantId }) => variantId)].flatMap(([id, listed]) => {
    const price = resolvePrice(listed)
    return price ? [[id, { ...price, vatRate: listed[0]?.vatRate ?? 0 }] as const] : []
  })
  return new Map(resolved)
}
