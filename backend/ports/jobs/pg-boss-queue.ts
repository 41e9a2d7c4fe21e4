import { type SQL, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import { describeError } from '#lib/process/describe-error.ts'
import type { Database } from '../../db/connect.ts'
import type { JobName, JobQueue, Jobs } from './port.ts'

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> }

export interface JobRunner extends JobQueue {
  /** Begins to work off the jobs that there are handlers for. */
  work: (handlers: Partial<JobHandlers>) => Promise<void>
  stop: () => Promise<void>
}

/** Puts `$1`-style SQL and its values through Drizzle, so that a job is written by the caller's transaction. */
const through = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const parts = text.split(/\$(\d+)/)
    const chunks: SQL[] = parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
    )
    const { rows } = await db.execute(sql.join(chunks))
    return { rows }
  },
})

const names: readonly JobName[] = [
  'order-confirmation-mail',
  'refund',
  'restock-confirmation-mail',
  'restock-back',
  'restock-mail',
  'newsletter-mail',
  'forget-files',
]
/** What fails is tried again for about a day; the job of a worker that died, after a minute. */
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3 * 3600, expireInSeconds: 60 }
const noJob = '00000000-0000-0000-0000-000000000000'

/** A queue of an earlier version goes when its last job has gone: until then a process of that version may run beside this one. */
const dropOldQueues = async (pool: Pool): Promise<void> => {
  // Names with two lines before them are pg-boss' own. Processes that start together do not wait for each other.
  await pool.query(
    `with old as materialized (
       select name from jobs.queue q where name <> all($1) and not starts_with(name, '__') and not exists (select from jobs.job j where j.name = q.name)
       for update skip locked)
     select jobs.delete_queue(name) from old`,
    [names],
  )
}

/**
 * Jobs in the shop's own database (pg-boss).
 * @param onError told of every failure of the queue itself, and of a job with its name
 */
export const startJobs = async (pool: Pool, onError: (error: unknown, job?: JobName) => void): Promise<JobRunner> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    supervise: true,
    schedule: false,
  })
  boss.on('error', onError)
  await boss.start()
  /** The queue keeps what a failed job threw, with all that stands in it: it is given no more than a log gets. */
  const fail = (name: JobName, error: unknown): never => {
    onError(error, name)
    const { type, code } = describeError(error)
    throw new Error([type, code].filter(Boolean).join(' '))
  }
  for (const name of names) {
    await boss.createQueue(name, retries)
    // Makes pg-boss read the queue's settings now: later it would take a connection of its own beside the transaction
    // that a job is written in, and wait for ever where the pool has none left.
    await boss.findJobs(name, { id: noJob })
  }
  return {
    enqueue: async (db, name, data) => void (await boss.send(name, data, { db: through(db) })),
    work: async (handlers) => {
      await dropOldQueues(pool)
      const start = async <Name extends JobName>(name: Name) => {
        const handle = handlers[name]
        if (!handle) return
        await boss.work<Jobs[Name]>(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
          for (const job of jobs) await handle(job.data).catch((error: unknown) => fail(name, error))
        })
      }
      for (const name of names) await start(name)
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  }
}
