import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asPostgresUser } from '#tools/gate/postgres.ts'
import { freePort } from '../support/free-port.ts'
import { fillDatabase, type LoadDatabase, openDatabase } from '../support/load-database.ts'
import { type Process, startBackend, startSimulator } from '../support/processes.ts'
import { startStorefront, type Storefront } from '../support/storefront.ts'
import { createPrimary, createReplica, type PostgresServer } from './postgres-server.ts'
import { createBalancer, createBouncer } from './servers.ts'
import { manageReplica } from './synchronous.ts'

/** A part of the cluster that the test kills and starts again. */
interface Part {
  kill: () => Promise<unknown>
  start: () => Promise<unknown>
}

export interface ClusterShop {
  /** Through pgbouncer, so that it is the primary's also after a failover. */
  database: LoadDatabase
  replica: PostgresServer
  /** The port of nginx, for visitors. */
  port: number
  /** The origin of nginx between storefronts and backends. */
  api: string
  storefronts: () => Storefront[]
  ledgerFile: string
  parts: Record<'backend 1' | 'backend 2' | 'storefront 1' | 'storefront 2' | 'pgbouncer' | 'replica', Part>
  /** Kills the primary, promotes the replica, and shows pgbouncer the way. */
  failOver: () => Promise<void>
}

/**
 * A Postgres with a replica, pgbouncer, two backends, two storefronts, and nginx before both kinds, all as processes of
 * this test on loopback. nginx and pgbouncer run with the samples in `deploy/`.
 */
export const withCluster = async (work: (shop: ClusterShop) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-cluster-'))
  const { uid, gid } = asPostgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const ports = await Promise.all(Array.from({ length: 9 }, freePort))
  const [front = 0, api = 0, bouncerPort = 0, primaryPort = 0, replicaPort = 0, ...rest] = ports
  const [backendPorts, storefrontPorts] = [rest.slice(0, 2), rest.slice(2)]
  const endings: (() => unknown)[] = []
  const over = new AbortController()
  try {
    const primary = await createPrimary(folder, primaryPort)
    endings.unshift(primary.kill)
    await primary.run('create database kolofon')
    const direct = openDatabase(primary.url('kolofon'))
    await fillDatabase(direct)
    await direct.close()
    const replica = await createReplica(folder, replicaPort, primary)
    endings.unshift(replica.kill)
    const managing = manageReplica(primary, over.signal)
    endings.unshift(() => managing)

    const bouncer = createBouncer(folder, bouncerPort, primaryPort)
    await bouncer.start()
    endings.unshift(() => bouncer.kill())
    const simulator = await startSimulator(folder, api)
    endings.unshift(simulator.stop)
    const balancer = createBalancer(folder, { front, api, storefronts: storefrontPorts, backends: backendPorts })
    await balancer.start()
    endings.unshift(() => balancer.kill('SIGTERM'))

    const databaseUrl = `postgres://postgres@127.0.0.1:${bouncerPort}/kolofon`
    const origin = `http://localhost:${front}`
    const backends: Process[] = []
    const startOne = async (index: number) => {
      backends[index] = await startBackend({
        databaseUrl,
        simulator: simulator.origin,
        folder,
        port: backendPorts[index] ?? 0,
        env: { DATABASE_READ_URL: replica.url('kolofon'), DATA_DIR: join(folder, 'data'), PUBLIC_URL: origin },
      })
    }
    const storefronts: Storefront[] = []
    const env = { PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1' }
    const openOne = async (index: number) => {
      storefronts[index] = await startStorefront(storefrontPorts[index] ?? 0, `http://127.0.0.1:${api}/api`, env)
    }
    for (const index of [0, 1]) {
      endings.unshift(() => backends[index]?.stop())
      await startOne(index)
    }
    for (const index of [0, 1]) {
      endings.unshift(() => storefronts[index]?.stop('SIGKILL'))
      await openOne(index)
    }
    const backend = (index: number): Part => ({
      kill: async () => backends[index]?.stop('SIGKILL'),
      start: () => startOne(index),
    })
    const storefront = (index: number): Part => ({
      kill: async () => storefronts[index]?.stop('SIGKILL'),
      start: () => openOne(index),
    })
    const database = openDatabase(databaseUrl, true)
    endings.unshift(database.close)
    await work({
      database,
      replica,
      port: front,
      api: `http://127.0.0.1:${api}`,
      storefronts: () => storefronts,
      ledgerFile: join(folder, 'simplepay.json'),
      parts: {
        'backend 1': backend(0),
        'backend 2': backend(1),
        'storefront 1': storefront(0),
        'storefront 2': storefront(1),
        pgbouncer: bouncer,
        replica,
      },
      failOver: async () => {
        over.abort()
        await managing
        await primary.kill()
        replica.promote()
        bouncer.pointTo(replicaPort)
        bouncer.reload()
      },
    })
  } finally {
    over.abort()
    for (const end of endings) await end()
    rmSync(folder, { recursive: true, force: true })
  }
}
