import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './lock-folder.ts'

export interface EmbeddedDatabase {
  url: string
  close: () => Promise<void>
}

/** Files without which PGlite would start an empty database over what is left of the old one. */
const markers = ['PG_VERSION', join('global', 'pg_control')]

const exists = (path: string) => access(path).then(() => true, () => false)

const checkMarkers = async (folder: string): Promise<void> => {
  const initialised = await exists(join(folder, '..', 'initialised'))
  const files = await readdir(folder).catch(() => [])
  if (!initialised && files.length === 0) return
  const missing = []
  for (const marker of markers) if (!(await exists(join(folder, marker)))) missing.push(marker)
  if (missing.length > 0)
    throw new Error(`The embedded database in ${folder} is damaged: ${missing.join(' and ')} is missing. Restore the folder from a backup, or delete it to begin anew.`)
}

/**
 * Starts PGlite in a worker thread and its wire protocol on a loopback port, so that the driver is the same as for Postgres.
 * One process a folder: the lock is exclusive.
 * @param dataDir folder of the shop's data; the database is its `pglite`, or undefined for one in memory
 */
export const startEmbedded = async (dataDir: string | undefined): Promise<EmbeddedDatabase> => {
  const folder = dataDir && join(dataDir, 'pglite')
  let unlock = async () => {}
  if (dataDir && folder) {
    await mkdir(dataDir, { recursive: true })
    unlock = await lockFolder(dataDir)
    await checkMarkers(folder)
  }
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), { workerData: { folder } })
  const port = await new Promise<number>((resolve, reject) => {
    // Under `--watch` (npm run dev) Node sends messages of its own first.
    worker.on('message', (message: unknown) => {
      if (typeof message === 'number') resolve(message)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database stopped while starting.')))
  }).catch(async (error: unknown) => {
    await unlock()
    throw error
  })
  if (dataDir) await writeFile(join(dataDir, 'initialised'), '')
  const close = async () => {
    const exited = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage('close')
    await exited
    await unlock()
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, close }
}
