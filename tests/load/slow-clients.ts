import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { check, finish } from './support/checks.ts'
import { growthDuring } from './support/memory.ts'
import { withShop } from './support/shop.ts'
import type { Storefront } from './support/storefront.ts'
import { visitDuring } from './support/visitors.ts'

/** slowhttptest against the storefront: 500 connections, again and again for 60 s, each way of being slow, beside ordinary visitors (R2-4). */
const lengthMs = 60_000

interface Kind {
  options: string[]
  target: string
  /** All 500 are open after 5 s; then headers and bodies have 15 s, and Node looks twice whether a reader has taken something. */
  mostMs: number
  /** What the process may hold meanwhile, in MB: for readers, what they have asked for and not taken. */
  mostMemory: number
}

const kinds: Record<string, Kind> = {
  'in the headers (slowloris)': { options: ['-H', '-i', '5', '-x', '24'], target: '/', mostMs: 23_000, mostMemory: 50 },
  'in the body': { options: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'], target: '/api/login', mostMs: 23_000, mostMemory: 50 },
  'at reading': { options: ['-X', '-k', '3', '-n', '2', '-w', '8', '-y', '16', '-z', '5'], target: '/', mostMs: 38_000, mostMemory: 150 },
}
const pages = ['/', '/kosar']

const attack = (port: number, { options, target }: Kind): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('slowhttptest', ['-c', '500', '-r', '100', '-l', String(lengthMs / 1000), '-u', `http://127.0.0.1:${port}${target}`, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })

/** Files and connections that the process itself holds: what it has closed, the system may still be sending. */
const heldBy = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length

const endure = async ({ port, pid }: Storefront, name: string, kind: Kind): Promise<void> => {
  const before = await visitDuring(port, pages, () => wait(20_000))
  const heldBefore = heldBy(pid)
  let [heldMost, heldAfter, grown] = [0, 0, 0]
  const look = async () => {
    await wait(5_000)
    heldMost = heldBy(pid)
    await wait(kind.mostMs - 5_000)
    heldAfter = heldBy(pid)
  }
  const seen = await visitDuring(port, pages, async () => {
    grown = await growthDuring(pid, async () => {
      await Promise.all([attack(port, kind), look()])
      for (const until = Date.now() + lengthMs - kind.mostMs; Date.now() < until; ) await attack(port, kind)
    })
  })
  check(`slow ${name}: every visitor was served`, seen.failed === 0, `${seen.count} pages, ${seen.failed} not`)
  check(`slow ${name}: in twice the time at most, or 200 ms`, seen.p95 < Math.max(2 * before.p95, 200), `p95 ${seen.p95} ms, before ${before.p95} ms`)
  check(`slow ${name}: memory within bounds`, grown < kind.mostMemory, `${grown.toFixed(1)} MB`)
  check(`slow ${name}: their connections were closed in time`, heldAfter < heldBefore + 50, `${heldBefore} before, ${heldMost} after 5 s, ${heldAfter} after ${kind.mostMs / 1000} s`)
}

await withShop(async ({ storefront }) => {
  // A young process takes memory for its first pages.
  await visitDuring(storefront.port, pages, () => wait(45_000))
  for (const [name, kind] of Object.entries(kinds)) await endure(storefront, name, kind)
})

finish()
