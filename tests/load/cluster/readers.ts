import { setTimeout as wait } from 'node:timers/promises'
import { Browser } from '../support/browser.ts'
import { Buyer } from '../support/buyer.ts'
import type { Random } from '../support/random.ts'
import { askOnWire } from '../support/wire.ts'

const readers = 4
const pauseMs = 250

export interface Read {
  /** The number of answers by status; 0 without an answer. */
  statuses: Record<string, number>
  slowestMs: number
  /** What was no page, with the part that was being killed at that time. */
  errors: Record<string, number>
}

/** Readers open pages through the balancer, each from an address of its own. */
export const readPages = async (
  port: number,
  paths: readonly string[],
  stage: () => string,
  over: AbortSignal,
): Promise<Read> => {
  const read: Read = { statuses: {}, slowestMs: 0, errors: {} }
  const count = (counts: Record<string, number>, key: string) => void (counts[key] = (counts[key] ?? 0) + 1)
  const one = async (reader: number): Promise<void> => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)', host: `localhost:${port}` }
    for (let index = reader * 7; !over.aborted; index++) {
      const path = paths[index % paths.length] ?? '/'
      const begun = performance.now()
      const answer = await askOnWire({ port, path, headers, from: `127.100.0.${reader + 1}` }).catch(() => undefined)
      const status = answer?.status ?? 0
      count(read.statuses, String(status))
      if (status !== 200) count(read.errors, `${stage()}: ${status}`)
      read.slowestMs = Math.max(read.slowestMs, Math.round(performance.now() - begun))
      await wait(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, index) => one(index)))
  return read
}

/** A guest who buys through the balancer, and presses a button again for a minute while the shop is away. */
export const openGuest = (port: number, random: Random, index: number): Buyer =>
  new Buyer(new Browser(port, `127.101.${index >> 7}.${1 + (index & 127)}`, () => {}, 600), random)
