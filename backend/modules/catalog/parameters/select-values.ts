import { type SQL, sql } from 'drizzle-orm'
import type { Parameter } from '#contracts/parameters.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ValueRow } from './attribute-value.ts'

export interface ParameterRow extends ValueRow, Omit<Parameter, 'values' | 'type'> {
  variantId: number
  mandatory: boolean
  variantModifier: boolean
  /** Of a text, in Hungarian. */
  plainText: string | null
  [column: string]: unknown
}

/** What these variants have of all parameters, in the parameters' order. */
export const selectParameterValues = async (
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  variantIds: readonly number[],
  condition: SQL = sql`true`,
): Promise<ParameterRow[]> => {
  const { rows } = await db.execute<ParameterRow>(sql`
    select pv.variant_id as "variantId", pa.key, pa.name->>${locale} as name, pa.type, pa.unit->>${locale} as unit,
      pa.mandatory, pa.variant_modifier as "variantModifier", pv.bool_value as "boolValue",
      pv.date_value::text as "dateValue",
      to_char(pv.datetime_value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "datetimeValue",
      pv.int_value as "intValue", pv.string_value->>${locale} as "stringValue", pv.string_value->>'hu' as "plainText", po.key as "optionKey",
      po.label->>${locale} as "optionLabel", pv.float_value as "floatValue", pv.color_value as "colorValue"
    from parameter_values pv join parameters pa on pa.id = pv.parameter_id
    left join parameter_options po on po.id = pv.option_id
    where pv.variant_id = any(${sql.param(variantIds)}::int[]) and ${condition}
    order by pa.position, pa.id, po.position, pv.id`)
  return rows
}
