import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { createRandom } from '../support/random.ts'
import { type Answer, visit } from './visit.ts'

/** Visitors as they come: each when the one before has its answer (`clients`), or so many a second whatever happens (`rate`). */
export interface Load {
  port: number
  seconds: number
  pace: { clients: number } | { rate: number }
  paths: Paths
  seed: number
}

export interface Paths {
  /** Pages that must be made on request. */
  made: readonly string[]
  kept: readonly string[]
}

export interface Visited extends Answer {
  kind: keyof Paths
  /** Milliseconds after the begin of the load when it was due, how much later it was begun, and how long it took then. */
  at: number
  late: number
  ms: number
}

/** Of four visits three are for pages that must be made. */
const partMade = 0.75
const tickMs = 5

const { port, seconds, pace, paths, seed } = workerData as Load
const random = createRandom(seed)
const begun = performance.now()
const visited: Visited[] = []
let serial = 0

/** Each visitor has an address of their own: 127.16.0.1 and on. */
const addressOf = (index: number): string =>
  `127.${16 + ((index >> 16) & 63)}.${(index >> 8) & 255}.${1 + (index % 254)}`

const visitOnce = async (at: number): Promise<void> => {
  const started = performance.now()
  const kind = random.next() < partMade ? 'made' : 'kept'
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
