import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import { type JobRunner, startJobs } from './pg-boss-queue.ts'

let connection: Connection
let jobs: JobRunner
beforeAll(async () => {
  connection = await createTestDatabase()
  jobs = await startJobs(connection.pool, () => {})
})
afterAll(async () => {
  await jobs.stop()
  await connection.close()
})

const queues = async () =>
  (await connection.pool.query<{ name: string }>('select name from jobs.queue')).rows.map(({ name }) => name)

test('a queue of an earlier version goes when its last job has gone', async () => {
  const before = await queues()
  await connection.pool.query(`select jobs.create_queue('announce-change', '{"policy": "standard"}')`)
  await connection.pool.query(`insert into jobs.job (name, data, policy) values ('announce-change', '{}', 'standard')`)
  await jobs.work({})
  expect(await queues()).toContain('announce-change')
  await connection.pool.query(`delete from jobs.job where name = 'announce-change'`)
  await Promise.all([jobs.work({}), jobs.work({})])
  expect((await queues()).toSorted()).toEqual(before.toSorted())
})

test('the migration that renames queues loses no job, whether or not the new queue exists', async () => {
  const before = await queues()
  const statements = readFileSync('backend/db/migrations/0035_plain-words.sql', 'utf8').split(
    '--> statement-breakpoint',
  )
  await connection.pool.query(`select jobs.delete_queue('delete-files')`)
  for (const [name, data] of [
    ['forget-files', { paths: ['a.jpg'] }],
    ['restock-mail', { id: 'a' }],
  ] as const) {
    await connection.pool.query(`select jobs.create_queue($1, '{"policy": "standard"}')`, [name])
    await connection.pool.query(`insert into jobs.job (name, data, policy) values ($1, $2, 'standard')`, [name, data])
  }
  await connection.pool.query(statements.at(-1) ?? '')
  expect((await queues()).toSorted()).toEqual([...before, 'restock-mail'].toSorted())
  const done: unknown[] = []
  await jobs.work({
    'delete-files': async (data) => void done.push(data),
    'stock-notification-mail': async (data) => void done.push(data),
  })
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(2)
  expect(done).toEqual(expect.arrayContaining([{ paths: ['a.jpg'] }, { id: 'a' }]))
  expect((await queues()).toSorted()).toEqual(before.toSorted())
})

test('a schedule is worked off, once at a time, and goes with its queue', async () => {
  const before = await queues()
  let running = 0
  let max = 0
  const done: number[] = []
  const work = async () => {
    max = Math.max(max, ++running)
    await new Promise((resolve) => setTimeout(resolve, 50))
    done.push(running--)
  }
  await jobs.work({}, { 'sweep-everything': { cron: '* * * * *', work } })
  const { rows } = await connection.pool.query<{ cron: string }>(`select cron from jobs.schedule`)
  expect(rows).toEqual([{ cron: '* * * * *' }])
  const send = `insert into jobs.job (name, data, policy, retry_limit) values ('sweep-everything', '{}', 'exclusive', 0) on conflict do nothing returning id`
  const sent = [await connection.pool.query(send), await connection.pool.query(send)]
  expect(sent.map(({ rowCount }) => rowCount)).toEqual([1, 0])
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(1)
  expect(max).toBe(1)
  await connection.pool.query(`delete from jobs.job where name = 'sweep-everything'`)
  await jobs.work({})
  expect((await queues()).toSorted()).toEqual(before.toSorted())
  expect((await connection.pool.query('select from jobs.schedule')).rowCount).toBe(0)
})
