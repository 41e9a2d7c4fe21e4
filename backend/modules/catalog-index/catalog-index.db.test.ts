import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { listingQuery, type ProductList } from '#contracts/listing.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findCategoryTree } from '../catalog/categories/find-categories.ts'
import { findPublishers } from '../catalog/publishers/find-publishers.ts'
import { listVariants } from '../listing/list-variants.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const list = async (query: Record<string, string>): Promise<ProductList> => {
  const result = await listVariants(ctx, listingQuery.parse({ limit: '1', ...query }))
  if (!result.ok) throw new Error(result.code)
  return result.value
}
const count = async (query: Record<string, string>) => (await list(query)).count

/** A book of the demo catalog that nobody has rated, with copies on hand. */
const book = `(select min(p.id) from products p join variants v on v.product_id = p.id and v.format = 'paperback' and v.active
  join stock_items s on s.variant_id = v.id and s.on_hand > s.reserved + 5
  where p.rating_count = 0 and p.language = 'hu' and not exists (select from package_items where variant_id = v.id))`
const variantsOf = (product: string) => `(select id from variants where product_id = ${product})`

/**
 * Writes of other processes, in plain SQL: what is written, the statement, a query, and by how much the count of the
 * query changes.
 */
const writes: [what: string, statement: string, query: Record<string, string>, difference: number][] = [
  [
    'a price',
    `update prices set gross = 7, net = 6 where currency = 'HUF' and variant_id in ${variantsOf(book)}`,
    { price_max: '7' },
    1,
  ],
  ['a language', `update products set language = 'xx' where id = ${book}`, { language: 'xx' }, 1],
  ['stars', `update products set rating_count = 9, rating_sum = 45 where id = ${book}`, { rating: '4' }, 1],
  ['a variant off sale', `update variants set active = false where product_id = ${book}`, {}, -1],
  ['a price that is gone', `delete from prices where currency = 'HUF' and variant_id in ${variantsOf(book)}`, {}, -1],
  [
    'a variant that is new',
    `with one as (insert into variants (product_id, sku, format, type, vat_rate, published_on)
       select id, 'to-come', 'audio', 'virtual', 5, '2031-01-01' from products where rating_count = 0 limit 1 returning id)
     insert into prices (price_list_id, variant_id, currency, gross, net, since)
       select (select id from price_lists where is_base), id, 'HUF', 100, 95, now() from one`,
    { year_min: '2031' },
    1,
  ],
  [
    'copies of a part, and so a package',
    `update stock_items set on_hand = reserved where variant_id = (select min(variant_id) from package_items
       join variants on variants.id = package_id and active group by package_id order by package_id limit 1)`,
    { format: 'package', availability: 'unavailable' },
    1,
  ],
]

it.each(writes)('%s counts in the next answer', async (_, statement, query, difference) => {
  const before = await count(query)
  await connection.pool.query(statement)
  expect(await count(query)).toBe(before + difference)
})

it('names of authors and publishers are new in the next answer', async () => {
  await connection.pool.query(
    `update contributors set name = '{"hu": "Új Név", "en": "New Name"}' where key = 'jokai-mor'`,
  )
  await connection.pool.query(`update publishers set name = 'Új Kiadó' where key = 'helikon'`)
  const { filters } = await list({ q: 'arany ember' })
  const labels = filters.flatMap(({ values }) => values.map(({ label }) => label))
  expect(labels).toEqual(expect.arrayContaining(['Új Név']))
  expect((await findPublishers(ctx)).items.map(({ name }) => name)).toContain('Új Kiadó')
})

it('parameters are new in the next answer: their values, their options, and which of them filter', async () => {
  const filters = async () =>
    (await list({})).filters.flatMap(({ parameter, values }) => (parameter ? [{ ...parameter, values }] : []))
  const before = await count({ parameter: 'binding:sewn' })
  await connection.pool.query(`
    insert into parameter_values (variant_id, parameter_id, option_id)
    select min(v.id), o.parameter_id, o.id from parameter_options o, variants v join prices on variant_id = v.id and currency = 'HUF'
    where o.key = 'sewn' and v.active and not exists (
      select from variants other join parameter_values on variant_id = other.id and option_id = o.id where other.product_id = v.product_id)
    group by o.id`)
  expect(await count({ parameter: 'binding:sewn' })).toBe(before + 1)
  await connection.pool.query(
    `update parameter_options set label = '{"hu": "varrott", "en": "stitched"}' where key = 'sewn'`,
  )
  expect((await filters()).flatMap(({ values }) => values)).toContainEqual(
    expect.objectContaining({ label: 'varrott', count: before + 1 }),
  )
  await connection.pool.query(`update parameters set filterable = key in ('paper', 'edition')`)
  expect((await filters()).map(({ key }) => key)).toEqual(['edition', 'paper'])
})

it('a product that changes its shelf is counted there', async () => {
  const inCategory = async (slug: string) =>
    (await findCategoryTree(ctx)).items.find(({ path }) => path.includes(`/${slug}-`))
  const before = await inCategory('novellak')
  await connection.pool.query(
    `insert into product_categories (product_id, category_id, position)
     select (select min(id) from products where id not in (select product_id from product_categories pc join categories c on c.id = pc.category_id where c.key = 'novella') and id in (select product_id from variants join prices on prices.variant_id = variants.id and currency = 'HUF' where active)), id, 9 from categories where key = 'novella'`,
  )
  expect(await inCategory('novellak')).toMatchObject({ count: (before?.count ?? 0) + 1 })
})

it('a product that changed counts among more changes than can be named', async () => {
  const before = await count({ price_max: '2' })
  await connection.pool.query(`update prices set gross = 2, net = 1 where currency = 'HUF' and variant_id in
    (select v.id from variants v where v.format = 'paperback' and v.active order by v.id offset 43 limit 1)`)
  await connection.pool.query('insert into catalog_changes (product_id) select 1 from generate_series(1, 30000)')
  expect(await count({ price_max: '2' })).toBe(before + 1)
})

it('what is not committed is not there, and is when it is, whoever committed in between', async ({ skip }) => {
  if (inject('databaseSource').kind === 'pglite') skip('PGlite has one connection')
  const before = await count({ price_max: '3' })
  const [slow, quick] = await Promise.all([connection.pool.connect(), connection.pool.connect()])
  const cheapen = (offset: number) =>
    `update prices set gross = 3, net = 2 where currency = 'HUF' and variant_id in
     (select v.id from variants v where v.format = 'paperback' and v.active order by v.id offset ${offset} limit 1)`
  try {
    await slow.query('begin')
    await slow.query(cheapen(40))
    await quick.query(cheapen(41))
    expect(await count({ price_max: '3' })).toBe(before + 1)
    await quick.query(cheapen(42))
    expect(await count({ price_max: '3' })).toBe(before + 2)
    await slow.query('commit')
    expect(await count({ price_max: '3' })).toBe(before + 3)
  } finally {
    slow.release()
    quick.release()
  }
})
