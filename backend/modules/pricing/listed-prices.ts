import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { listHolds } from './price-lists.ts'
import type { PriceWithReasons } from './rules/resolve-price.ts'

export interface ResolvedPrice extends PriceWithReasons {
  /** Percent. */
  vatRate: number
}

/**
 * What the price lists that hold for this customer say of variant `v`, in the currency of the context, as one JSON value
 * of a select (`ListedPrice[]`); `resolvePrice` chooses among it.
 */
export const listedPrices = ({ actor, currency, now }: Pick<Context, 'actor' | 'currency' | 'now'>): SQL => sql`(
  select coalesce(json_agg(json_build_object('list', l.key, 'isBase', l.is_base, 'isContract', l.for_organizations,
    'fromQuantity', listed.from_quantity, 'gross', listed.gross, 'net', listed.net)), '[]')
  from prices listed join price_lists l on l.id = listed.price_list_id
  where listed.variant_id = v.id and listed.currency = ${currency} and ${listHolds(actor, now())})`
