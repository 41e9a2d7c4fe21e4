import { type SQL, sql } from 'drizzle-orm'
import { contributorRoles, formats } from '#contracts/shop.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Database } from '../../db/connect.ts'
import { basePriceList } from '../pricing/service.ts'
import { packageStock, stock, webStock } from '../stock/service.ts'
import { type Column, columns } from './facts.ts'
import type { Entries, ProductEntry } from './rules/entries.ts'
import { type ParameterSets, setNumber } from './rules/parameter-sets.ts'
import { roleCeiling } from './rules/people.ts'
import {
  currencyNames,
  field,
  inStock,
  noDay,
  noPrice,
  noYear,
  recordLength,
  reducedIn,
} from './rules/variant-record.ts'

/** Products of one query, some twenty milliseconds of Postgres. */
const batchSize = 500

/** Queries under way at once: Postgres answers the next ones while this process works on one. */
const batchesAhead = 3

const name = (text: string) => sql.identifier(text)
const number = (value: number) => sql.raw(String(value))
const text = (list: readonly string[]) => sql`${sql.param(list)}::text[]`

const columnList = sql.join(
  Object.entries(columns).map(([column, fact]) => sql`${fact} as ${name(column)}`),
  sql`, `,
)

const wordsOf = (weights: SQL): SQL => sql`array_to_string(tsvector_to_array(ts_filter(p.search, ${weights})), ' ')`

const people = sql`
  select string_agg((contributor_id * ${number(roleCeiling)} + array_position(${text(contributorRoles)}, role) - 1)::text, ',' order by position) as people
  from product_contributors where product_id = p.id`

const categories = sql`
  select string_agg(category_id::text, ',' order by position) as categories from product_categories where product_id = p.id`

/** A value with the id of its parameter as JSON, as parameter-sets.ts expects them. A moment is its day in the shop. */
const parameterValue = sql`'[' || pv.parameter_id || ',' || coalesce(pv.option_id::text, pv.string_value::text, '"' || coalesce(
  pv.bool_value::text, pv.int_value::text, pv.float_value::text, pv.date_value::text,
  (pv.datetime_value at time zone 'Europe/Budapest')::date::text, substr(pv.color_value, 2)) || '"') || ']'`

const parameters = sql`
  select string_agg(${parameterValue}, ',' order by ${parameterValue}) as parameters
  from parameter_values pv join parameters on parameters.id = pv.parameter_id and parameters.filterable
  where pv.variant_id = v.id`

const marks = sql.join(
  [
    sql`array_position(${text(formats)}, v.format) - 1`,
    sql`case when coalesce(${stock}, 1) > 0 then ${number(inStock)} else 0 end`,
    ...currencyNames.map(
      (one) => sql`case when ${name(one)}.original_gross is null then 0 else ${number(reducedIn(one))} end`,
    ),
  ],
  sql` | `,
)

/** See variant-record.ts. The number of the set of parameters is not known here. */
const record = sql.join(
  [
    sql`v.id`,
    sql`${marks}`,
    sql`coalesce(v.published_on - date '2000-01-01', ${number(noDay)})`,
    sql`coalesce(extract(year from v.published_on), ${number(noYear)})`,
    sql`0`,
    ...currencyNames.map((one) => sql`coalesce(${name(one)}.gross, ${number(noPrice)})`),
    ...currencyNames.map((one) => sql`coalesce(${name(one)}.net, ${number(noPrice)})`),
  ],
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

const variants = sql`
  select string_agg(concat_ws(',', ${record}), ',' order by v.id) as variants,
    string_agg(coalesce(own.parameters, ''), e'\\n' order by v.id) as parameters
  from variants v ${priceJoins}
  left join ${webStock}
  left join ${packageStock}
  cross join lateral (${parameters}) own
  where v.active and v.product_id = p.id`

type ProductRow = Record<Column, number | string> & {
  id: number
  sortKey: string
  names: string | null
  nameWords: string | null
  seriesWords: string | null
  creditWords: string | null
  people: string | null
  categories: string | null
  variants: string | null
  /** Of each variant a line. */
  parameters: string | null
}

const allNames = sql`p.search_names as names, ${wordsOf(sql`'{a}'`)} as "nameWords", ${wordsOf(sql`'{b}'`)} as "seriesWords",
  ${wordsOf(sql`'{c}'`)} as "creditWords"`

/** What titles are sorted by. */
const titleAlone = sql`plain(p.title) as names, null as "nameWords", null as "seriesWords", null as "creditWords"`

/**
 * A row for each product. Lists come as text, which is read much faster than an array, and are looked up product by
 * product: in a join of whole lists Postgres cannot know how many rows a batch has.
 * @param holdsNames whether the index holds all names with their words
 */
export const productQuery = (ids: readonly number[], holdsNames: boolean): SQL => sql`
  select p.id, ${columnList}, p.sort_key as "sortKey", ${holdsNames ? allNames : titleAlone},
    credits.people, placed.categories, offered.variants, offered.parameters
  from products p
  left join works w on w.id = p.work_id
  cross join lateral (${people}) credits
  cross join lateral (${categories}) placed
  cross join lateral (${variants}) offered
  where p.id = ${anyOf(ids)}`

const wordsIn = (list: string | null): string[] => (list ? list.split(' ') : [])
const numbersIn = (list: string | null): number[] => JSON.parse(`[${list ?? ''}]`) as number[]

const variantsOf = (row: ProductRow, sets: ParameterSets): number[] => {
  const records = numbersIn(row.variants)
  const lists = row.parameters?.split('\n') ?? []
  for (const [place, list] of lists.entries()) records[place * recordLength + field.parameters] = setNumber(sets, list)
  return records
}

const entryOf = (row: ProductRow, sets: ParameterSets): ProductEntry => ({
  id: row.id,
  columns: row as Record<Column, number | string>,
  sortKey: row.sortKey,
  names: row.names ?? '',
  words: { name: wordsIn(row.nameWords), series: wordsIn(row.seriesWords), credits: wordsIn(row.creditWords) },
  people: numbersIn(row.people),
  categories: numbersIn(row.categories),
  variants: variantsOf(row, sets),
})

export interface Batch {
  ids: readonly number[]
  /** What the database holds of them; products that no longer exist are missing. */
  products: ProductEntry[]
}

/** Reads these products in batches. While the caller works on one batch, the database answers the next ones. */
export async function* readProducts(
  db: Database,
  productIds: readonly number[],
  { parameters, holdsNames }: Pick<Entries, 'parameters' | 'holdsNames'>,
): AsyncGenerator<Batch> {
  const rest = productIds.values()
  const underWay: { ids: number[]; rows: Promise<{ rows: ProductRow[] }> }[] = []
  for (;;) {
    while (underWay.length < batchesAhead) {
      const ids = [...rest.take(batchSize)]
      if (ids.length === 0) break
      const rows = db.execute<ProductRow>(productQuery(ids, holdsNames))
      // The caller gets the failure of a batch in its turn; until then Node must not take it for unhandled.
      rows.catch(() => {})
      underWay.push({ ids, rows })
    }
    const next = underWay.shift()
    if (!next) return
    yield { ids: next.ids, products: (await next.rows).rows.map((row) => entryOf(row, parameters)) }
  }
}
