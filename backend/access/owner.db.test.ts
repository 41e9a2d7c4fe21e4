import { getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../db/connect.ts'
import { draftOrders } from '../db/schema/draft-orders.ts'
import { type Owner, ownedBy, owns } from './owner.ts'

const sessions = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const users = [1, 2]
const owners: Owner[] = [null, ...sessions].flatMap((sessionId) =>
  [null, ...users].map((userId) => ({ sessionId, userId })),
)
let connection: Connection

beforeAll(async () => {
  connection = await createTestDatabase()
  for (const id of sessions)
    await connection.pool.query(
      `insert into sessions (id, token_hash, segment, created_at, expires_at) values ($1, $2, 'b2c', now(), now())`,
      [id, id],
    )
  for (const { sessionId, userId } of owners)
    await connection.pool.query(
      `insert into draft_orders (uuid, status, session_id, user_id, currency, locale, created_at, updated_at)
       values (gen_random_uuid(), 'closed', $1, $2, 'HUF', 'hu', now(), now())`,
      [sessionId, userId],
    )
})
afterAll(() => connection.close())

test('a query finds exactly the rows that are owned, for every owner', async () => {
  const { sessionId, userId } = getTableColumns(draftOrders)
  const all = await connection.db.select({ sessionId, userId }).from(draftOrders)
  expect(all).toHaveLength(owners.length)
  for (const owner of owners) {
    const found = await connection.db.select({ sessionId, userId }).from(draftOrders).where(ownedBy(owner, draftOrders))
    expect(found).toEqual(all.filter((row) => owns(owner, row)))
  }
})
