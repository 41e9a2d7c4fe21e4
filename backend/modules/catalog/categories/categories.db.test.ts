import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '#contracts/categories.ts'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../../db/connect.ts'
import type { Context } from '../../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findAscendants, findCategory, findCategoryTree, findDescendants } from './find-categories.ts'
import { listCategory } from '../../listing/list-category.ts'

let connection: Connection
let ctx: Context
let tree: Category[]

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
  tree = (await findCategoryTree(ctx)).items
})
afterAll(() => connection.close())

const named = (name: string): Category => {
  const found = tree.find((category) => category.name === name)
  if (!found) throw new Error(name)
  return found
}

describe('the tree', () => {
  it('has parents before children, in menu order', () => {
    const places = new Map(tree.map(({ id }, index) => [id, index]))
    expect(
      tree.filter(({ parentId }, index) => parentId !== null && (places.get(parentId) ?? Infinity) > index),
    ).toEqual([])
    expect(tree.filter(({ parentId }) => parentId === null).map(({ name }) => name)).toEqual([
      'Szépirodalom',
      'Gyerekkönyv',
      'Ismeretterjesztő',
      'Vers és dráma',
      'Iskola',
      'Idegen nyelvű könyvek',
      'Hangoskönyv',
      'E-könyv',
    ])
  })

  it('counts what each listing lists', async () => {
    for (const { id, count } of tree) {
      const listing = await listCategory(ctx, id, listingQuery.parse({ limit: '1' }))
      expect(listing.ok && listing.value.count, String(id)).toBe(count)
      expect(count).toBeGreaterThan(0)
    }
  })

  it('speaks the asked language, its paths too', async () => {
    const { items } = await findCategoryTree({ ...ctx, locale: 'en' })
    expect(items[1]).toMatchObject({
      name: 'Hungarian prose',
      path: '/en/hungarian-prose',
    })
  })
})

describe('a category', () => {
  it('knows the way to the root and what lies below', async () => {
    const french = named('Francia próza')
    const up = await findAscendants(ctx, french.id)
    expect(up.ok && up.value.items.map(({ path }) => path.replace(/\d+$/, ''))).toEqual([
      '/kategoriak/szepirodalom-',
      '/kategoriak/vilagirodalom-',
      '/kategoriak/francia-proza-',
    ])
    const fiction = named('Szépirodalom')
    const one = await findDescendants(ctx, fiction.id, 1)
    const two = await findDescendants(ctx, fiction.id, 2)
    expect(one.ok && one.value.items.every(({ parentId }) => parentId === fiction.id)).toBe(true)
    expect(two.ok && two.value.items.map(({ id }) => id)).toContain(french.id)
    expect(one.ok && one.value.items.map(({ id }) => id)).not.toContain(french.id)
  })

  it('of a format lists that format', async () => {
    const listing = await listCategory(ctx, named('Hangoskönyv').id, listingQuery.parse({ limit: '100' }))
    expect(listing.ok && new Set(listing.value.products.map(({ format }) => format))).toEqual(new Set(['audio']))
  })

  it('of a language holds every book in it, and no set book', async () => {
    const english = await listCategory(ctx, named('Angol nyelvű könyvek').id, listingQuery.parse({}))
    const { rows } = await connection.pool.query(`select count(*)::int as count from products where language = 'en'`)
    expect(english.ok && english.value.count).toBe(rows[0].count)
    const school = await listCategory(ctx, named('Iskola').id, listingQuery.parse({ language: 'en' }))
    expect(school.ok && school.value.count).toBe(0)
  })

  it('is not found when there is none', async () => {
    for (const answer of [
      findCategory(ctx, 9999),
      findAscendants(ctx, 9999),
      findDescendants(ctx, 9999, 1),
      listCategory(ctx, 9999, listingQuery.parse({})),
    ])
      expect(await answer).toMatchObject({ ok: false, code: 'not_found' })
  })
})
