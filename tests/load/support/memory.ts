import { readFileSync } from 'node:fs'
import { setInterval as every } from 'node:timers/promises'

/** What a process holds in memory just now, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** @returns the most MB that the process held while `work` was done, looked at twenty times a second */
export const peakDuring = async (pid: number, work: () => Promise<void>): Promise<number> => {
  let most = memoryOf(pid)
  const looking = new AbortController()
  const look = async () => {
    for await (const _ of every(50, undefined, { signal: looking.signal })) most = Math.max(most, memoryOf(pid))
  }
  const looked = look().catch(() => undefined)
  await work().finally(() => looking.abort())
  await looked
  return most
}

/** @returns by how many MB the process grew at most while `work` was done */
export const growthDuring = async (pid: number, work: () => Promise<void>): Promise<number> => {
  const before = memoryOf(pid)
  return (await peakDuring(pid, work)) - before
}
