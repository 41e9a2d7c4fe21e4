import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from '../support/memory.ts'
import type { Measured } from './shop.ts'

/** What a process held at one moment: memory in MB after a garbage collection. */
export interface Sample {
  minute: number
  heap: number
  buffers: number
  rss: number
  files: number
}

/** Measures one process again and again until `over` is aborted. @throws Error if the process has ended */
export const takeSamples = async (
  { pid, inspector }: Measured,
  everyMs: number,
  over: AbortSignal,
): Promise<Sample[]> => {
  const begun = performance.now()
  const samples: Sample[] = []
  while (!over.aborted) {
    await wait(everyMs)
    const held = await inspector.measure(pid)
    samples.push({
      minute: (performance.now() - begun) / 60_000,
      ...held,
      rss: memoryOf(pid),
      files: readdirSync(`/proc/${pid}/fd`).length,
    })
  }
  return samples
}

/** Leaves out the first third of the samples: a process that has just started fills its caches. */
export const afterWarmUp = (samples: readonly Sample[]): Sample[] => samples.slice(Math.ceil(samples.length / 3))

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** @returns the growth in a minute, by least squares */
export const slopeOf = (samples: readonly Sample[], figure: 'heap' | 'buffers' | 'files'): number => {
  const middle = { minute: mean(samples.map(({ minute }) => minute)), value: mean(samples.map((one) => one[figure])) }
  const together = samples.reduce((sum, one) => sum + (one.minute - middle.minute) * (one[figure] - middle.value), 0)
  return together / samples.reduce((sum, { minute }) => sum + (minute - middle.minute) ** 2, 0)
}
