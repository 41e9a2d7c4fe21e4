import { setTimeout as wait } from 'node:timers/promises'
import { askOnWire } from './wire.ts'

export interface Seen {
  count: number
  failed: number
  /** The milliseconds within which 95 of 100 answers came. */
  p95: number
}

/** Ordinary visitors, each with an address of their own, request pages one after the other until the work is done. */
export const visitDuring = async (port: number, paths: readonly string[], work: () => Promise<void>): Promise<Seen> => {
  const times: number[] = []
  let failed = 0
  const done = new AbortController()
  const visit = async (from: string) => {
    for (let index = 0; !done.signal.aborted; index++) {
      const answer = await askOnWire({
        port,
        path: paths[index % paths.length] ?? '/',
        from,
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; testbot/1.0)' },
      }).catch(() => undefined)
      if (answer?.status === 200) times.push(answer.ms)
      else failed += 1
      await wait(150)
    }
  }
  const visitors = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map(visit)
  await work().finally(() => done.abort())
  await Promise.all(visitors)
  const sorted = times.toSorted((a, b) => a - b)
  return { count: times.length + failed, failed, p95: Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0) }
}
