import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { store, storePage } from '#contracts/stores.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../kernel/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findStorePage } from './find-store-page.ts'
import { findStore, findStores } from './find-stores.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

describe('shops', () => {
  it('have an address, hours and the name in the requested language', async () => {
    const shops = await findStores({ ...ctx, locale: 'en' })
    expect(shops).toHaveLength(8)
    expect(shops[2]?.name).toBe('Kolofon Children’s Bookshop')
    for (const shop of shops) expect(() => store.parse(shop)).not.toThrow()
  })

  it('are found by number, by slug and by both', async () => {
    const [first] = await findStores(ctx)
    const slug = /\/([a-z-]+)-1$/.exec(first?.path ?? '')?.[1] ?? ''
    for (const address of ['1', slug, `${slug}-1`])
      expect(await findStore(ctx, address)).toEqual({ ok: true, value: first })
    for (const address of ['99', 'nowhere', 'nowhere-99']) expect((await findStore(ctx, address)).ok).toBe(false)
  })

  it('name the holidays to come, not past ones', async () => {
    const late = { ...ctx, now: () => new Date('2026-12-25T23:30:00Z') }
    const found = await findStore(late, '1')
    expect(found.ok && found.value.specialDays[0]).toEqual({
      date: '2026-12-26',
      name: 'Karácsony másnapja',
      periods: [],
    })
  })

  it('each count their own stock, not that of all stores', async () => {
    const shops = await findStores(ctx)
    for (const { id, titles } of shops) {
      const { rows } = await connection.pool.query<{ product: number }>(
        `select distinct v.product_id as product from stock_items i join variants v on v.id = i.variant_id
         where i.warehouse_id = (select warehouse_id from stores where id = $1) and i.on_hand > i.reserved`,
        [id],
      )
      expect(titles).toBe(rows.length)
    }
    // A query that compares a column with itself would give all stores the same number, larger than the catalog.
    expect(new Set(shops.map(({ titles }) => titles)).size).toBeGreaterThan(1)
    const { rows } = await connection.pool.query<{ count: number }>('select count(*)::int as count from products')
    for (const { titles } of shops) expect(titles).toBeLessThan(rows[0]?.count ?? 0)
  })

  it('count the titles that are in stock and not reserved', async () => {
    const [before] = await findStores(ctx)
    await connection.pool.query(
      `with taken as (
        select v.product_id, i.warehouse_id from stock_items i join stores using (warehouse_id) join variants v on v.id = i.variant_id
        where stores.id = 1 and i.on_hand > i.reserved limit 1)
      update stock_items i set reserved = i.on_hand from taken, variants v
      where v.id = i.variant_id and v.product_id = taken.product_id and i.warehouse_id = taken.warehouse_id`,
    )
    const [after] = await findStores(ctx)
    expect(before?.titles).toBeGreaterThan(0)
    expect(after?.titles).toBe((before?.titles ?? 0) - 1)
  })

  it('have their own description, in the requested language', async () => {
    for (const locale of ['hu', 'en'] as const)
      for (const { id } of await findStores(ctx)) {
        const found = await findStorePage({ ...ctx, locale }, String(id))
        if (!found.ok) throw new Error(`no shop ${id}`)
        expect(() => storePage.parse(found.value)).not.toThrow()
        expect(found.value.portrait?.directions).not.toBe('')
        expect(found.value.picks.length).toBeGreaterThanOrEqual(4)
      }
    expect((await findStorePage(ctx, 'nowhere')).ok).toBe(false)
  })

  it('recommend books of their own stock, and none that are sold out', async () => {
    const picksOf = async () => {
      const found = await findStorePage(ctx, '4')
      return found.ok ? found.value.picks.map(({ productId }) => productId) : []
    }
    const before = await picksOf()
    const [first] = before
    const clear = (storeId: number) =>
      connection.pool.query(
        `update stock_items set reserved = on_hand where variant_id in (select id from variants where product_id = $1)
         and warehouse_id = (select warehouse_id from stores where id = $2)`,
        [first, storeId],
      )
    await clear(5)
    expect(await picksOf()).toEqual(before)
    await clear(4)
    expect(await picksOf()).toEqual(before.slice(1))
  })
})
