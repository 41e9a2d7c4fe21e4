import { readFile, rename, writeFile } from 'node:fs/promises'
import { clockFile } from './run-folders.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000
/** `sweep-invoices` runs at minute 12 of each hour (backend/schedules.ts). */
const beforeSweep = 11.7 * 60_000

/** Makes it later by some days in all processes of the shop, and lets the hourly sweep of invoices follow at once. */
export const moveClock = async (days: number): Promise<void> => {
  const before = Number(await readFile(clockFile, 'utf8').catch(() => 0)) + days * dayMs
  const later = before + ((hourMs + beforeSweep - ((Date.now() + before) % hourMs)) % hourMs)
  await writeFile(`${clockFile}.new`, String(later))
  await rename(`${clockFile}.new`, clockFile)
}
