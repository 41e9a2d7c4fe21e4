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
 * slowhttptest against the storefront: 500 connections, again and again for 60 s, each way of being slow, beside ordinary visitors (R2-4).
 * The same visitors without attackers come first, for as long; what the process holds then and now is compared.
 */
const lengthMs = 60_000
const attackers = 500
/** How long the visitors without attackers have been there when it is measured. */
const settledMs = 8_000

interface Kind {
  options: string[]
  target: string
  /** So many are open at the moment of measuring: of readers fewer, because the process is rid of an answer once the system has taken all of it. */
  atOnce: number
  /** All 500 are open after 5 s; then headers and bodies have 15 s, and Node looks twice whether a reader has taken something. */
  mostMs: number
  /** What the process may hold more meanwhile, in MB: for readers, what they have asked for and not taken. */
  mostMemory: number
}

const kinds: Record<string, Kind> = {
  'in the headers (slowloris)': {
    options: ['-H', '-i', '5', '-x', '24'],
    target: '/',
    atOnce: 475,
    mostMs: 23_000,
    mostMemory: 50,
  },
  'in the body': {
    options: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
    target: '/api/login',
    atOnce: 475,
    mostMs: 23_000,
    mostMemory: 50,
  },
  'at reading': {
    options: ['-X', '-k', '3', '-n', '2', '-w', '8', '-y', '16', '-z', '5'],
    target: '/',
    atOnce: 250,
    mostMs: 38_000,
    mostMemory: 150,
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

/** Files and connections that the process itself holds: what it has closed, the system may still be sending. */
const heldBy = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

interface Weight {
  /** After a garbage collection in the middle. */
  held: Held
  /** The most that the system saw, garbage included. */
  peak: number
  /** Files and connections in the middle. */
  files: number
}

/** What the process holds when `moment` has come while `work` is done under ordinary visitors, and what these see. */
const weigh = async (
  { port, pid }: Storefront,
  inspector: Inspector,
  moment: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<Weight & { seen: Seen }> => {
  const weight: Weight = { held: { heap: 0, buffers: 0 }, peak: 0, files: 0 }
  const look = async () => {
    await moment()
    weight.files = heldBy(pid)
    weight.held = await inspector.measure(pid)
  }
  const seen = await visitDuring(port, pages, async () => {
    weight.peak = await peakDuring(pid, async () => void (await Promise.all([work(), look()])))
  })
  return { ...weight, seen }
}

const told = ({ held, peak, files }: Weight): string =>
  `heap ${held.heap.toFixed(1)}, buffers ${held.buffers.toFixed(1)}, RSS at most ${peak.toFixed(0)} MB, ${files} files`

const endure = async (storefront: Storefront, inspector: Inspector, name: string, kind: Kind): Promise<void> => {
  const { port, pid } = storefront
  const quiet = await weigh(
    storefront,
    inspector,
    () => wait(settledMs),
    () => wait(lengthMs),
  )
  let filesAfter = 0
  const count = async () => {
    await wait(kind.mostMs)
    filesAfter = heldBy(pid)
  }
  const areConnected = () => heldBy(pid) >= quiet.files + kind.atOnce
  const connected = async () => {
    for (const until = Date.now() + kind.mostMs; !areConnected() && Date.now() < until;) await wait(100)
  }
  const attacked = await weigh(storefront, inspector, connected, async () => {
    await Promise.all([attack(port, kind), count()])
    for (const until = Date.now() + lengthMs - kind.mostMs; Date.now() < until;) await attack(port, kind)
  })
  const [before, { seen }] = [quiet.seen, attacked]
  const grown = attacked.held.heap + attacked.held.buffers - quiet.held.heap - quiet.held.buffers
  tell(`slow ${name}: before ${told(quiet)}; under attack ${told(attacked)}`)
  check(`slow ${name}: every visitor was served`, seen.failed === 0, `${seen.count} pages, ${seen.failed} not`)
  check(
    `slow ${name}: in twice the time at most, or 200 ms`,
    seen.p95 < Math.max(2 * before.p95, 200),
    `p95 ${seen.p95} ms, before ${before.p95} ms`,
  )
  check(
    `slow ${name}: enough are connected when it is measured`,
    attacked.files >= quiet.files + kind.atOnce,
    attacked.files - quiet.files,
  )
  check(`slow ${name}: what is held is within ${kind.mostMemory} MB`, grown < kind.mostMemory, `${grown.toFixed(1)} MB`)
  check(
    `slow ${name}: so is RSS, with garbage`,
    attacked.peak - quiet.peak < kind.mostMemory,
    `${(attacked.peak - quiet.peak).toFixed(1)} MB`,
  )
  check(
    `slow ${name}: their connections were closed in time`,
    filesAfter < quiet.files + 50,
    `${quiet.files} before, ${filesAfter} after ${kind.mostMs / 1000} s`,
  )
}

const inspector = await prepareInspector()
await withShop(
  async ({ storefront }) => {
    // A young process takes memory for its first pages.
    await visitDuring(storefront.port, pages, () => wait(45_000))
    for (const [name, kind] of Object.entries(kinds)) await endure(storefront, inspector, name, kind)
  },
  { storefront: inspector.env },
)

finish()
