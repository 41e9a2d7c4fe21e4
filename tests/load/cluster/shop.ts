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
  parts: Record<`${'backend' | 'storefront' | 'pgbouncer'} ${1 | 2}` | 'replica', Part>
  /** Kills the primary, promotes the replica, and shows both pgbouncers the way. */
  failOver: () => Promise<void>
}

/**
 * A Postgres with a replica, two backends, each with a pgbouncer of its own, two storefronts, and nginx before both
 * kinds, all as processes of this test on loopback. nginx and pgbouncer run with the samples in `deploy/`.
 */
export const withCluster = async (work: (shop: ClusterShop) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-cluster-'))
  const { uid, gid } = asPostgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  const ports = await Promise.all(Array.from({ length: 10 }, freePort))
  const [front = 0, api = 0, primaryPort = 0, replicaPort = 0, ...rest] = ports
  const [bouncerPorts, backendPorts, storefrontPorts] = [rest.slice(0, 2), rest.slice(2, 4), rest.slice(4)]
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

    const bouncers = bouncerPorts.map((port) => createBouncer(folder, port, primaryPort))
    for (const bouncer of bouncers) {
      await bouncer.start()
      endings.unshift(() => bouncer.kill())
    }
    const simulator = await startSimulator(folder, api)
    endings.unshift(simulator.stop)
    const balancer = createBalancer(folder, { front, api, storefronts: storefrontPorts, backends: backendPorts })
    await balancer.start()
    endings.unshift(() => balancer.kill('SIGTERM'))

    const databaseUrls = bouncerPorts.map((port) => `postgres://postgres@127.0.0.1:${port}/kolofon`)
    const origin = `http://localhost:${front}`
    const backends: Process[] = []
    const startOne = async (index: number) => {
      backends[index] = await startBackend({
        databaseUrl: databaseUrls[index] ?? '',
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
    const bouncer = (index: number): Part => ({
      kill: async () => bouncers[index]?.kill(),
      start: async () => bouncers[index]?.start(),
    })
    const database = openDatabase(databaseUrls[0] ?? '', true)
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
        'pgbouncer 1': bouncer(0),
        'pgbouncer 2': bouncer(1),
        replica,
      },
      failOver: async () => {
        over.abort()
        await managing
        await primary.kill()
        replica.promote()
        for (const one of bouncers) {
          one.pointTo(replicaPort)
          one.reload()
        }
      },
    })
  } finally {
    over.abort()
    for (const end of endings) await end()
    rmSync(folder, { recursive: true, force: true })
  }
}
