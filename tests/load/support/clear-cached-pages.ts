import { rmSync } from 'node:fs'

/**
 * Removes pages that an earlier run has left beside the build: a storefront that starts while its backend is away shows
 * such pages.
 */
export const clearCachedPages = (): void => {
  for (const folder of ['.next/server/route-cache', '.next/cache/fetch-cache'])
    rmSync(folder, { recursive: true, force: true })
}
