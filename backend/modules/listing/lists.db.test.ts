import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listingQuery } from '#contracts/listing.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findBrands } from '../catalog/brands/find-brands.ts'
import { findCollection } from '../catalog/service.ts'
import { listCollection } from './service.ts'
import { listVariants } from './list-variants.ts'
import { findPublishers } from '../catalog/publishers/find-publishers.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

describe('authors', () => {
  it('come in Hungarian alphabetical order, page by page, each once', async () => {
    const names: string[] = []
    let cursor: string | null | undefined
    let count = 0
    do {
      const page = await findBrands(ctx, { cursor: cursor ?? undefined, limit: 50 })
      if (!page.ok) throw new Error(page.code)
      names.push(...page.value.items.map(({ name }) => name))
      ;({ cursor, count } = page.value)
    } while (cursor)
    expect(names).toHaveLength(count)
    expect(new Set(names).size).toBe(count)
    const known = [
      'Ady Endre',
      'Jane Austen',
      'Babits Mihály',
      'Csáth Géza',
      'Dante Alighieri',
      'Gárdonyi Géza',
      'Ottlik Géza',
      'William Shakespeare',
      'Szabó Magda',
    ]
    expect(names.filter((name) => known.includes(name))).toEqual(known)
  })

  it('have as many books as their listing', async () => {
    const page = await findBrands(ctx, { limit: 20 })
    for (const { id, count } of page.ok ? page.value.items : []) {
      const listing = await listVariants(ctx, listingQuery.parse({ author: String(id) }))
      expect(listing.ok && listing.value.count).toBe(count)
    }
  })
})

describe('publishers', () => {
  it('are the five imprints and then the others, with as many books as their listing', async () => {
    const { items } = await findPublishers(ctx)
    expect(items.slice(0, 5).map(({ key }) => key)).toEqual(['kolibri', 'park', 'helikon', 'libri', 'jelenkor'])
    expect(items.filter(({ isImprint }) => isImprint)).toHaveLength(5)
    for (const { key, count } of items) {
      const listing = await listVariants(ctx, listingQuery.parse({ publisher: key }))
      expect(listing.ok && listing.value.count).toBe(count)
    }
  })
})

describe('collections', () => {
  it('are found by key and by number, and keep their own order', async () => {
    const byKey = await findCollection(ctx, 'szaz-ev')
    if (!byKey.ok) throw new Error('missing')
    expect(await findCollection(ctx, String(byKey.value.id))).toEqual(byKey)
    const list = await listCollection(ctx, 'szaz-ev', listingQuery.parse({ limit: '100' }))
    expect(list.ok && list.value).toMatchObject({ count: byKey.value.count, sortValues: [] })
    expect(list.ok && list.value.products.slice(0, 3).map(({ title }) => title)).toEqual([
      'Édes Anna',
      'Színek és évek',
      'A varázsló kertje',
    ])
  })

  it('can be filtered and paged in their order', async () => {
    const whole = await listCollection(ctx, 'new', listingQuery.parse({ limit: '100', language: 'hu' }))
    const first = await listCollection(ctx, 'new', listingQuery.parse({ limit: '4', language: 'hu' }))
    if (!whole.ok || !first.ok || !first.value.cursor) throw new Error('missing')
    const second = await listCollection(
      ctx,
      'new',
      listingQuery.parse({ limit: '4', language: 'hu', cursor: first.value.cursor }),
    )
    expect([...first.value.products, ...(second.ok ? second.value.products : [])]).toEqual(
      whole.value.products.slice(0, 8),
    )
    const dates = whole.value.products.map(({ publishedOn }) => publishedOn)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('are not found when there is none', async () => {
    expect(await findCollection(ctx, 'nothing')).toMatchObject({ ok: false, code: 'not_found' })
    expect(await listCollection(ctx, '9999', listingQuery.parse({}))).toMatchObject({ ok: false, code: 'not_found' })
  })
})
