import { buildIfStale } from '../build-if-stale.ts'
import { waitUntilUp } from '../wait-until-up.ts'
import { withProcesses } from './with-processes.ts'

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
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    SIMULATOR_PORT: String(simulatorPort),
    API_BASE_URL: api,
    PUBLIC_URL: origin,
  }
  await withProcesses(env, async ({ databaseUrl, start }) => {
    const backend = start('backend').pid
    await waitUntilUp(`http://localhost:${apiPort}/health/ready`)
    const storefront = start('storefront').pid
    await waitUntilUp(origin)
    await work({ origin, api, pids: { storefront, backend }, databaseUrl })
  })
}
