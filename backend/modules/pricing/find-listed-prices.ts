import { sql } from 'drizzle-orm'
import { anyOf } from '../../db/any-of.ts'
import type { Context } from '../../kernel/context.ts'
import { listHolds } from './price-lists.ts'
import type { ListedPrice, PriceWithReasons } from './rules/resolve-price.ts'

interface Row extends ListedPrice {
  variantId: number
  vatRate: number
  [column: string]: unknown
}

export interface ListedPrices {
  /** Percent. */
  vatRate: number
  listed: readonly ListedPrice[]
}

export interface ResolvedPrice extends PriceWithReasons {
  /** Percent. */
  vatRate: number
}

/**
 * What the price lists that hold for this customer say of each variant, in the currency of the context; `resolvePrice`
 * chooses among it. A variant without a price is left out.
 */
export const findListedPrices = async (
  { db, actor, currency, now }: Pick<Context, 'db' | 'actor' | 'currency' | 'now'>,
  variantIds: readonly number[],
): Promise<Map<number, ListedPrices>> => {
  if (variantIds.length === 0) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select p.variant_id as "variantId", v.vat_rate as "vatRate", l.key as list, l.is_base as "isBase",
      l.for_organizations as "isContract", p.from_quantity as "fromQuantity", p.gross, p.net
    from prices p join price_lists l on l.id = p.price_list_id join variants v on v.id = p.variant_id
    where p.variant_id = ${anyOf(variantIds)} and p.currency = ${currency} and ${listHolds(actor, now())}`)
  const byVariant = [...Map.groupBy(rows, ({ variantId }) => variantId)]
  return new Map(
    byVariant.map(([id, listed]) => [
      id,
      {
        vatRate: listed[0]?.vatRate ?? 0,
        listed: listed.map(({ list, isBase, isContract, fromQuantity, gross, net }) => ({
          list,
          isBase,
          isContract,
          fromQuantity,
          gross,
          net,
        })),
      },
    ]),
  )
}
