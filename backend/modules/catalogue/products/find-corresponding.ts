import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../http/context.ts'
import { fail, ok, type Result } from '../../../http/result.ts'
import { parseIsbn } from '../rules/isbn.ts'
import { selectCards } from '../variants/select-cards.ts'
import { selectRepresentatives } from '../variants/select-representatives.ts'

interface Asked {
  sku?: string | undefined
  product?: number | undefined
  parameters?: string[] | undefined
}

/** A choice as an address writes it: an option's key, or the value itself. The format stands on the variant too. */
const has = (pair: string): SQL => {
  const [key = '', value = ''] = pair.split(':')
  const stored = sql`exists (
    select 1 from parameter_values pv join parameters pa on pa.id = pv.parameter_id
    left join parameter_options po on po.id = pv.option_id
    where pv.variant_id = v.id and pa.key = ${key} and ${value} = coalesce(
      po.key, pv.bool_value::text, pv.int_value::text, pv.float_value::text, pv.date_value::text, pv.color_value))`
  return key === 'format' ? sql`(v.format = ${value} or ${stored})` : stored
}

const conditionOf = ({ sku, product, parameters = [] }: Asked): SQL | undefined => {
  if (sku !== undefined) return sql`(v.sku = ${sku} or v.isbn = ${parseIsbn(sku) ?? sku})`
  if (product !== undefined) return sql.join([sql`p.id = ${product}`, ...parameters.map(has)], sql` and `)
  return undefined
}

/** The variant that an SKU, an ISBN or a choice of parameters means. */
export const findCorresponding = async (ctx: Context, asked: Asked): Promise<Result<{ id: number; slug: string }, 'not_found'>> => {
  const condition = conditionOf(asked)
  const [found] = condition ? await selectRepresentatives(ctx, condition) : []
  const card = found && (await selectCards(ctx, [found.id])).get(found.id)
  return card ? ok({ id: card.id, slug: card.slug }) : fail('not_found')
}
