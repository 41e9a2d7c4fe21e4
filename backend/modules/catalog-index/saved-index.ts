import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Deserializer, Serializer } from 'node:v8'
import { crc32 } from 'node:zlib'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connect.ts'
import type { CatalogIndex } from './facts.ts'
import { type Horizon, holdsMark, type Mark, writeMark } from './select-changes.ts'
import { productQuery } from './select-products.ts'

/** The catalog in memory, and the point up to which it has read the changes. */
export interface IndexAt extends Pick<CatalogIndex, 'entries' | 'labels'> {
  horizon: Horizon
}

interface Saved extends IndexAt {
  form: string
  mark: Mark
}

const checksumBytes = 4

const fileIn = (folder: string): string => join(folder, 'catalog-index')

const sourcesIn = async (url: URL): Promise<string[]> => {
  const files = await readdir(url, { recursive: true })
  const names = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  return Promise.all(names.map((name) => readFile(new URL(name, url), 'utf8')))
}

/**
 * A name for everything on which the content of an index depends besides the rows: the code of this room and of the
 * words, the query with its parts from other rooms, the migrations with their functions, and V8's format.
 */
const nameForm = async (): Promise<string> => {
  const query = new PgDialect().sqlToQuery(productQuery([]))
  const [code, words, migrations] = await Promise.all([
    sourcesIn(new URL('./', import.meta.url)),
    sourcesIn(new URL('../text/rules/', import.meta.url)),
    readdir(fileURLToPath(new URL('../../db/migrations/', import.meta.url))),
  ])
  return createHash('sha256')
    .update(JSON.stringify([code, words, migrations.toSorted(), query.sql, query.params, process.versions.v8]))
    .digest('base64url')
}

/** The file is there as a whole or not at all. What a killed process left of a draft is overwritten. */
const writeWhole = async (path: string, data: Buffer): Promise<void> => {
  const draft = `${path}.draft`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, data, { mode: 0o600, flush: true })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Saves the index for the next start. It must not change until the promise is fulfilled. */
export const saveIndex = async (db: Database, folder: string, { entries, labels, horizon }: IndexAt): Promise<void> => {
  const [form, mark] = await Promise.all([nameForm(), writeMark(db)])
  const serializer = new Serializer()
  serializer.writeHeader()
  serializer.writeValue({ form, mark, horizon, entries, labels } satisfies Saved)
  const content = serializer.releaseBuffer()
  const checksum = Buffer.alloc(checksumBytes)
  checksum.writeUInt32LE(crc32(content))
  await writeWhole(fileIn(folder), Buffer.concat([checksum, content]))
}

const deserialize = (content: Buffer): Saved => {
  const deserializer = new Deserializer(content)
  deserializer.readHeader()
  return deserializer.readValue() as Saved
}

/**
 * What the last process has saved. The changes since then are still to be read.
 * @returns undefined where nothing is saved that is whole, of this code and of this database
 * @throws Error if a saved index cannot be read
 */
export const readSavedIndex = async (db: Database, folder: string): Promise<IndexAt | undefined> => {
  const [form, data] = await Promise.all([
    nameForm(),
    readFile(fileIn(folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    }),
  ])
  const content = data?.subarray(checksumBytes)
  if (!data || !content || data.length < checksumBytes || crc32(content) !== data.readUInt32LE()) return undefined
  const { entries, labels, horizon, ...saved } = deserialize(content)
  return saved.form === form && (await holdsMark(db, saved.mark)) ? { entries, labels, horizon } : undefined
}
