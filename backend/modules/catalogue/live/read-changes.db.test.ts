import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../../db/connect.ts'
import { readChanges, startHorizon } from './read-changes.ts'

let connection: Connection
beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())

const write = async (productId: number): Promise<number> => {
  const { rows } = await connection.pool.query<{ xact: string }>('insert into catalogue_changes (product_id) values ($1) returning xact::text', [productId])
  return Number(rows[0]?.xact)
}

test('a change is not missed because a restored backup brought its number before', async () => {
  const { db, pool } = connection
  const start = await startHorizon(db)
  const restored = (await write(1)) + 40
  await pool.query('insert into catalogue_changes (xact, product_id) values ($1::text::xid8, 2)', [String(restored)])
  let { horizon } = await readChanges(db, start)
  const found: number[] = []
  for (let xact = 0, productId = 100; xact < restored; productId++) {
    xact = await write(productId)
    const changes = await readChanges(db, horizon)
    horizon = changes.horizon
    expect(changes.productIds).toContain(productId)
    found.push(xact)
  }
  expect(found).toContain(restored)
})
