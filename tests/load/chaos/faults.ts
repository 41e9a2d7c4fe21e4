import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestPostgres } from '#tools/gate/postgres.ts'
import type { LoadDatabase } from '../support/load-database.ts'
import type { MailServer } from '../support/mail-server.ts'
import type { FaultProxy } from '../support/fault-proxy.ts'
import type { Random } from '../support/random.ts'
import type { Watched } from './probes.ts'
import type { SmallDisk } from './small-disk.ts'

/** Something that goes wrong. The promise resolves when the fault is over. */
export type Fault = () => Promise<void>

interface World {
  backends: readonly Watched[]
  storefronts: readonly Watched[]
  postgres: TestPostgres
  database: LoadDatabase
  carriers: FaultProxy
  mails: MailServer
  disk: SmallDisk | undefined
  random: Random
}

/** Sends a signal to a process that may have ended a moment ago. */
const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) === parent
      } catch {
        return false
      }
    })

const freeze = async (pids: readonly number[], ms: number): Promise<void> => {
  for (const pid of pids) send(pid, 'SIGSTOP')
  await wait(ms)
  for (const pid of pids) send(pid, 'SIGCONT')
}

/** The faults by name. The disk can fill up only where a small disk could be mounted. */
export const faultsOf = ({
  backends,
  storefronts,
  postgres,
  database,
  carriers,
  mails,
  disk,
  random,
}: World): Record<string, Fault> => ({
  'connections of the database are cut': async () => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  },
  'a backend is killed': async () => send(random.pick(backends).pid(), 'SIGKILL'),
  'a storefront is killed': async () => send(random.pick(storefronts).pid(), 'SIGKILL'),
  'a backend hangs': () => freeze([random.pick(backends).pid()], 6_000),
  'both backends hang': () =>
    freeze(
      backends.map(({ pid }) => pid()),
      6_000,
    ),
  'a storefront hangs': () => freeze([random.pick(storefronts).pid()], 6_000),
  'the database hangs': () => freeze([postgres.pid(), ...childrenOf(postgres.pid())], 5_000),
  'the database is restarted': async () => {
    await postgres.halt()
    await wait(3_000)
    await postgres.resume()
  },
  'the mail server hangs': async () => {
    mails.setMode('hanging')
    await wait(20_000)
    mails.setMode('up')
  },
  'the carriers hang': async () => {
    carriers.fault({ kind: 'silence' })
    await wait(20_000)
    carriers.fault({ kind: 'none' })
  },
  ...(disk && {
    'the disk is full': async () => {
      disk.fill()
      await wait(8_000)
      disk.free()
      await postgres.resume()
    },
  }),
})
