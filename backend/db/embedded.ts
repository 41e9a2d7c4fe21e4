import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedEngine, startEngine } from './embedded-engine.ts'
import { lockFolder } from './lock-folder.ts'
import { requireRoom } from './require-room.ts'

export interface EmbeddedDatabase {
  url: string
  close: () => Promise<void>
}

/** Without these files PGlite would start an empty database over the remains of the old one. */
const markers = ['PG_VERSION', join('global', 'pg_control')]

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const damaged = (folder: string, reason: string, cause?: unknown) =>
  new Error(
    `The embedded database in ${folder} is damaged: ${reason}. Restore the folder from a backup, or delete it to begin anew.`,
    { cause },
  )

/** @returns whether a database or room for a new one is there @throws Error in one sentence */
const inspect = async (dataDir: string, folder: string): Promise<'new' | 'old'> => {
  const initialised = await exists(join(dataDir, 'initialised'))
  const files = await readdir(folder).catch(() => [])
  if (!initialised && files.length === 0) return 'new'
  const missing = []
  for (const marker of markers) if (!(await exists(join(folder, marker)))) missing.push(marker)
  if (missing.length > 0) throw damaged(folder, `${missing.join(' and ')} is missing`)
  if (!initialised) throw damaged(folder, 'it was never finished')
  return 'old'
}

/** Begins to open a folder that is locked. @returns the engine, whose thread runs already */
const openFolder = async (dataDir: string, onLoss: () => void): Promise<{ engine: Promise<EmbeddedEngine> }> => {
  const folder = join(dataDir, 'pglite')
  const kind = await inspect(dataDir, folder)
  if (kind === 'new') await requireRoom(dataDir, 'new')
  const open = async (): Promise<EmbeddedEngine> => {
    const engine = await startEngine(folder, onLoss).catch((error: unknown) => {
      throw kind === 'old' ? damaged(folder, 'PGlite cannot open it', error) : error
    })
    await writeFile(join(dataDir, 'initialised'), '')
    return engine
  }
  return { engine: open() }
}

const databaseOf = async (
  starting: Promise<EmbeddedEngine>,
  unlock: () => Promise<void>,
): Promise<EmbeddedDatabase> => {
  const engine = await starting
  const close = async () => {
    await engine.close()
    await unlock()
  }
  return { url: `postgres://postgres@127.0.0.1:${engine.port}/postgres`, close }
}

/**
 * Starts PGlite in a worker thread with its wire protocol on a loopback port, so that the driver is the same as for
 * Postgres. Only one process may use a folder: the lock is exclusive.
 * @param dataDir the shop's data folder; the database is its `pglite`. Undefined for a database in memory
 * @param onLoss called when the database gave up and is being started again
 * @returns once the thread runs: from then on the caller may keep its own thread busy
 * @throws Error in one sentence when the folder is in use, damaged or full, as `database` does; the folder stays as it was
 */
export const beginEmbedded = async (
  dataDir: string | undefined,
  onLoss: () => void = () => {},
): Promise<{ database: Promise<EmbeddedDatabase> }> => {
  if (!dataDir) return { database: databaseOf(startEngine(undefined, onLoss), async () => {}) }
  await mkdir(dataDir, { recursive: true })
  // Checked before the lock is taken, because the lock is a file, too.
  await requireRoom(dataDir, 'old')
  const unlock = await lockFolder(dataDir)
  const giveBack = async (error: unknown): Promise<never> => {
    await unlock()
    throw error
  }
  const { engine } = await openFolder(dataDir, onLoss).catch(giveBack)
  return { database: databaseOf(engine.catch(giveBack), unlock) }
}

/** Like `beginEmbedded`, and waits until the database answers. */
export const startEmbedded = async (...place: Parameters<typeof beginEmbedded>): Promise<EmbeddedDatabase> =>
  (await beginEmbedded(...place)).database
