import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { check, finish, tell } from './support/checks.ts'
import { type Held, type Inspector, prepareInspector } from './support/inspector.ts'
import { peakDuring } from './support/memory.ts'
import { withShop } from './support/shop.ts'
import type { Storefront } from './support/storefront.ts'
import { type Seen, visitDuring } from './support/visitors.ts'

/**
 * slowhttptest attacks the storefront (R2-4): 500 connections, again and again for 60 s, with each way of being slow,
 * beside ordinary visitors. The same visitors come first without attackers, for as long. The memory of the process is
 * compared.
 */
const lengthMs = 60_000
const attackers = 500
/** The visitors without attackers run for this time before the process is measured. */
const warmMs = 8_000

interface Kind {
  options: string[]
  target: string
  /**
   * The connections that are open when the process is measured. Slow readers have fewer, because the process closes an
   * answer once the system has taken all of it.
   */
  atOnce: number
  /**
   * The time after which all connections are closed: all 500 are open after 5 s, then headers and bodies have 15 s, and
   * Node checks twice whether a reader has read something.
   */
  maxMs: number
  /**
   * The additional memory in MB that the process may hold meanwhile. With slow readers it holds answers that they have
   * not read.
   */
  maxMemory: number
}

const kinds: Record<string, Kind> = {
  'in the headers (slowloris)': {
    options: ['-H', '-i', '5', '-x', '24'],
    target: '/',
    atOnce: 475,
    maxMs: 23_000,
    maxMemory: 50,
  },
  'in the body': {
    options: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
    target: '/api/login',
    atOnce: 475,
    maxMs: 23_000,
    maxMemory: 50,
  },
  'at reading': {
    options: ['-X', '-k', '3', '-n', '2', '-w', '8', '-y', '16', '-z', '5'],
    target: '/',
    atOnce: 250,
    maxMs: 38_000,
    maxMemory: 150,
  },
}
const pages = ['/', '/kosar']

const attack = (port: number, { options, target }: Kind): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      'slowhttptest',
      [
        '-c',
        String(attackers),
        '-r',
        '100',
        '-l',
        String(lengthMs / 1000),
        '-u',
        `http://127.0.0.1:${port}${target}`,
        ...options,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    child.once('error', reject)
    child.once('exit', () => resolve())
  })

/**
 * The files and connections that the process itself holds: the system may still send on connections that the process
 * has closed.
 */
const heldBy = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

interface Measurement {
  /** Memory in the middle, after a garbage collection. */
  held: Held
  /** The highest memory that the system saw, garbage included. */
  peak: number
  /** Files and connections in the middle. */
  files: number
}

/**
 * Runs `work` beside ordinary visitors, and measures the process once `moment` has resolved.
 * @returns the measurements, and how the visitors were served
 */
const measureDuring = async (
  { port, pid }: Storefront,
  inspector: Inspector,
  moment: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Measurement & { seen: Seen }> => {
  const measurement: Measurement = { held: { heap: 0, buffers: 0 }, peak: 0, files: 0 }
  const look = async () => {
    await moment()
    measurement.files = heldBy(pid)
    measurement.held = await inspector.measure(pid)
  }
  const seen = await visitDuring(port, pages, async () => {
    measurement.peak = await peakDuring(pid, async () => void (await Promise.all([work(), look()])))
  })
  return { ...measurement, seen }
}

const describe = ({ held, peak, files }: Measurement): string =>
  `heap ${held.heap.toFixed(1)}, buffers ${held.buffers.toFixed(1)}, RSS at most ${peak.toFixed(0)} MB, ${files} files`

const checkAttack = async (storefront: Storefront, inspector: Inspector, name: string, kind: Kind): Promise<void> => {
  const { port, pid } = storefront
  const quiet = await measureDuring(
    storefront,
    inspector,
    () => wait(warmMs),
    () => wait(lengthMs),
  )
  let filesAfter = 0
  const count = async () => {
    await wait(kind.maxMs)
    filesAfter = heldBy(pid)
  }
  const areConnected = () => heldBy(pid) >= quiet.files + kind.atOnce
  const connected = async () => {
    for (const until = Date.now() + kind.maxMs; !areConnected() && Date.now() < until;) await wait(100)
  }
  const attacked = await measureDuring(storefront, inspector, connected, async () => {
    await Promise.all([attack(port, kind), count()])
    for (const until = Date.now() + lengthMs - kind.maxMs; Date.now() < until;) await attack(port, kind)
  })
  const [before, { seen }] = [quiet.seen, attacked]
  const grown = attacked.held.heap + attacked.held.buffers - quiet.held.heap - quiet.held.buffers
  tell(`slow ${name}: before ${describe(quiet)}; under attack ${describe(attacked)}`)
  check(`slow ${name}: every visitor was served`, seen.failed === 0, `${seen.count} pages, ${seen.failed} not`)
  check(
    `slow ${name}: visits take at most twice the time, or 200 ms`,
    seen.p95 < Math.max(2 * before.p95, 200),
    `p95 ${seen.p95} ms, before ${before.p95} ms`,
  )
  check(
    `slow ${name}: enough clients are connected when the process is measured`,
    attacked.files >= quiet.files + kind.atOnce,
    attacked.files - quiet.files,
  )
  check(
    `slow ${name}: the process holds at most ${kind.maxMemory} MB more`,
    grown < kind.maxMemory,
    `${grown.toFixed(1)} MB`,
  )
  check(
    `slow ${name}: RSS grows by no more than that, garbage included`,
    attacked.peak - quiet.peak < kind.maxMemory,
    `${(attacked.peak - quiet.peak).toFixed(1)} MB`,
  )
  check(
    `slow ${name}: the connections of the attackers were closed in time`,
    filesAfter < quiet.files + 50,
    `${quiet.files} before, ${filesAfter} after ${kind.maxMs / 1000} s`,
  )
}

const inspector = await prepareInspector()
await withShop(
  async ({ storefront }) => {
    // A young process takes memory for its first pages.
    await visitDuring(storefront.port, pages, () => wait(45_000))
    for (const [name, kind] of Object.entries(kinds)) await checkAttack(storefront, inspector, name, kind)
  },
  { storefront: inspector.env },
)

finish()
