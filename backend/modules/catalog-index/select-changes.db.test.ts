import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import { readChanges, startHorizon } from './select-changes.ts'

let connection: Connection
beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())

const write = async (productId: number): Promise<number> => {
  const { rows } = await connection.pool.query<{ xact: string }>(
    'insert into catalog_changes (product_id) values ($1) returning xact::text',
    [productId],
  )
  return Number(rows[0]?.xact)
}

test('a change is not missed because a restored backup brought its number before', async () => {
  const { db, pool } = connection
  const start = await startHorizon(db)
  // Several, since other databases of the same server use numbers too.
  const first = (await write(1)) + 40
  const last = first + 20
  await pool.query(
    'insert into catalog_changes (xact, product_id) select xact::text::xid8, 2 from generate_series($1::int, $2::int) xact',
    [first, last],
  )
  let { horizon } = await readChanges(db, start)
  const found: number[] = []
  for (let xact = 0, productId = 100; xact < last; productId++) {
    xact = await write(productId)
    const changes = await readChanges(db, horizon)
    horizon = changes.horizon
    expect(changes.productIds).toContain(productId)
    found.push(xact)
  }
  expect(found.some((xact) => xact >= first && xact <= last)).toBe(true)
})

const writeMany = 'insert into catalog_changes (product_id) select 1 from generate_series(1, 30000)'

test('of more changes than a visitor waits for nothing is named, and they are not read again', async () => {
  const { db, pool } = connection
  const start = await startHorizon(db)
  await pool.query(writeMany)
  const many = await readChanges(db, start)
  expect(many).toMatchObject({ productIds: undefined, labels: true })
  await write(7)
  expect(await readChanges(db, many.horizon)).toMatchObject({ productIds: [7], labels: false })
})

test('what is still open while so many are passed over is found when it ends, and they are not', async ({ skip }) => {
  if (inject('databaseSource').kind === 'pglite') skip('PGlite has one connection')
  const { db, pool } = connection
  const start = await startHorizon(db)
  const slow = await pool.connect()
  try {
    await slow.query('begin')
    await slow.query('insert into catalog_changes (product_id) values (8)')
    await pool.query(writeMany)
    await write(9)
    const many = await readChanges(db, start)
    expect(many.productIds).toBeUndefined()
    const none = await readChanges(db, many.horizon)
    expect(none.productIds).toEqual([])
    await slow.query('commit')
    expect((await readChanges(db, none.horizon)).productIds).toEqual([8])
  } finally {
    slow.release()
  }
})
