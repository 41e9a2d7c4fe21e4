import { sql } from 'drizzle-orm'
import { anyOf } from '../../../db/any-of.ts'
import type { VariantCard } from '#contracts/variant-cards.ts'
import type { Context } from '../../../kernel/context.ts'
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
}

type PurchasableRow = CardRow & Pick<Purchasable, 'type' | 'needsChoice' | 'components'>

export const selectPurchasable = async (ctx: Context, ids: readonly number[]): Promise<Map<number, Purchasable>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<PurchasableRow>(sql`
    select ${cardColumns(ctx)}, v.type, ${choiceIsOpen} as "needsChoice",
      (select coalesce(json_agg(json_build_object('variantId', part.variant_id, 'quantity', part.quantity)
          order by part.variant_id), '[]')
        from package_items part where part.package_id = v.id) as components
    from ${variantsOnSale(ctx)} join publishers b on b.id = p.publisher_id
    where v.active and v.id = ${anyOf(ids)}`)
  return new Map(
    rows.map((row) => {
      const { type, needsChoice, components } = row
      return [row.id, { ...cardOf(row), type, needsChoice, components }]
    }),
  )
}
