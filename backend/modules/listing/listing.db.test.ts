import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ListingQuery, listingQuery, type ProductList } from '#contracts/listing.ts'
import { ageBands, availabilities, formats, leastRatings } from '#contracts/shop.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import {
  countProducts,
  isForBand,
  passing,
  type PlainVariant,
  readPlainVariants,
} from './catalog-oracle.test-support.ts'
import { listVariants } from './list-variants.ts'

let connection: Connection
let ctx: Context
let plain: PlainVariant[]

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
  await connection.pool.query(
    `update products set rating_count = 1 + id % 5, rating_sum = (1 + id % 5) * (1 + id % 9) / 2 where id % 3 > 0`,
  )
  // A second paperback of the same books: a facet counts books.
  await connection.pool.query(`
    with second as (
      insert into variants (product_id, sku, format, type, vat_rate, published_on)
      select product_id, 'second-' || id, format, type, vat_rate, published_on + 800 from variants
      where format = 'paperback' and id % 4 = 0 returning id
    )
    insert into prices (price_list_id, variant_id, currency, gross, net, since)
    select (select id from price_lists where is_base), id, 'HUF', 3990, 3800, now() from second`)
  // Numbers, and several values of one variant.
  await connection.pool.query(`
    with weight as (insert into parameters (key, name, type, unit, position, filterable)
      values ('thickness', '{"hu": "Vastagság", "en": "Thickness"}', 'int', '{"hu": "mm", "en": "mm"}', 90, true) returning id)
    insert into parameter_values (variant_id, parameter_id, int_value)
    select v.id, weight.id, (v.id % 4) * 9 + extra from variants v, weight, generate_series(0, 1) extra where v.id % 3 > 0`)
  plain = await readPlainVariants(connection, 'HUF', '2026-11-21')
})
afterAll(() => connection.close())

const list = async (query: Record<string, string>, context = ctx): Promise<ProductList> => {
  const result = await listVariants(context, listingQuery.parse(query))
  if (!result.ok) throw new Error(result.code)
  return result.value
}

const some = <T extends string | number>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) }), {
    nil: undefined,
    freq: 2,
  })
const distinct = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))]
const anyQuery = () =>
  fc.record({
    format: some(formats),
    language: some(['hu', 'en'] as const),
    availability: some(availabilities),
    publisher: some(['park', 'helikon', 'northlight', 'jelenkor', 'kolibri']),
    author: some([...new Set(plain.flatMap(({ authors }) => authors))]),
    series: some(distinct(plain.map(({ series }) => series))),
    age: some(ageBands),
    year_min: fc.option(fc.integer({ min: 1990, max: 2024 }), { nil: undefined, freq: 2 }),
    year_max: fc.option(fc.integer({ min: 2015, max: 2027 }), { nil: undefined, freq: 2 }),
    rating: fc.option(fc.constantFrom(...leastRatings), { nil: undefined, freq: 2 }),
    parameter: some([...new Set(plain.flatMap(({ parameters }) => parameters))]),
    price_min: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined, freq: 2 }),
    price_max: fc.option(fc.integer({ min: 2500, max: 9000 }), { nil: undefined, freq: 2 }),
  })
