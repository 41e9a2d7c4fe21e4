import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { type Inspector, prepareInspector } from '../support/inspector.ts'
import { type LoadDatabase, withDatabase } from '../support/load-database.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Process, startBackend, startSimulator } from '../support/processes.ts'
import { startStorefront } from '../support/storefront.ts'
import { startBalancer } from './balancer.ts'

/** A process whose memory can be measured. */
export interface Measured {
  name: string
  pid: number
  inspector: Inspector
}

export interface SoakShop {
  database: LoadDatabase
  mails: MailServer
  /** The origin of one of the backends. */
  api: string
  /** The port of the storefront. */
  port: number
  processes: Measured[]
  ledgerFile: string
}

/** A storefront before two backends, with a mail server. Each process has an inspector that waits for a signal. */
export const withSoakShop = (work: (shop: SoakShop) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'kolofon-soak-'))
    const ports = [await freePort(), await freePort()]
    const [simulator, mails, balancer] = [
      await startSimulator(folder, ports[0] ?? 0),
      await startMailServer(),
      await startBalancer(ports),
    ]
    const backends: Process[] = []
    const processes: Measured[] = []
    try {
      for (const [index, port] of ports.entries()) {
        const inspector = await prepareInspector()
        const env = {
          ...inspector.env,
          LOG_LEVEL: 'warn',
          SMTP_URL: mails.url,
          MAIL_FROM: 'Kolofon <bolt@kolofon.example>',
          DATA_DIR: join(folder, 'data'),
        }
        const backend = await startBackend({
          databaseUrl: database.url,
          simulator: simulator.origin,
          folder,
          port,
          env,
        })
        backends.push(backend)
        processes.push({ name: `backend ${index + 1}`, pid: backend.pid, inspector })
      }
      const inspector = await prepareInspector()
      const storefront = await startStorefront(await freePort(), `${balancer.origin}/api`, inspector.env)
      processes.push({ name: 'storefront', pid: storefront.pid, inspector })
      await work({
        database,
        mails,
        api: backends[0]?.origin ?? '',
        port: storefront.port,
        processes,
        ledgerFile: join(folder, 'simplepay.json'),
      }).finally(storefront.stop)
    } finally {
      await Promise.all(backends.map((backend) => backend.stop()))
      await balancer.close()
      await simulator.stop()
      await mails.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
