import type { Logger } from 'pino'
import type { BackendEnv } from '#lib/env/backend.ts'
import { connect, type Connection, type Database } from './db/connect.ts'
import type { EmbeddedDatabase } from './db/embedded.ts'
import { limits } from './db/limits.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './db/reach-database.ts'
import { openReplica, type Replica } from './db/replica.ts'
import { prepareNames } from './modules/search/service.ts'
import { needsSeed } from './seed/needs-seed.ts'
import type { Files } from './ports/files/port.ts'

export interface ShopDatabase {
  visitors: Connection
  /** The visitors' connections, where the database has one connection only. */
  jobs: Connection
  /** For reads that may be half a second old: a replica's, where the environment names one. */
  recentDb: Database
  caughtUp: Replica['caughtUp'] | undefined
  close: () => Promise<void>
}

interface Start {
  embedded: Promise<EmbeddedDatabase> | undefined
  now: () => Date
  files: Files
  log: Logger
}

/** Migrates the database before the first call, and opens the connections of each purpose. */
export const startDatabase = async (env: BackendEnv, { embedded, now, files, log }: Start): Promise<ShopDatabase> => {
  const engine = await embedded
  const url = env.DATABASE_URL ?? engine?.url ?? ''
  const isPooled = env.DATABASE_URL !== undefined && (await reachDatabase(env.DATABASE_URL))
  const upkeep = connect(url, engine ? limits.embedded : limits.upkeep, isPooled)
  await migrate(upkeep.pool)
  if (env.TRIAL === '1' && (await needsSeed(upkeep.db))) {
    // Most starts find a filled shop, and the seed has two hundred modules.
    const { seedIfEmpty } = await import('./seed/seed.ts')
    await seedIfEmpty({ db: upkeep.db, now, files, log })
  }
  if (env.SEARCH_ENGINE === 'database') await prepareNames(upkeep.db)
  await upkeep.close()

  const visitors = connect(url, engine ? limits.embedded : limits.visitors, isPooled)
  const jobs = engine ? visitors : connect(url, limits.jobs, isPooled)
  const readUrl = env.DATABASE_READ_URL
  const replica = readUrl ? openReplica({ url, readUrl, isPooled, primary: visitors.pool, log }) : undefined
  return {
    visitors,
    jobs,
    recentDb: replica?.db ?? visitors.db,
    caughtUp: replica?.caughtUp,
    close: async () => {
      await replica?.close()
      await visitors.close()
      if (jobs !== visitors) await jobs.close()
      await engine?.close()
    },
  }
}
