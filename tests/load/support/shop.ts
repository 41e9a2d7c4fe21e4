import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { type LoadDatabase, withDatabase } from './load-database.ts'
import { type Process, startBackend, startSimulator } from './processes.ts'
import { type Storefront, startStorefront } from './storefront.ts'

export interface Shop {
  database: LoadDatabase
  backend: Process
  storefront: Storefront
}

interface Settings {
  backend?: Record<string, string>
  storefront?: Record<string, string>
}

/** Runs a whole shop, each part in a process of its own: the bank and the carriers, a backend, the built storefront. */
export const withShop = (work: (shop: Shop) => Promise<void>, settings: Settings = {}): Promise<void> =>
  withDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'kolofon-shop-'))
    const [port, storefrontPort] = [await freePort(), await freePort()]
    const simulator = await startSimulator(folder, port)
    const backend = await startBackend({
      databaseUrl: database.url,
      simulator: simulator.origin,
      folder,
      port,
      ...(settings.backend && { env: settings.backend }),
    })
    try {
      const storefront = await startStorefront(storefrontPort, `${backend.origin}/api`, settings.storefront)
      await work({ database, backend, storefront }).finally(storefront.stop)
    } finally {
      await backend.stop()
      await simulator.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
