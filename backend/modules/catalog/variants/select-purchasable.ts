import { type SQL, sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ListedPrice } from '../../pricing/rules/resolve-price.ts'
import { listedPrices } from '../../pricing/service.ts'
import { choiceIsOpen } from './choice-sql.ts'
import { type CardRow, cardColumns, cardOf } from './select-cards.ts'
import { variantsOnSale } from './variant-sql.ts'

/** A card, and what a cart must know of a variant to sell it. */
export interface Purchasable extends VariantCard {
  type: 'physical' | 'virtual'
  /** It leaves open what a buyer has to choose. */
  needsChoice: boolean
  /** What leaves the warehouse for one copy of a package; empty for everything else. */
  components: { variantId: number; quantity: number }[]
  /** What the price lists that hold for the customer say, the list price among it. */
  listed: ListedPrice[]
}

type Facts = Pick<Purchasable, 'type' | 'needsChoice' | 'components' | 'listed'>
export type PurchasableRow = CardRow & Facts

/** The parts of package `v`. Nothing else is looked for in the table. */
const components = sql`case when v.format = 'package' then (
  select coalesce(json_agg(json_build_object('variantId', part.variant_id, 'quantity', part.quantity)
    order by part.variant_id), '[]')
  from package_items part where part.package_id = v.id) else '[]' end`

/** The variants among these that are on sale, as one JSON value of a select, for `purchasableOf`. @param ids `anyOf` of the ids */
export const purchasableSql = (ctx: Context, ids: SQL): SQL => sql`(
  select coalesce(json_agg(found), '[]') from (
    select ${cardColumns(ctx)}, v.type, ${choiceIsOpen} as "needsChoice", ${components} as components,
      ${listedPrices(ctx)} as listed
    from ${variantsOnSale(ctx)} join publishers b on b.id = p.publisher_id
    where v.active and v.id = ${ids}) found)`

export const purchasableOf = (rows: readonly PurchasableRow[]): Map<number, Purchasable> =>
  new Map(
    rows.map((row) => {
      const { type, needsChoice, components, listed } = row
      return [row.id, { ...cardOf(row), type, needsChoice, components, listed }]
    }),
  )

export const selectPurchasable = async (ctx: Context, ids: readonly number[]): Promise<Map<number, Purchasable>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ books: PurchasableRow[] }>(
    sql`select ${purchasableSql(ctx, anyOf(ids))} as books`,
  )
  return purchasableOf(rows[0]?.books ?? [])
}
