import { checkShopEnv } from '#lib/env/check-shop-env.ts'
import { buildIfStale } from './build-if-stale.ts'
import { checkPorts } from './check-ports.ts'
import { startChild } from './child.ts'
import { dropKeptPages } from './drop-kept-pages.ts'
import { trialSecret } from './secrets.ts'
import { stopTogether } from './stop-together.ts'
import { waitUntilUp } from './wait-until-up.ts'

/** The trial run: everything from nothing, with the embedded database, the demo catalogue and its accounts. */
const dev = process.argv.includes('--dev')
const port = Number(process.env.PORT || 3000)
const apiPort = Number(process.env.API_PORT || 4000)
const simulatorPort = Number(process.env.SIMULATOR_PORT || 4010)
const dataDir = process.env.DATA_DIR || '.data'
const { keep, watch, stopAll, isStopping } = stopTogether()

try {
  const env = {
    LOG_LEVEL: 'warn',
    TRIAL: '1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    STOREFRONT_URL: `http://localhost:${port}`,
    API_BASE_URL: `http://localhost:${apiPort}/api`,
    SIMULATOR_URL: `http://localhost:${simulatorPort}`,
    REVALIDATE_SECRET: trialSecret(dataDir),
    ...process.env,
  }
  const start = (name: string, args: string[]) => watch(startChild(name, args, env, 'show'))
  checkShopEnv(env)
  await checkPorts({ PORT: port, API_PORT: apiPort, SIMULATOR_PORT: simulatorPort })
  // The database is made while the storefront is built: neither needs the other.
  start('backend', [...(dev ? ['--watch'] : []), 'backend/main.ts'])
  if (!dev) await buildIfStale(keep)
  dropKeptPages()
  await waitUntilUp(`http://localhost:${apiPort}/health/ready`)
  start('storefront', dev ? ['node_modules/next/dist/bin/next', 'dev', '-p', String(port)] : ['server/main.ts'])
  await waitUntilUp(`http://localhost:${port}/`)
  process.stdout.write(`
  Kolofon is open:  ${env.PUBLIC_URL}   (English: ${env.PUBLIC_URL}/en)

  Reader   olvaso@kolofon.example   kolofon-demo
  School   iskola@kolofon.example   kolofon-demo

  Mails are files in ${dataDir}/mail. Ctrl-C closes the shop.
`)
} catch (error) {
  if (!isStopping()) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await stopAll(1)
  }
}
