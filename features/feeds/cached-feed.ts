import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { mkdtemp, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The highest age of a feed. Portals read it some times a day. */
const cachedMs = 15 * 60_000

type Write = () => AsyncIterable<string>

let folder: Promise<string> | undefined
const underWay = new Map<string, Promise<void>>()

/** A folder of this process alone, deleted when the process ends. */
const makeFolder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'kolofon-feeds-'))
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  return path
}

const ageOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  )

/**
 * The new file is written beside the old one, so that only a part of it is in memory. Requests in the meantime wait for
 * the new file.
 */
const writeOnce = (path: string, write: Write): Promise<void> => {
  const begun = underWay.get(path)
  if (begun) return begun
  const part = `${path}.${randomUUID()}`
  const writing = pipeline(write, createWriteStream(part))
    .then(() => rename(part, path))
    .finally(() => {
      rmSync(part, { force: true })
      underWay.delete(path)
    })
  underWay.set(path, writing)
  return writing
}

/** A long text that is written once for all requests of some minutes. If writing fails, the last text is served. */
export const openCached = async (name: string, write: Write): Promise<ReadableStream<Uint8Array>> => {
  const path = join(await (folder ??= makeFolder()), name)
  const age = await ageOf(path)
  if (age === undefined) await writeOnce(path, write)
  else if (age > cachedMs) await writeOnce(path, write).catch(() => undefined)
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
}
