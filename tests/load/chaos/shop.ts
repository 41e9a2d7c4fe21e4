import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type TestPostgres } from '#tools/gate/postgres.ts'
import { supervise } from '#tools/supervise.ts'
import { waitUntilUp } from '#tools/wait-until-up.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { freePort } from '../support/free-port.ts'
import { prepareInspector } from '../support/inspector.ts'
import { type LoadDatabase, withDatabase } from '../support/load-database.ts'
import { openLog } from '../support/logs.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startSimulator } from '../support/processes.ts'
import { providerEnv } from '../support/provider-env.ts'
import type { Watched } from './probes.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

export interface ChaosShop {
  database: LoadDatabase
  postgres: TestPostgres
  backends: Watched[]
  storefronts: Watched[]
  carriers: FaultProxy
  mails: MailServer
  disk: SmallDisk | undefined
  ledgerFile: string
  /** The addresses of the pages that visitors open. */
  paths: string[]
}

/** @returns the pages that the home page links to, and a search page, which is never cached */
const findPaths = async (origin: string): Promise<string[]> => {
  const home = await (await fetch(`${origin}/`)).text()
  const links = [...new Set([...home.matchAll(/href="(\/[^"#?]*)"/g)].map(([, path]) => path ?? '/'))].filter(
    (path) => !/^\/(_next|assets|api|feeds)\b/.test(path),
  )
  return [...links.slice(0, 60), '/kereses?q=toldi']
}

/**
 * The supervisor of `npm run serve` restarts each process that ends. Postgres stores its data on a disk that can be
 * filled.
 */
export const withChaosShop = async (work: (shop: ChaosShop) => Promise<void>): Promise<void> => {
  const disk = mountSmallDisk()
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-chaos-'))
  const postgres = await startPostgres(disk?.folder)
  process.env['TEST_DATABASE_URL'] = postgres.url
  const mails = await startMailServer()
  const ports = await Promise.all(Array.from({ length: 4 }, freePort))
  const [backendPorts, storefrontPorts] = [ports.slice(0, 2), ports.slice(2)]
  const simulator = await startSimulator(folder, backendPorts[0] ?? 0)
  const carriers = await startFaultProxy({ host: '127.0.0.1', port: Number(new URL(simulator.origin).port) })
  const supervisor = supervise()
  try {
    await withDatabase(async (database) => {
      // All buyers come from one address and send more requests than one visitor may.
      const shared = {
        TRIAL: 'bare',
        LOG_LEVEL: 'warn',
        LIMIT_FACTOR: '1000',
        DATABASE_URL: database.url,
        SMTP_URL: mails.url,
        ...providerEnv(simulator.origin, `http://127.0.0.1:${carriers.port}`),
      }
      const start = async (
        name: string,
        script: string,
        port: number,
        env: Record<string, string>,
      ): Promise<Watched> => {
        const inspector = await prepareInspector()
        const { pid } = supervisor.start({
          name,
          args: [script],
          env: { ...shared, ...inspector.env, ...env },
          log: openLog(),
        })
        const origin = `http://127.0.0.1:${port}`
        await waitUntilUp(`${origin}/health/ready`)
        return { name, origin, pid, measure: () => inspector.measure(pid()) }
      }
      const backends: Watched[] = []
      for (const [index, port] of backendPorts.entries())
        backends.push(
          await start(`backend ${index + 1}`, 'backend/main.ts', port, {
            API_PORT: String(port),
            DATA_DIR: join(folder, 'data'),
          }),
        )
      const storefronts: Watched[] = []
      for (const [index, port] of storefrontPorts.entries())
        storefronts.push(
          await start(`storefront ${index + 1}`, 'server/main.ts', port, {
            PORT: String(port),
            PUBLIC_URL: `http://127.0.0.1:${port}`,
            API_BASE_URL: `${backends[index]?.origin}/api`,
          }),
        )
      supervisor.restartOnExit()
      const paths = await findPaths(storefronts[0]?.origin ?? '')
      await work({
        database,
        postgres,
        backends,
        storefronts,
        carriers,
        mails,
        disk,
        ledgerFile: join(folder, 'simplepay.json'),
        paths,
      }).finally(() => supervisor.stopAll())
    })
  } finally {
    await supervisor.stopAll()
    await carriers.close()
    await simulator.stop()
    await mails.stop()
    await postgres.stop()
    disk?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
