import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../../../../db/connect.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { catalogIndex } from '../../../catalog-index/service.ts'
import { prepareNames, refreshWords } from './prepare-names.ts'

let connection: Connection

beforeAll(async () => (connection = await createTestDatabase()))
afterAll(() => connection.close())

const rowsOf = async <Row>(query: string, values: unknown[] = []): Promise<Row[]> =>
  (await connection.pool.query(query, values)).rows as Row[]
const count = async (table: string): Promise<number | undefined> =>
  (await rowsOf<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count
const setTitle = (id: number, title: string) =>
  connection.pool.query('update products set title = $2, search_names = lower($2) where id = $1', [id, title])
const namesOf = (id: number) =>
  rowsOf<Record<string, unknown>>('select names, title_length, popularity from product_names where product_id = $1', [
    id,
  ])

/** Everything in the table that a product does not have just so. */
const different = () =>
  rowsOf('select * from product_names except select own.* from products p cross join lateral names_of(p) own')

describe('the table of names', () => {
  it('is empty and costs no write where the shop does not search by it', async () => {
    await setTitle(1, 'Első')
    expect(await count('product_names')).toBe(0)
  })

  it('has every product as soon as a backend searches by it, and knows the words', async () => {
    await prepareNames(connection.db)
    expect(await count('product_names')).toBe(await count('products'))
    expect(await different()).toEqual([])
    expect(await rowsOf(`select books > 0 as is_there from search_words where word = 'anna'`)).toEqual([
      { is_there: true },
    ])
  })

  it('follows what is written, and forgets what is deleted', async () => {
    await setTitle(1, 'Második cím')
    await connection.pool.query('update products set popularity = 7654 where id = 1')
    expect(await namesOf(1)).toEqual([{ names: 'második cím', title_length: 11, popularity: 7654 }])
    await connection.pool.query(`
      insert into products (key, slug, language, title, sort_key, publisher_id, lead, description, cover_path, search_names)
      select 'new', 'new', 'hu', 'Zergeszakáll', 'z', publisher_id, lead, description, cover_path, 'zergeszakall' from products where id = 1`)
    expect(await rowsOf(`select names from product_names where names = 'zergeszakall'`)).toHaveLength(1)
    await connection.pool.query(`delete from products where key = 'new'`)
    expect(await rowsOf(`select names from product_names where names = 'zergeszakall'`)).toEqual([])
  })

  it('takes in what an interrupted start has left out', async () => {
    await connection.pool.query('delete from product_names where product_id in (2, 3)')
    await prepareNames(connection.db)
    expect(await count('product_names')).toBe(await count('products'))
  })

  it('holds nothing from before a time in which it was off', async () => {
    await connection.pool.query('alter table products disable trigger product_names_kept')
    await setTitle(1, 'Harmadik')
    expect(await different()).toHaveLength(1)
    await prepareNames(connection.db)
    expect(await different()).toEqual([])
    expect(await namesOf(1)).toMatchObject([{ names: 'harmadik' }])
  })

  it('gives a schedule its new words', async () => {
    await connection.pool.query(`update products set search = to_tsvector('simple', 'zergeszakall') where id = 1`)
    await connection.pool.query(`update products set search = setweight(search, 'A') where id = 1`)
    await refreshWords(connection.db)
    expect(await rowsOf(`select word from search_words where word = 'zergeszakall'`)).toHaveLength(1)
  })
})

it('an index beside it holds no names', async () => {
  const ctx = createTestContext(connection)
  const { entries } = await catalogIndex({ ...ctx, settings: { ...ctx.settings, searchEngine: 'database' } })
  expect(entries.size).toBeGreaterThan(100)
  expect(entries.names).toEqual([])
  expect(entries.terms.words).toEqual([])
  const { entries: full } = await catalogIndex(ctx)
  expect(full.names).toHaveLength(full.size)
  expect(entries.sortKeys).toEqual(full.sortKeys)
})
