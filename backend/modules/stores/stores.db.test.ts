import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { store } from '#contracts/stores.ts'
import type { Connection } from '../../db/connect.ts'
import type { Context } from '../../http/context.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { findStore, findStores } from './find-stores.ts'

let connection: Connection
let ctx: Context

beforeAll(async () => {
  connection = await createTestDatabase()
  ctx = createTestContext(connection)
})
afterAll(() => connection.close())

describe('shops', () => {
  it('have an address, hours and the name in the asked language', async () => {
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

  it('tell the holidays to come, not those gone', async () => {
    const late = { ...ctx, now: () => new Date('2026-12-25T23:30:00Z') }
    const found = await findStore(late, '1')
    expect(found.ok && found.value.specialDays[0]).toEqual({ date: '2026-12-26', name: 'Karácsony másnapja', periods: [] })
  })

  it('count the titles that can be taken from the shelf', async () => {
    const [before] = await findStores(ctx)
    await connection.pool.query(
      `update stock_items set reserved = on_hand where (variant_id, warehouse_id) = (
        select variant_id, warehouse_id from stock_items join stores using (warehouse_id)
        where stores.id = 1 and on_hand > reserved limit 1)`,
    )
    const [after] = await findStores(ctx)
    expect(before?.titles).toBeGreaterThan(0)
    expect(after?.titles).toBe((before?.titles ?? 0) - 1)
  })
})
