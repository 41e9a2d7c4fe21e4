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
