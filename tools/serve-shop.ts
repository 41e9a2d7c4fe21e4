import { existsSync } from 'node:fs'
import { providerVariables } from '#backend/ports/provider-variables.ts'
import { readShopEnv } from '#lib/env/shop.ts'
import { backendPlace, storefrontPlace } from '#lib/process/places.ts'
import { checkPorts } from './check-ports.ts'
import { endOnSignals } from './end-on-signals.ts'
import { supervise } from './supervise.ts'

/** The production start of both processes on one machine. It builds nothing, fills no database, and starts each process again when it ends. */
try {
  const env = { API_BASE_URL: `http://localhost:${process.env.API_PORT || 4000}/api`, ...process.env }
  const { backend, storefront } = readShopEnv(env, providerVariables)
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build. Run `npm run build` first.')
  await checkPorts([backendPlace(backend), storefrontPlace(storefront)])
  const supervisor = supervise()
  endOnSignals(supervisor)
  supervisor.restartOnExit()
  supervisor.start({ name: 'backend', args: ['backend/main.ts'], env })
  supervisor.start({ name: 'storefront', args: ['server/main.ts'], env })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
