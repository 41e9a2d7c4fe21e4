import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from '../app.ts'
import type { Connection } from '../db/connect.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-drawn-'))
let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  await connection.db.execute(sql`update products set cover_path = '/assets/drawn/' || key || '-0a1b2c3d' where id = 1`)
  app = createApp(createTestContext(connection), folder)
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string) => app.request(`/assets/drawn/${path}`)

test('a cover is drawn when it is first asked for, and kept', async () => {
  const { rows } = await connection.db.execute<{ key: string }>(sql`select key from products where id = 1`)
  const file = `${rows[0]?.key}-0a1b2c3d`
  const [first, second] = await Promise.all([ask(`${file}-320.avif`), ask(`${file}-640.jpg`)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.headers.get('content-type')).toBe('image/avif')
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(readdirSync(join(folder, 'drawn'))).toHaveLength(4)
})

test('nothing is drawn that is no cover of a book', async () => {
  for (const path of ['nobody-0a1b2c3d-320.avif', 'x-320.avif', '..%2f..%2fetc%2fpasswd'])
    expect((await ask(path)).status, path).toBe(404)
  expect(readdirSync(join(folder, 'drawn'))).toHaveLength(4)
})
