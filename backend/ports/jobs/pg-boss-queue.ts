import { type SQL, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Pool } from 'pg'
import { describeError } from '#lib/process/describe-error.ts'
import type { Database } from '../../db/connect.ts'
import type { JobName, JobQueue, Jobs } from './port.ts'

export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> }

/** Work that recurs. Of all processes on a database, one does it at a time. */
export interface Schedule {
  /** In UTC, at most once a minute. */
  cron: string
  work: () => Promise<void>
}

export interface JobRunner extends JobQueue {
  /** Begins to work off the jobs that have handlers, and the schedules, whose keys are the names of their queues. */
  work: (handlers: Partial<JobHandlers>, schedules?: Readonly<Record<string, Schedule>>) => Promise<void>
  stop: () => Promise<void>
}

/** Runs SQL with `$1`-style parameters through Drizzle, so that the caller's transaction writes the job. */
const executorOf = (db: Database) => ({
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
  'order-news-mail',
  'refund',
  'order-invoices',
  'order-analytics',
  'invoice-mail',
  'withdrawal-mail',
  'stock-notification-confirmation-mail',
  'stock-returned',
  'stock-notification-mail',
  'newsletter-mail',
  'registration-mail',
  'password-reset-mail',
  'password-changed-mail',
  'email-change-mail',
  'email-change-notice',
  'goodbye-mail',
  'credential-mail',
  'revoke-credential',
  'bot-code-mail',
  'invitation-mail',
  'organization-mail',
  'offer-mail',
  'approval-mail',
  'delete-files',
]
/** A job that fails is tried again for about a day; the job of a worker that died, after a minute. */
const retries = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3 * 3600, expireInSeconds: 60 }
/** The next time comes anyway, so a failure is not tried again; and one job is waiting or running at most. */
const onceAtATime = { policy: 'exclusive', retryLimit: 0, expireInSeconds: 900 } as const
const schedulePollSeconds = 5
const noJob = '00000000-0000-0000-0000-000000000000'

/** Deletes the queues of an earlier version once they are empty: until then, a process of that version may still be running. */
const deleteOldQueues = async (pool: Pool, known: readonly string[]): Promise<void> => {
  // pg-boss begins the names of its own queues with two underscores. With `skip locked`, processes that start together
  // do not wait for each other.
  await pool.query(
    `with old as materialized (
       select name from jobs.queue q where name <> all($1) and not starts_with(name, '__') and not exists (select from jobs.job j where j.name = q.name)
       for update skip locked)
     select jobs.delete_queue(name) from old`,
    [known],
  )
}

/**
 * Jobs in the shop's own database (pg-boss).
 * @param onError called with every failure of the queue itself, and with that of a job and its name
 * @param options `schedule`: this process looks after the schedules, too. A process that only writes jobs does not.
 */
export const startJobs = async (
  pool: Pool,
  onError: (error: unknown, job?: string) => void,
  { schedule = false } = {},
): Promise<JobRunner> => {
  const boss = new PgBoss({
    // As an object the statement gets a name (`nameStatements`), so that the looks for jobs are not planned each time.
    db: { executeSql: (text, values) => pool.query({ text, values }) },
    schema: 'jobs',
    supervise: true,
    schedule,
  })
  boss.on('error', onError)
  await boss.start()
  /** The queue stores the whole error of a failed job, so the error that it gets says no more than a log may. */
  const fail = (name: string, error: unknown): never => {
    onError(error, name)
    const { type, code } = describeError(error)
    throw new Error([type, code].filter(Boolean).join(' '))
  }
  for (const name of names) {
    await boss.createQueue(name, retries)
    // Makes pg-boss read the settings of the queue now. Later it would need a second connection beside that of the
    // transaction which writes a job, and would wait for ever if the pool had none left.
    await boss.findJobs(name, { id: noJob })
  }
  return {
    enqueue: async (db, name, data) => void (await boss.send(name, data, { db: executorOf(db) })),
    work: async (handlers, schedules = {}) => {
      await deleteOldQueues(pool, [...names, ...Object.keys(schedules)])
      const start = async <Name extends JobName>(name: Name) => {
        const handle = handlers[name]
        if (!handle) return
        await boss.work<Jobs[Name]>(name, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
          for (const job of jobs) await handle(job.data).catch((error: unknown) => fail(name, error))
        })
      }
      for (const name of names) await start(name)
      for (const [name, { cron, work }] of Object.entries(schedules)) {
        await boss.createQueue(name, onceAtATime)
        await boss.schedule(name, cron)
        await boss.work(name, { pollingIntervalSeconds: schedulePollSeconds }, () =>
          work().catch((error: unknown) => fail(name, error)),
        )
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000, close: false }),
  }
}
