import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { userInfo } from 'node:os'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import type { BackendEnv } from '#lib/env/backend.ts'
import { connect, type Database } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded.ts'
import { limits } from '../db/limits.ts'
import { reachDatabase } from '../db/reach-database.ts'
import { createFiles } from '../ports/files/create-files.ts'
import type { Files } from '../ports/files/port.ts'
import type { JobQueue } from '../ports/jobs/port.ts'
import { CommandError } from './command-error.ts'
import type { Terminal } from './progress.ts'

/** The services that a command uses. */
export interface Shop {
  db: Database
  pool: Pool
  now: () => Date
  /** A fresh UUID. */
  newId: () => string
  log: Logger
  /** Starts the job queue at the first call, so that a command that only reads starts none. */
  openJobs: () => Promise<JobQueue>
  /** The store of pictures and documents. */
  openFiles: () => Promise<Files>
  print: (text: string) => void
  /** Shows the progress of long work. */
  terminal: Terminal
  /** The path of a file, relative to the folder in which the command was typed. */
  locate: (file: string) => string
  /** The folder for files that stay on this machine. */
  dataDir: string
  /** Origin of the storefront, without a slash at the end. */
  publicUrl: string
  /** Hosts from which publishers' pictures and samples may be fetched. */
  resourceHosts: readonly string[]
  /** The name in the audit log. */
  operator: string
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const openEmbedded = async ({ DATA_DIR }: BackendEnv) => {
  if (!(await exists(join(DATA_DIR, 'pglite', 'PG_VERSION'))))
    throw new CommandError(
      `There is no shop in ${resolve(DATA_DIR)}. Set DATA_DIR to the folder of the shop (by default .data in the folder where the shop was started), or DATABASE_URL to its database.`,
    )
  return startEmbedded(DATA_DIR).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(reason, { cause: error })
  })
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** Opens the database of the shop for `work`, and closes it also after an error. */
export const withShop = async (env: BackendEnv, work: (shop: Shop) => Promise<number>): Promise<number> => {
  const embedded = env.DATABASE_URL ? undefined : await openEmbedded(env)
  const { db, pool, close } = connect(
    env.DATABASE_URL ?? embedded?.url ?? '',
    embedded ? limits.embedded : limits.upkeep,
    env.DATABASE_URL !== undefined && (await reachDatabase(env.DATABASE_URL)),
  )
  let stopJobs = async (): Promise<void> => {}
  const openJobs = async () => {
    const { startJobs } = await import('../ports/jobs/pg-boss-queue.ts')
    const jobs = await startJobs(pool, () => {})
    stopJobs = jobs.stop
    return jobs
  }
  try {
    const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('public.orders') is not null as there`)
    if (!rows[0]?.there)
      throw new CommandError('The database is empty. Start the shop once, so that it creates its tables.')
    return await work({
      db,
      pool,
      now: () => new Date(),
      newId: randomUUID,
      log: pino({ level: 'silent' }),
      openJobs,
      openFiles: () => createFiles(env),
      dataDir: env.DATA_DIR,
      publicUrl: env.PUBLIC_URL,
      resourceHosts: env.RESOURCE_HOSTS,
      operator: `cli:${userInfo().username}`,
      print,
      terminal: process.stderr,
      locate: (file) => resolve(file),
    })
  } finally {
    await stopJobs()
    await close()
    await embedded?.close()
  }
}
