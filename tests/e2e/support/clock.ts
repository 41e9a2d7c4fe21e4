import { readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { clockFile } from './run-folders.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** `sweep-invoices` runs at minute 12 of each hour (backend/schedules.ts). */
const beforeSweep = 11.7 * 60_000
/** Longer than each process waits before it reads the clock again. What is asked meanwhile may seem to last for days. */
const untilRead = 1000

/** Makes it later by some days in all processes of the shop, and lets the hourly sweep of invoices follow at once. */
export const moveClock = async (days: number): Promise<void> => {
  const before = Number(await readFile(clockFile, 'utf8').catch(() => 0)) + days * dayMs
  const later = before + ((hourMs + beforeSweep - ((Date.now() + before) % hourMs)) % hourMs)
  await writeFile(`${clockFile}.new`, String(later))
  await rename(`${clockFile}.new`, clockFile)
  await sleep(untilRead)
}
