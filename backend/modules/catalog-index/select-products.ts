import { type SQL, sql } from 'drizzle-orm'
import { contributorRoles, formats } from '#contracts/shop.ts'
import type { Database } from '../../db/connect.ts'
import { basePriceList } from '../pricing/service.ts'
import { packageStock, stock, webStock } from '../stock/service.ts'
import { type Column, columns } from './facts.ts'
import type { ProductEntry } from './rules/entries.ts'
import { type ParameterSets, setNumber } from './rules/parameter-sets.ts'
import { roleCeiling } from './rules/people.ts'
import { currencyNames, inStock, noPrice, reducedIn } from './rules/variant-record.ts'

type ProductRow = Record<Column, number | string> & {
  id: number
  sortKey: string
  names: string | null
  nameWords: string | null
  seriesWords: string | null
  creditWords: string | null
  people: string | null
  categories: string | null
}

const name = (text: string) => sql.identifier(text)

const columnNames = Object.keys(columns) as Column[]

const columnList = sql.join(
  columnNames.map((column) => sql`${columns[column]} as ${name(column)}`),
  sql`, `,
)

const wordsOf = (weights: SQL): SQL => sql`array_to_string(tsvector_to_array(ts_filter(p.search, ${weights})), ' ')`

/** Lists come as text, which is read much faster than an array. */
const selectProducts = (ids: SQL): SQL => sql`
  select p.id, ${columnList}, p.sort_key as "sortKey", p.search_names as names,
    ${wordsOf(sql`'{a}'`)} as "nameWords", ${wordsOf(sql`'{b}'`)} as "seriesWords", ${wordsOf(sql`'{c}'`)} as "creditWords",
    credits.people, placed.categories
  from products p
  left join works w on w.id = p.work_id
  left join (
    select product_id, string_agg(
      (contributor_id * ${sql.raw(String(roleCeiling))} + array_position(${sql.param(contributorRoles)}::text[], role) - 1)::text, ',' order by position) as people
    from product_contributors where product_id = any(${ids}) group by product_id
  ) credits on credits.product_id = p.id
  left join (
    select product_id, string_agg(category_id::text, ',' order by position) as categories
    from product_categories where product_id = any(${ids}) group by product_id
  ) placed on placed.product_id = p.id
  where p.id = any(${ids})`

interface VariantRow {
  productId: number
  id: number
  format: number
  day: number
  year: number
  inStock: boolean
  parameters: string | null
  [gross: `gross${string}` | `original${string}`]: number | null
  [column: string]: unknown
}

const priceColumns = sql.join(
  currencyNames.map(
    (one) =>
      sql`${name(one)}.gross as ${name(`gross${one}`)}, ${name(one)}.original_gross as ${name(`original${one}`)}`,
  ),
  sql`, `,
)
const priceJoins = sql.join(
  currencyNames.map(
    (
      one,
    ) => sql`left join prices ${name(one)} on ${name(one)}.variant_id = v.id and ${name(one)}.currency = ${sql.raw(`'${one}'`)}
      and ${name(one)}.price_list_id = ${basePriceList}`,
  ),
  sql` `,
)

/** Each value with the id of its parameter, as parameter-sets.ts expects them. A moment is its day in the shop. */
const parameterValue = sql`jsonb_build_array(pv.parameter_id, coalesce(to_jsonb(pv.option_id), pv.string_value, to_jsonb(coalesce(
  pv.bool_value::text, pv.int_value::text, pv.float_value::text, pv.date_value::text,
  (pv.datetime_value at time zone 'Europe/Budapest')::date::text, substr(pv.color_value, 2)))))`

const selectVariants = (ids: SQL): SQL => sql`
  select v.product_id as "productId", v.id, array_position(${sql.param(formats)}::text[], v.format) - 1 as format,
    v.published_on - date '2000-01-01' as day, extract(year from v.published_on)::int as year,
    coalesce(${stock}, 1) > 0 as "inStock", pa.list as parameters, ${priceColumns}
  from variants v ${priceJoins}
  left join ${webStock}
  left join ${packageStock}
  left join (
    select pv.variant_id, jsonb_agg(${parameterValue} order by ${parameterValue})::text as list
    from parameter_values pv join parameters on parameters.id = pv.parameter_id and parameters.filterable
    where pv.variant_id in (select id from variants where product_id = any(${ids})) group by pv.variant_id
  ) pa on pa.variant_id = v.id
  where v.active and v.product_id = any(${ids}) order by v.product_id, v.id`

const recordOf = (row: VariantRow, sets: ParameterSets): number[] => [
  row.id,
  currencyNames.reduce(
    (marks, one) => (row[`original${one}`] === null ? marks : marks | reducedIn(one)),
    row.format | (row.inStock ? inStock : 0),
  ),
  row.day,
  row.year,
  setNumber(sets, row.parameters),
  ...currencyNames.map((one) => row[`gross${one}`] ?? noPrice),
]

const wordsIn = (list: string | null): string[] => (list ? list.split(' ') : [])
const numbersIn = (list: string | null): number[] => (list === null ? [] : list.split(',').map(Number))

/**
 * What the database holds of these products; products that no longer exist are missing.
 * @param sets number the parameters of the variants
 */
export const readProducts = async (
  db: Database,
  productIds: readonly number[],
  sets: ParameterSets,
): Promise<ProductEntry[]> => {
  const ids = sql`${sql.param(productIds)}::int[]`
  const products = await db.execute<ProductRow>(selectProducts(ids))
  const variants = await db.execute<VariantRow>(selectVariants(ids))
  const records = new Map<number, number[]>()
  for (const row of variants.rows) {
    const own = records.get(row.productId)
    if (own) own.push(...recordOf(row, sets))
    else records.set(row.productId, recordOf(row, sets))
  }
  return products.rows.map((row) => ({
    id: row.id,
    columns: Object.fromEntries(columnNames.map((column) => [column, row[column]])),
    sortKey: row.sortKey,
    names: row.names ?? '',
    words: { name: wordsIn(row.nameWords), series: wordsIn(row.seriesWords), credits: wordsIn(row.creditWords) },
    people: numbersIn(row.people),
    categories: numbersIn(row.categories),
    variants: records.get(row.id) ?? [],
  }))
}
