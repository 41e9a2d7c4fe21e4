import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createApp } from '../app.ts'
import type { Connection } from '../db/connect.ts'
import { createFolderFiles } from '../ports/files/folder-files.ts'
import { viewPathOf } from './views/view-path.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolofon-drawn-'))
let connection: Connection
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  connection = await createTestDatabase()
  await connection.db.execute(sql`update products set cover_path = '/assets/drawn/' || key || '-0a1b2c3d' where id = 1`)
  app = createApp(createTestContext(connection, { files: createFolderFiles(folder) }))
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

/** A body that is not read keeps its connection open. */
const ask = async (path: string) => {
  const answer = await app.request(`/assets/${path}`)
  await answer.arrayBuffer()
  return answer
}
const made = (where: string) => readdirSync(join(folder, 'assets', where)).toSorted()

test('a cover is drawn at its first request, and saved', async () => {
  const { rows } = await connection.db.execute<{ key: string }>(sql`select key from products where id = 1`)
  const file = `${rows[0]?.key}-0a1b2c3d`
  const [first, second] = await Promise.all([ask(`drawn/${file}-320.avif`), ask(`drawn/${file}-640.jpg`)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.headers.get('content-type')).toBe('image/avif')
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(made('drawn')).toHaveLength(4)
  expect((await ask(`drawn/${file}-1280.jpg`)).headers.get('content-type')).toBe('image/jpeg')
  expect(made('drawn')).toHaveLength(5)
})

test('of covers that the start draws only the large view is drawn here', async () => {
  const { rows } = await connection.db.execute<{ path: string }>(
    sql`select cover_path as path from products where id = 2`,
  )
  const file = rows[0]?.path.replace('/assets/', '')
  expect((await ask(`${file}-320.avif`)).status).toBe(404)
  expect((await ask(`${file}-1280.jpg`)).status).toBe(200)
  expect(made('covers')).toHaveLength(1)
})

test('the back cover and the inside pages of a book are drawn', async () => {
  for (const view of ['back', 'inside'] as const) {
    const file = viewPathOf('edes-anna-hu', view).replace('/assets/', '')
    expect((await ask(`${file}-320.avif`)).status, view).toBe(200)
  }
  expect(made('views')).toHaveLength(8)
})

test('a request waits while four others are drawn', async () => {
  const { rows } = await connection.db.execute<{ path: string }>(
    sql`select cover_path as path from products where id between 3 and 10 order by id`,
  )
  const answers = await Promise.all(rows.map(({ path }) => ask(`${path.replace('/assets/', '')}-1280.jpg`)))
  expect(answers.map(({ status }) => status)).toEqual(rows.map(() => 200))
})

test('only views of existing books are drawn', async () => {
  for (const path of [
    'drawn/nobody-0a1b2c3d-320.avif',
    'drawn/x-320.avif',
    'drawn/..%2f..%2fetc%2fpasswd',
    'views/edes-anna-hu-back-0a1b2c3d-320.avif',
    viewPathOf('nobody', 'back').replace('/assets/', '') + '-320.avif',
  ])
    expect((await ask(path)).status, path).toBe(404)
  expect(made('views')).toHaveLength(8)
})
