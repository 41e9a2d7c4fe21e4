import type { ListingQuery } from '#contracts/listing.ts'
import type { AgeBand, Availability, Format } from '#contracts/shop.ts'
import type { Connection } from '../../db/connect.ts'

/** A variant on sale. The test counts such variants without SQL, to check the results of the listing's SQL. */
export interface PlainVariant {
  id: number
  productId: number
  format: Format
  language: string
  publisher: string
  gross: number
  availability: Availability
  authors: number[]
  series: number | null
  /** The first and the last year, both included. */
  ages: [number, number] | null
  year: number
  /** The average of the stars. */
  stars: number | null
  /** The filterable parameters, such as `binding:sewn`. */
  parameters: string[]
}

export const readPlainVariants = async (
  { pool }: Connection,
  currency: 'HUF' | 'EUR',
  today: string,
): Promise<PlainVariant[]> => {
  const { rows } = await pool.query(
    `select v.id, v.product_id, v.format, v.type, v.published_on::text, p.language, p.series_id, p.age_from, p.age_to,
      p.rating_sum, p.rating_count, b.key as publisher, pr.gross,
      coalesce((select on_hand - reserved from stock_items s
        join warehouses w on w.id = s.warehouse_id and w.kind = 'web' where s.variant_id = v.id), 0) as stock,
      array(select contributor_id from product_contributors where product_id = p.id and role = 'author') as authors,
      array(select variant_id from package_items where package_id = v.id) as parts,
      array(select pa.key || ':' || coalesce(po.key, pv.bool_value::text, pv.int_value::text, translate(pv.string_value->>'hu', 'áéí .', 'aei-'))
        from parameter_values pv join parameters pa on pa.id = pv.parameter_id and pa.filterable
        left join parameter_options po on po.id = pv.option_id where pv.variant_id = v.id) as parameters
    from variants v join products p on p.id = v.product_id join publishers b on b.id = p.publisher_id
    join prices pr on pr.variant_id = v.id and pr.currency = $1 and pr.price_list_id = 1 where v.active`,
    [currency],
  )
  const stock = new Map(rows.map((row) => [row.id, row.stock]))
  const isInStock = (row: (typeof rows)[number]): boolean =>
    row.format === 'package'
      ? row.parts.every((part: number) => stock.get(part) > 0)
      : row.type === 'virtual' || row.stock > 0
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    format: row.format,
    language: row.language,
    publisher: row.publisher,
    gross: row.gross,
    availability: row.published_on > today ? 'preorder' : isInStock(row) ? 'available' : 'unavailable',
    authors: row.authors,
    series: row.series_id,
    ages: row.age_from === null ? null : [row.age_from, row.age_to],
    year: Number(row.published_on.slice(0, 4)),
    stars: row.rating_count > 0 ? row.rating_sum / row.rating_count : null,
    parameters: row.parameters,
  }))
}

/** @returns whether two ranges of ages share a year */
export const isForBand = ({ ages }: PlainVariant, band: AgeBand): boolean => {
  if (!ages) return false
  const [low = 0, high = 0] = band.split('-').map(Number)
  const [from, to] = [ages[0], Math.max(ages[1], ages[0] + 1)]
  return Array.from({ length: high - low }, (_, year) => low + year).some((year) => from <= year && year < to)
}

const tests: Record<string, (variant: PlainVariant, query: ListingQuery) => boolean> = {
  format: (variant, { format }) => !format || format.includes(variant.format),
  language: (variant, { language }) => !language || language.includes(variant.language),
  availability: (variant, { availability }) => !availability || availability.includes(variant.availability),
  publisher: (variant, { publisher }) => !publisher || publisher.includes(variant.publisher),
  author: (variant, { author }) => !author || variant.authors.some((id) => author.includes(id)),
  price: (variant, { price_min, price_max }) =>
    variant.gross >= (price_min ?? 0) && variant.gross <= (price_max ?? Infinity),
  series: (variant, { series }) => !series || (variant.series !== null && series.includes(variant.series)),
  age: (variant, { age }) => !age || age.some((band) => isForBand(variant, band)),
  year: ({ year }, { year_min, year_max }) => year >= (year_min ?? 0) && year <= (year_max ?? Infinity),
  rating: ({ stars }, { rating }) => rating === undefined || (stars !== null && stars >= rating),
}

const keyOf = (choice: string): string => choice.split(':')[0] ?? ''

const passesParameters = ({ parameters }: PlainVariant, { parameter = [] }: ListingQuery, leaveOut?: string): boolean =>
  [...Map.groupBy(parameter, keyOf)].every(
    ([key, choices]) => key === leaveOut || choices.some((choice) => parameters.includes(choice)),
  )

/** @returns the variants that pass every filter except one, which is a facet or, by its key, a parameter */
export const passing = (variants: readonly PlainVariant[], query: ListingQuery, leaveOut?: string): PlainVariant[] =>
  variants.filter(
    (variant) =>
      passesParameters(variant, query, leaveOut) &&
      Object.entries(tests).every(([facet, test]) => facet === leaveOut || test(variant, query)),
  )

export const countProducts = (variants: readonly PlainVariant[]): number =>
  new Set(variants.map(({ productId }) => productId)).size
