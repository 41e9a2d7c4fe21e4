import { sql } from 'drizzle-orm'
import type { Parameter } from '#contracts/parameters.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isOnSale } from '../variants/is-on-sale.ts'
import { attributeValueOf } from './attribute-value.ts'
import { type ParameterRow, selectParameterValues } from './select-values.ts'

/** A parameter that a variant has twice (two papers, three regions) is one with two values. */
export const byParameter = (rows: readonly ParameterRow[]): Parameter[] =>
  [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((own) => {
    const [first] = own
    const values = own.flatMap((row) => attributeValueOf(row) ?? [])
    return first && values.length > 0
      ? [{ key: first.key, name: first.name, type: first.type, unit: first.unit, values }]
      : []
  })

/** @param which all of them in their order, or the few beside the price */
export const findParameters = async (
  ctx: Context,
  id: number,
  which: 'sorted' | 'highlighted',
): Promise<Result<{ items: Parameter[] }, 'not_found'>> => {
  if (!(await isOnSale(ctx, id))) return fail('not_found')
  const rows = await selectParameterValues(ctx, [id], which === 'highlighted' ? sql`pa.highlighted` : sql`true`)
  return ok({ items: byParameter(rows) })
}
