import { readFileSync } from 'node:fs'
import { setInterval as every } from 'node:timers/promises'

/** @returns the memory of a process at the moment, in MB */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** @returns the highest memory of the process in MB while `work` ran, measured twenty times a second */
export const peakDuring = async (pid: number, work: () => Promise<void>): Promise<number> => {
  let highest = memoryOf(pid)
  const looking = new AbortController()
  const look = async () => {
    for await (const _ of every(50, undefined, { signal: looking.signal })) highest = Math.max(highest, memoryOf(pid))
  }
  const looked = look().catch(() => undefined)
  await work().finally(() => looking.abort())
  await looked
  return highest
}

/** @returns by how many MB the process grew at most while `work` ran */
export const growthDuring = async (pid: number, work: () => Promise<void>): Promise<number> => {
  const before = memoryOf(pid)
  return (await peakDuring(pid, work)) - before
}
