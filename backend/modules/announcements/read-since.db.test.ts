import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { readSince } from './read-since.ts'
import { readPosition } from './rules/position.ts'
import { announce, deleteOldAnnouncements } from './service.ts'

let connection: Connection
beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())

/** Continues from the last position. */
const reader = async () => {
  let { position } = await readSince(connection.db, undefined)
  return {
    position: () => position,
    read: async () => {
      const news = await readSince(connection.db, readPosition(position))
      ;({ position } = news)
      return news.tags
    },
  }
}

/** A transaction that ends on demand. */
const open = async (tags: readonly string[]) => {
  let end = (_commit: boolean): void => {}
  const decided = new Promise<boolean>((resolve) => (end = resolve))
  let written = (): void => {}
  const begun = new Promise<void>((resolve) => (written = resolve))
  const ended = connection.db
    .transaction(async (tx) => {
      await announce(tx as Database, tags)
      written()
      if (!(await decided)) tx.rollback()
    })
    .catch(() => undefined)
  await begun
  return async (commit: boolean) => {
    end(commit)
    await ended
  }
}

test('what changed is told once, and nothing to who has heard it', async () => {
  const { read } = await reader()
  expect(await read()).toEqual([])
  await announce(connection.db, ['offer:1', 'variant:1', 'offer:1'])
  await announce(connection.db, ['catalog'])
  expect((await read()) as string[]).toHaveLength(3)
  expect(await read()).toEqual([])
})

test('nothing is told of a change without tags', async () => {
  const { read } = await reader()
  await announce(connection.db, [])
  expect(await read()).toEqual([])
  expect((await connection.pool.query(`select from announcements where tags = '{}'`)).rows).toEqual([])
})

test('who committed late is not missed, though others wrote and were heard in between', async ({ skip }) => {
  if (inject('databaseSource').kind === 'pglite') skip('PGlite has one connection')
  const { read } = await reader()
  const slow = await open(['offer:1'])
  const quick = await open(['offer:2'])
  const never = await open(['offer:3'])
  await quick(true)
  expect(await read()).toEqual(['offer:2'])
  await announce(connection.db, ['offer:4'])
  expect(await read()).toEqual(['offer:4'])
  await never(false)
  await slow(true)
  expect(await read()).toEqual(['offer:1'])
  expect(await read()).toEqual([])
})

test('a position of another process goes on in this one', async () => {
  const { position } = await reader()
  await announce(connection.db, ['offer:7'])
  expect((await readSince(connection.db, readPosition(position()))).tags).toEqual(['offer:7'])
})

test.each([
  ['nothing', undefined],
  ['a position of two hours ago', { seconds: Date.now() / 1000 - 7_200, snapshot: '10:10:' }],
  ['one that this database has not reached', { seconds: Date.now() / 1000, snapshot: '900000000000:900000000000:' }],
])('after %s everything may have changed', async (_, position) => {
  expect((await readSince(connection.db, position)).tags).toBe('everything')
})

test('rows that a backup of another server brought are not told again and again', async () => {
  const { read } = await reader()
  await connection.pool.query(`insert into announcements (xact, tags) values ('800000000000', '{offer:9}')`)
  expect(await read()).toEqual([])
  expect(await read()).toEqual([])
})

test('they are forgotten after two hours', async () => {
  await connection.pool.query(`update announcements set at = now() - interval '121 minutes' where tags = '{offer:7}'`)
  await deleteOldAnnouncements(connection)
  const { rows } = await connection.pool.query<{ tags: string[] }>('select tags from announcements')
  expect(rows.flatMap(({ tags }) => tags)).not.toContain('offer:7')
  expect(rows).not.toEqual([])
})

test('a change that is undone is not told', async () => {
  const { read } = await reader()
  const undo = await open(['offer:5'])
  await undo(false)
  expect(await read()).toEqual([])
})

// The naive way shows that the test above can fail.
test('by time or number the late one would be missed', async ({ skip }) => {
  if (inject('databaseSource').kind === 'pglite') skip('PGlite has one connection')
  const slow = await open(['offer:1'])
  const quick = await open(['offer:2'])
  await quick(true)
  const { rows } = await connection.pool.query<{ last: string }>(
    `select max(xact::text::bigint)::text as last from announcements where tags = '{offer:2}'`,
  )
  await slow(true)
  const after = await connection.pool.query<{ tags: string[] }>(
    'select tags from announcements where xact > $1::text::xid8',
    [rows[0]?.last],
  )
  expect(after.rows.flatMap(({ tags }) => tags)).not.toContain('offer:1')
})
