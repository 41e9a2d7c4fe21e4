import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from '../child.ts'
import { cpuTime } from './cpu-time.ts'

export interface StartFigures {
  /** From the start of the process until it says that it is ready, and until the first listing is answered. */
  readyMs: number
  listedMs: number
  /** Of the process until then. */
  cpuMs: number
}

const maxMs = 300_000

/** @param origin of the backend that `start` starts @throws Error after five minutes */
export const measureStart = async (start: () => Child, origin: string): Promise<{ child: Child } & StartFigures> => {
  const begun = performance.now()
  const passed = () => performance.now() - begun
  const child = start()
  const answered = async (path: string): Promise<number> => {
    while (passed() < maxMs) {
      const answer = await fetch(origin + path).catch(() => undefined)
      await answer?.arrayBuffer()
      if (answer?.ok) return passed()
      await sleep(10)
    }
    throw new Error(`${origin}${path} does not answer.`)
  }
  const readyMs = await answered('/health/ready')
  const listedMs = await answered('/api/v2.0/variants')
  return { child, readyMs, listedMs, cpuMs: cpuTime(child.pid) }
}
