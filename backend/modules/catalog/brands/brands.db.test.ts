import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../../db/connect.ts'
import type { Context } from '../../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { listVariants } from '../../listing/list-variants.ts'
import { findBrandDetails } from './find-brand-details.ts'
import { findBrand, findBrandName, findBrands } from './find-brands.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

const list = async (asked: Partial<Parameters<typeof findBrands>[1]>) => {
  const found = await findBrands(ctx, { limit: 100, ...asked })
  if (!found.ok) throw new Error(found.code)
  return found.value
}

const idOf = async (key: string): Promise<number> =>
  (await connection.pool.query('select id from contributors where key = $1', [key])).rows[0].id

describe('the list of authors', () => {
  it('has letters whose counts add up, each with as many names as it says', async () => {
    const { letters, count } = await list({ limit: 1 })
    expect(letters.reduce((sum, one) => sum + one.count, 0)).toBe(count)
    for (const { letter, count: ofLetter } of letters) {
      const under = await list({ letter })
      expect(under.count).toBe(ofLetter)
      expect(under.items).toHaveLength(Math.min(ofLetter, 100))
    }
  })

  it('keeps digraphs apart from their first letter', async () => {
    const [s, sz] = [await list({ letter: 's' }), await list({ letter: 'sz' })]
    expect(sz.items.map(({ name }) => name)).toContain('Szabó Magda')
    expect(s.items.map(({ name }) => name)).not.toContain('Szabó Magda')
    expect(s.items.map(({ name }) => name)).toContain('William Shakespeare')
    expect(s.items.map(({ sortedName }) => sortedName)).toContain('Shakespeare, William')
  })

  it('is paged within a letter', async () => {
    const whole = await list({ letter: 'm' })
    const first = await list({ letter: 'm', limit: 3 })
    const second = await list({ letter: 'm', limit: 3, cursor: first.cursor ?? undefined })
    expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 6))
    expect(second.count).toBe(whole.count)
  })

  it('is searched by any word of a name, without accents, in either order', async () => {
    for (const q of ['kosztolanyi', 'dezso kosz', 'Kosztolányi Dezső']) {
      const found = await list({ q })
      expect(found.items.map(({ path }) => path)).toEqual(['/kosztolanyi'])
      expect(found.count).toBe(1)
    }
    expect(await list({ q: '%' })).toMatchObject({ items: [], count: 0 })
  })

  it('refuses a cursor that is none', async () => {
    expect(await findBrands(ctx, { cursor: 'x', limit: 5 })).toMatchObject({ ok: false, field: 'cursor' })
  })
})

describe('one brand', () => {
  it('may be a translator, whose list of authored books is empty', async () => {
    const { rows } = await connection.pool.query(
      `select contributor_id as id from product_contributors where role = 'translator'
        and contributor_id not in (select contributor_id from product_contributors where role = 'author') limit 1`,
    )
    const found = await findBrand(ctx, rows[0].id)
    expect(found.ok && found.value.count).toBe(0)
    const details = await findBrandDetails(ctx, rows[0].id)
    expect(details.ok && details.value.roles.map(({ role }) => role)).toEqual(['translator'])
  })

  it('is not there when there is none, or none of the books is on sale', async () => {
    expect(await findBrand(ctx, 99_999)).toMatchObject({ ok: false, code: 'not_found' })
    expect(await findBrandDetails(ctx, 99_999)).toMatchObject({ ok: false, code: 'not_found' })
    expect(await findBrandName(ctx, 99_999)).toMatchObject({ ok: false, code: 'not_found' })
  })

  it('has a name, years, languages and as many books by role as the listing shows', async () => {
    const id = await idOf('kosztolanyi-dezso')
    expect(await findBrandName(ctx, id)).toEqual({ ok: true, value: { name: 'Kosztolányi Dezső' } })
    const found = await findBrandDetails(ctx, id)
    if (!found.ok) throw new Error(found.code)
    expect(found.value).toMatchObject({ letter: 'k', monogram: 'KD', born: 1885, died: 1936, country: 'HU' })
    expect(found.value.languages).toEqual(expect.arrayContaining(['hu', 'en']))
    expect(found.value.firstYear).toBeLessThanOrEqual(1926)
    for (const { role, count } of found.value.roles) {
      const listing = await listVariants(ctx, listingQuery.parse({ brand: String(id), role }))
      expect(listing.ok && listing.value.count, role).toBe(count)
    }
  })

  it('is known first for what it wrote, then for what it helped with', async () => {
    const id = await idOf('kosztolanyi-dezso')
    const popular = await listVariants(ctx, listingQuery.parse({ brand: String(id), sort: 'popular', limit: '100' }))
    if (!popular.ok) throw new Error(popular.code)
    const wrote = popular.value.products.map(({ authors }) => authors.some((author) => author.id === id))
    expect(wrote).toContain(false)
    expect(wrote.lastIndexOf(true)).toBeLessThan(wrote.indexOf(false))
  })

  it('has contemporaries of the same shelves', async () => {
    const found = await findBrandDetails(ctx, await idOf('kosztolanyi-dezso'))
    if (!found.ok) throw new Error(found.code)
    expect(found.value.related.length).toBeGreaterThan(2)
    const { rows } = await connection.pool.query('select born, key from contributors where id = any($1)', [
      found.value.related.map(({ id }) => id),
    ])
    for (const { born, key } of rows) {
      expect(Math.abs(born - 1885), key).toBeLessThanOrEqual(25)
      expect(key).not.toBe('kosztolanyi-dezso')
    }
  })
})
