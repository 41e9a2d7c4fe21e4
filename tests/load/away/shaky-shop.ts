import { mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Child, startChild } from '#tools/child.ts'
import { clearCachedPages } from '../support/clear-cached-pages.ts'
import { type ApiProxy, startApiProxy } from '../support/api-proxy.ts'
import { freePort } from '../support/free-port.ts'
import { type LoadDatabase, withDatabase } from '../support/load-database.ts'
import { openLog } from '../support/logs.ts'
import { type Process, startBackend, startSimulator } from '../support/processes.ts'
import { visit } from './visits.ts'

export interface Book {
  id: number
  sku: string
  title: string
  path: string
  pathEn: string
}

export interface Shop {
  origin: string
  storefront: Child
  proxy: ApiProxy
  backend: {
    stop: (signal: 'SIGKILL') => Promise<void>
    start: () => Promise<void>
    signal: (name: 'SIGSTOP' | 'SIGCONT') => void
  }
  database: LoadDatabase
  /** Nobody has visited the pages of these books. */
  books: Book[]
}

const findBooks = async ({ pool }: LoadDatabase): Promise<Book[]> => {
  const { rows } = await pool.query<Book>(`
    select v.id, v.sku, p.title, '/termekek/' || p.slug || '-' || v.id as path, '/en/products/' || p.slug || '-' || v.id as "pathEn"
    from variants v join products p on p.id = v.product_id and p.language = 'hu'
    where v.format = 'paperback' and v.active and v.published_on < now() and not exists (select 1 from package_items i where i.variant_id = v.id)
    order by v.id limit 120`)
  return rows
}

export const memoryMb = ({ pid }: Child): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Takes a book whose pages nobody has visited. */
export const takeUnvisited = ({ books }: Shop): Book => {
  const book = books.shift()
  if (!book) throw new Error('The demo catalog has no more unvisited books.')
  return book
}

const startBackendOf = async (options: Parameters<typeof startBackend>[0]): Promise<Shop['backend']> => {
  let running: Process = await startBackend(options)
  return {
    stop: async (signal) => void (await running.stop(signal)),
    start: async () => void (running = await startBackend(options)),
    signal: (name) => running.signal(name),
  }
}

/**
 * Runs a storefront and its backend with a proxy between them that can fail. The proxy fails at first, so that the
 * storefront starts without a backend.
 */
export const withShakyShop = (work: (shop: Shop) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    clearCachedPages()
    const folder = mkdtempSync(join(tmpdir(), 'kolofon-away-'))
    const [port, storefrontPort] = [await freePort(), await freePort()]
    const simulator = await startSimulator(folder, port)
    const origin = `http://localhost:${storefrontPort}`
    const backend = await startBackendOf({ databaseUrl: database.url, simulator: simulator.origin, folder, port })
    const proxy = await startApiProxy(`http://127.0.0.1:${port}`)
    proxy.fault('reset')
    const env = { TRIAL: 'bare', PORT: String(storefrontPort), API_BASE_URL: `${proxy.origin}/api`, PUBLIC_URL: origin }
    const storefront = startChild('storefront', ['server/main.ts'], env, 'collect')
    try {
      while ((await visit('the port', `${origin}/`)).status === 0) await wait(200)
      await work({ origin, storefront, proxy, backend, database, books: await findBooks(database) })
    } finally {
      await storefront.stop()
      writeSync(openLog(), storefront.output())
      await proxy.close()
      await backend.stop('SIGKILL')
      await simulator.stop()
      rmSync(folder, { recursive: true, force: true })
      clearCachedPages()
    }
  })
