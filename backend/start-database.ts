import type { Logger } from 'pino'
import type { BackendEnv } from '#lib/env/backend.ts'
import { connect, type Connection } from './db/connect.ts'
import type { EmbeddedDatabase } from './db/embedded.ts'
import { limits } from './db/limits.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './db/reach-database.ts'
import { needsSeed } from './seed/needs-seed.ts'
import type { Files } from './ports/files/port.ts'

export interface ShopDatabase {
  visitors: Connection
  /** The visitors' connections, where the database has one connection only. */
  jobs: Connection
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
  const upkeep = connect(url, engine ? limits.embedded : limits.upkeep)
  if (env.DATABASE_URL) await reachDatabase(upkeep.pool, env.DATABASE_URL)
  await migrate(upkeep.pool)
  if (env.TRIAL === '1' && (await needsSeed(upkeep.db))) {
    // Most starts find a filled shop, and the seed has two hundred modules.
    const { seedIfEmpty } = await import('./seed/seed.ts')
    await seedIfEmpty({ db: upkeep.db, now, files, log })
  }
  await upkeep.close()

  const visitors = connect(url, engine ? limits.embedded : limits.visitors)
  const jobs = engine ? visitors : connect(url, limits.jobs)
  return {
    visitors,
    jobs,
    close: async () => {
      await visitors.close()
      if (jobs !== visitors) await jobs.close()
      await engine?.close()
    },
  }
}
