import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { createSimulator } from './ports/payments/simplepay/simulator/simulator.ts'
import { createCarrierSimulator } from './ports/pickup-points/simulator/create-carrier-simulator.ts'

export interface SimulatorOptions {
  port: number
  /** Where browsers reach the payment page. */
  publicOrigin: string
  /** Where SimplePay reports payments to. */
  notificationUrl: string
  /** The bank's book: it outlives a backend that was killed. */
  ledgerFile: string
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

/** The payment provider and the carriers, played on a loopback port in their real wire formats. */
export const startSimulators = async ({
  port,
  publicOrigin,
  notificationUrl,
  ledgerFile,
}: SimulatorOptions): Promise<{ origin: string; stop: () => Promise<void> }> => {
  await mkdir(dirname(ledgerFile), { recursive: true })
  const simplepay = createSimulator({ ledgerFile, publicOrigin, settings: { notificationUrl } })
  const app = new Hono().route('/carriers', createCarrierSimulator()).route('/', simplepay.app)
  const server = await listen(app, port)
  const stop = async () => {
    simplepay.close()
    const closed = new Promise((resolve) => server.close(resolve))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    await closed
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}