const inUrl = (query: Partial<ListingQuery>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

describe('filters', () => {
  it('find what filtering by hand finds, and count each facet without its own selection', () =>
    fc.assert(
      fc.asyncProperty(anyQuery(), async (chosen) => {
        const query = listingQuery.parse(inUrl(chosen))
        const answer = await list({ ...inUrl(chosen), limit: '100' })
        expect(answer.count).toBe(countProducts(passing(plain, query)))
        const matching = new Set(passing(plain, query).map(({ id }) => id))
        for (const card of answer.products) expect(matching.has(card.id)).toBe(true)

        const filterOf = (token: string) => answer.filters.find((filter) => filter.token === token)
        for (const facet of ['format', 'language', 'availability', 'publisher'] as const) {
          const others = passing(plain, query, facet)
          for (const { value, count, selected } of filterOf(facet)?.values ?? []) {
            expect(count).toBe(countProducts(others.filter((variant) => variant[facet] === value)))
            expect(selected).toBe(Boolean((query[facet] as string[] | undefined)?.includes(value)))
          }
        }
        const byOthers = passing(plain, query, 'author')
        for (const { value, count } of filterOf('author')?.values ?? [])
          expect(count).toBe(countProducts(byOthers.filter(({ authors }) => authors.includes(Number(value)))))
        const bySeries = passing(plain, query, 'series')
        for (const { value, count } of filterOf('series')?.values ?? [])
          expect(count).toBe(countProducts(bySeries.filter(({ series }) => series === Number(value))))
        const byAge = passing(plain, query, 'age')
        for (const band of ageBands)
          expect(filterOf('age')?.values.find(({ value }) => value === band)?.count ?? 0).toBe(
            countProducts(byAge.filter((variant) => isForBand(variant, band))),
          )
        const byRating = passing(plain, query, 'rating')
        for (const least of leastRatings)
          expect(filterOf('rating')?.values.find(({ value }) => value === String(least))?.count ?? 0).toBe(
            countProducts(byRating.filter(({ stars }) => stars !== null && stars >= least)),
          )
        for (const { parameter, values } of answer.filters.filter(({ token }) => token === 'parameter')) {
          const byParameter = passing(plain, query, parameter?.key)
          for (const { value, count, selected } of values) {
            expect(count).toBe(countProducts(byParameter.filter(({ parameters }) => parameters.includes(value))))
            expect(selected).toBe(Boolean(query.parameter?.includes(value)))
          }
        }
        const years = passing(plain, query, 'year').map(({ year }) => year)
        expect(filterOf('year')).toMatchObject(
          years.length > 0 ? { min: Math.min(...years), max: Math.max(...years) } : {},
        )
        const grosses = passing(plain, query, 'price').map(({ gross }) => gross)
        expect(filterOf('price')).toMatchObject(
          grosses.length > 0 ? { min: Math.min(...grosses), max: Math.max(...grosses) } : {},
        )
      }),
      { numRuns: 40 },
    ))

  it('show one variant of a product: what can be had before what cannot, then by format', async () => {
    const { products } = await list({ limit: '100' })
    for (const card of products) {
      const rank = (variant: PlainVariant) =>
        (variant.availability === 'unavailable' ? 10 : 0) + formats.indexOf(variant.format)
      const best = plain
        .filter(({ productId }) => productId === card.productId)
        .toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)[0]
      expect(card.id).toBe(best?.id)
    }
  })

  it('show the format that was asked for', async () => {
    const { products } = await list({ format: 'audio', limit: '100' })
    expect(new Set(products.map(({ format }) => format))).toEqual(new Set(['audio']))
  })

  it('keep a selected value that has nothing left, so that it can be taken back', async () => {
    const { filters } = await list({ format: 'package', author: '1' })
    const author = filters.find(({ token }) => token === 'author')?.values.find(({ value }) => value === '1')
    expect(author).toEqual({ value: '1', label: expect.stringMatching(/\p{L}/u), count: 0, selected: true })
  })

  it('find only reduced prices, each with its original', async () => {
    const { products, count } = await list({ reduced: 'true', limit: '100' })
    expect(count).toBeGreaterThan(40)
    for (const { price } of products) expect(price.original?.gross).toBeGreaterThan(price.gross)
  })
})

describe('currency and language', () => {
  it('prices in the asked currency, and leaves out what has no price in it', async () => {
    const euros = { ...ctx, currency: 'EUR' as const }
    const before = await list({}, euros)
    expect(before.products.every(({ price }) => price.currency === 'EUR' && price.gross % 100 === 90)).toBe(true)
    const [gone] = before.products
    if (!gone) throw new Error('empty')
    await connection.pool.query(
      `delete from prices where currency = 'EUR' and variant_id in (select id from variants where product_id = $1)`,
      [gone.productId],
    )
    const after = await list({}, euros)
    expect(after.count).toBe(before.count - 1)
    expect(after.products.map(({ productId }) => productId)).not.toContain(gone.productId)
  })

  it('names authors in the asked language', async () => {
    const named = async (locale: 'hu' | 'en') =>
      (await list({ q: 'Édes Anna' }, { ...ctx, locale })).products[0]?.authors[0]?.name
    expect(await named('hu')).toBe('Kosztolányi Dezső')
    expect(await named('en')).toBe('Dezső Kosztolányi')
  })
})
