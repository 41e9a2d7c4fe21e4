import { getPathname } from '#contracts/page-address.ts'
import { providerVariables } from '#backend/ports/provider-variables.ts'
import { readShopEnv } from '#lib/env/shop.ts'
import { backendPlace, originOf, simulatorsPlace, storefrontPlace } from '#lib/process/places.ts'
import { buildIfStale } from './build-if-stale.ts'
import { checkPorts } from './check-ports.ts'
import { endOnSignals } from './end-on-signals.ts'
import { supervise } from './supervise.ts'
import { waitUntilUp } from './wait-until-up.ts'

/** The trial run: starts the shop without any setting, on the embedded database, with the demo catalog and its accounts. */
const dev = process.argv.includes('--dev')
const port = process.env.PORT || '3000'
const apiPort = process.env.API_PORT || '4000'
const simulatorPort = process.env.SIMULATOR_PORT || '4010'
const dataDir = process.env.DATA_DIR || '.data'
const supervisor = supervise()
endOnSignals(supervisor)

try {
  const env = {
    LOG_LEVEL: 'warn',
    TRIAL: '1',
    // In a trial one machine plays all visitors.
    LIMIT_FACTOR: '20',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    API_BASE_URL: `http://localhost:${apiPort}/api`,
    SIMULATOR_URL: `http://localhost:${simulatorPort}`,
    TAGS_URL: `http://localhost:${simulatorPort}/tags`,
    ...process.env,
  }
  const waitFor = (address: string) => Promise.race([waitUntilUp(address), supervisor.failed])
  const { backend, storefront } = readShopEnv(env, providerVariables)
  await checkPorts([storefrontPlace(storefront), backendPlace(backend), simulatorsPlace(backend)])
  const waitForBackend = () => waitFor(`${originOf(backendPlace(backend))}/health/ready`)
  supervisor.start({ name: 'backend', args: [...(dev ? ['--watch'] : []), 'backend/main.ts'], env })
  // The first time the database is filled while the storefront is built; later both processes start at once.
  const isNew = !dev && (await Promise.race([buildIfStale(supervisor.adopt), supervisor.failed]))
  if (isNew) await waitForBackend()
  supervisor.start({
    name: 'storefront',
    args: dev
      ? ['node_modules/next/dist/bin/next', 'dev', '-H', storefront.BIND_ADDRESS, '-p', port]
      : ['server/main.ts'],
    env,
  })
  await waitForBackend()
  await waitFor(`${originOf(storefrontPlace(storefront))}/`)
  supervisor.restartOnExit()
  process.stdout.write(`
  Kolofon is open:  ${env.PUBLIC_URL}   (English: ${env.PUBLIC_URL}${getPathname({ href: '/', locale: 'en' })})

  Reader   olvaso@kolofon.example   kolofon-demo
  School   iskola@kolofon.example   kolofon-demo

  Mails are files in ${dataDir}/mail. Ctrl-C closes the shop.
`)
} catch (error) {
  if (!supervisor.isStopping()) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await supervisor.stopAll('SIGINT')
    process.exit(1)
  }
}
