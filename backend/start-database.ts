import type { Logger } from 'pino'
import type { BackendEnv } from '#lib/env/backend.ts'
import { connect, type Connection } from './db/connect.ts'
import { startEmbedded } from './db/embedded.ts'
import { limits } from './db/limits.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './db/reach-database.ts'
import { seedIfEmpty } from './seed/seed.ts'
import type { Files } from './ports/files/port.ts'

export interface ShopDatabase {
  visitors: Connection
  /** The visitors' connections, where the database has one connection only. */
  jobs: Connection
  embedded: boolean
  close: () => Promise<void>
}

/** Migrates the database before the first call, and opens the connections of each purpose. */
export const startDatabase = async (
  env: BackendEnv,
  { now, files, log }: { now: () => Date; files: Files; log: Logger },
): Promise<ShopDatabase> => {
  const engine = env.DATABASE_URL
    ? undefined
    : await startEmbedded(env.DATA_DIR, () => log.error('the embedded database gave up and is started again'))
  const url = env.DATABASE_URL ?? engine?.url ?? ''
  const upkeep = connect(url, engine ? limits.embedded : limits.upkeep)
  if (env.DATABASE_URL) await reachDatabase(upkeep.pool, env.DATABASE_URL)
  await migrate(upkeep.pool)
  if (env.TRIAL === '1') await seedIfEmpty({ db: upkeep.db, now, files, log })
  await upkeep.close()

  const visitors = connect(url, engine ? limits.embedded : limits.visitors)
  const jobs = engine ? visitors : connect(url, limits.jobs)
  return {
    visitors,
    jobs,
    embedded: engine !== undefined,
    close: async () => {
      await visitors.close()
      if (jobs !== visitors) await jobs.close()
      await engine?.close()
    },
  }
}
