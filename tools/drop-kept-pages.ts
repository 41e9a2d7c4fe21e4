import { rmSync } from 'node:fs'

/**
 * Pages that an earlier run has left beside the build. They may be of another database, and what was announced as changed
 * is remembered by the process that was told and no longer: a storefront begins without any.
 */
export const dropKeptPages = (): void => {
  for (const folder of ['.next/server/route-cache', '.next/cache/fetch-cache']) rmSync(folder, { recursive: true, force: true })
}
