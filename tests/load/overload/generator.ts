import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createRandom } from '../support/random.ts'
import { type Answer, visit } from './visit.ts'

/**
 * The visits to generate. With `clients`, each client starts a visit when its last visit has ended; with `rate`, so
 * many visits start a second, whatever happens.
 */
export interface Load {
  port: number
  seconds: number
  pace: { clients: number } | { rate: number }
  paths: Paths
  seed: number
}

export interface Paths {
  /** Pages that are rendered on request. */
  rendered: readonly string[]
  cached: readonly string[]
}

export interface Visited extends Answer {
  kind: keyof Paths
  /**
   * In milliseconds: when the visit was due after the begin of the load, how much later it began, and how long it took.
   */
  at: number
  late: number
  ms: number
}

/** Three of four visits are for pages that are rendered on request. */
const partRendered = 0.75
const tickMs = 5

const { port, seconds, pace, paths, seed } = workerData as Load
const random = createRandom(seed)
const begun = performance.now()
const visited: Visited[] = []
let serial = 0

/** Each visitor has an address of their own, from 127.16.0.1 on. */
const addressOf = (index: number): string =>
  `127.${16 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${1 + (index % 254)}`

const visitOnce = async (at: number): Promise<void> => {
  const started = performance.now()
  const kind = random.next() < partRendered ? 'rendered' : 'cached'
  const answer = await visit(port, random.pick(paths[kind]), addressOf(serial++))
  visited.push({ ...answer, kind, at, late: started - begun - at, ms: performance.now() - started })
}

const now = () => performance.now() - begun

const closed = async (clients: number): Promise<void> => {
  const client = async () => {
    while (now() < seconds * 1000) await visitOnce(now())
  }
  await Promise.all(Array.from({ length: clients }, client))
}

const open = async (rate: number): Promise<void> => {
  const visits: Promise<void>[] = []
  for (const all = rate * seconds; visits.length < all; await wait(tickMs))
    while (visits.length < all && (visits.length / rate) * 1000 <= now())
      visits.push(visitOnce((visits.length / rate) * 1000))
  await Promise.all(visits)
}

await ('rate' in pace ? open(pace.rate) : closed(pace.clients))
parentPort?.postMessage(visited)
