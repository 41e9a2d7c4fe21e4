import { startPostgres } from '../gate/postgres.ts'
import { type Child, startChild } from '../child.ts'

export interface Processes {
  databaseUrl: string
  postgresPid: number
  env: Record<string, string> & { DATA_DIR: string }
  /** Starts a process of the shop. It ends with `work`. */
  start: (name: 'backend' | 'storefront') => Child
}

const mains = { backend: 'backend/main.ts', storefront: 'server/main.ts' }

/** Gives `work` an empty Postgres server and the shop's own processes over it. */
export const withProcesses = async (
  ports: Record<string, string>,
  work: (processes: Processes) => Promise<void>,
): Promise<void> => {
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: '.data/bench',
    TRIAL: '1',
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    ...ports,
  }
  const children: Child[] = []
  const start = (name: 'backend' | 'storefront'): Child => {
    const child = startChild(name, [mains[name]], env, 'show')
    children.push(child)
    return child
  }
  try {
    await work({ databaseUrl: postgres.url, postgresPid: postgres.pid(), env, start })
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await postgres.stop()
  }
}
