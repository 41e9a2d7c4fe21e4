import { startPostgres } from '../gate/postgres.ts'
import { buildIfStale } from '../build-if-stale.ts'
import { type Child, startChild } from '../child.ts'
import { waitUntilUp } from '../wait-until-up.ts'

export interface Shop {
  origin: string
  api: string
  pids: { storefront: number; backend: number }
  databaseUrl: string
}

const [port, apiPort, simulatorPort] = [3300, 4300, 4310]
const origin = `http://localhost:${port}`
const api = `http://localhost:${apiPort}/api`

/** Runs the shop's own processes on a Postgres server of their own until `work` ends. */
export const withShop = async (work: (shop: Shop) => Promise<void>): Promise<void> => {
  await buildIfStale(() => {})
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: '.data/bench',
    TRIAL: '1',
    LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    PORT: String(port),
    API_PORT: String(apiPort),
    SIMULATOR_PORT: String(simulatorPort),
    API_BASE_URL: api,
    PUBLIC_URL: origin,
  }
  const children: Child[] = []
  const start = (name: string, args: string[]) => {
    const child = startChild(name, args, env, 'show')
    children.push(child)
    return child.pid
  }
  try {
    const backend = start('backend', ['backend/main.ts'])
    await waitUntilUp(`http://localhost:${apiPort}/health/ready`)
    const storefront = start('storefront', ['server/main.ts'])
    await waitUntilUp(origin)
    await work({ origin, api, pids: { storefront, backend }, databaseUrl: postgres.url })
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await postgres.stop()
  }
}
