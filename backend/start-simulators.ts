import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { createAnalyticsSimulator } from './ports/analytics/simulator/simulator.ts'
import { createRecaptchaSimulator } from './ports/bot-check/recaptcha/simulator.ts'
import { identityProviders } from './ports/identity/providers.ts'
import { notificationUrlOf, paymentProviders } from './ports/payments/providers.ts'
import { trackings } from './ports/tracking/trackings.ts'
import { createNavSimulator } from './ports/tax-authority/nav/simulator/simulator.ts'
import { createCarrierSimulator } from './ports/pickup-points/create-carrier-simulator.ts'

export interface SimulatorOptions {
  port: number
  /** Where browsers reach the pages of payments and sign-ins. */
  publicOrigin: string
  /** Where the shop answers. */
  shopOrigin: string
  /** For what simulators store. */
  folder: string
  /** Of the bot check, in a shop that has one. */
  recaptchaSecret?: string | undefined
}

const listen = (app: Hono, port: number): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} of the simulators is in use. Set SIMULATOR_PORT to another one, or stop what runs there.`,
            )
          : error,
      ),
    )
  })

/**
 * The payment providers, the carriers, the tax authority, the providers of sign-ins and measuring, and the bot check,
 * simulated on a loopback port in their real wire formats.
 */
export const startSimulators = async ({
  port,
  publicOrigin,
  shopOrigin,
  folder,
  recaptchaSecret,
}: SimulatorOptions): Promise<{ origin: string; stop: () => Promise<void> }> => {
  await mkdir(folder, { recursive: true })
  const app = new Hono().route('/carriers', createCarrierSimulator())
  const simulated = paymentProviders.map(({ key, simulate }) =>
    simulate({ folder, publicOrigin, notificationUrl: notificationUrlOf(shopOrigin, key) }),
  )
  for (const one of simulated) app.route('/', one.app)
  app.route('/', createNavSimulator({ ledgerFile: join(folder, 'nav.json') }).app)
  for (const { simulate } of identityProviders) app.route('/', simulate({ now: () => new Date() }))
  for (const { simulate } of trackings) app.route('/', simulate({ now: () => new Date() }))
  if (recaptchaSecret !== undefined) {
    const recaptcha = createRecaptchaSimulator({ now: () => new Date(), secret: recaptchaSecret })
    // Browsers load `https://HOST/PATH` from `TAGS_URL/HOST/PATH`.
    app.route('/', recaptcha).route('/tags/www.recaptcha.net', recaptcha)
  }
  app.route('/', createAnalyticsSimulator({ now: () => new Date() }))
  const server = await listen(app, port)
  const stop = async () => {
    for (const one of simulated) one.close()
    const closed = new Promise((resolve) => server.close(resolve))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
