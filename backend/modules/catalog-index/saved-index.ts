import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
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

/** What stands before the catalog in the file. */
interface Head {
  form: string
  mark: Mark
  horizon: Horizon
  /** Of the entries, in the order in which they follow. After them come the labels. */
  columns: string[]
}

/** The file is a row of parts, so that neither process holds all of it beside the catalog: checksum, length, content. */
const lengthAt = 4
const prefixBytes = 10

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
const nameForm = async (holdsNames: boolean): Promise<string> => {
  const query = new PgDialect().sqlToQuery(productQuery([], holdsNames))
  const [code, words, migrations] = await Promise.all([
    sourcesIn(new URL('./', import.meta.url)),
    sourcesIn(new URL('../text/rules/', import.meta.url)),
    readdir(fileURLToPath(new URL('../../db/migrations/', import.meta.url))),
  ])
  return createHash('sha256')
    .update(JSON.stringify([code, words, migrations.toSorted(), query.sql, query.params, process.versions.v8]))
    .digest('base64url')
}

const serialize = (value: unknown): Buffer => {
  const serializer = new Serializer()
  serializer.writeHeader()
  serializer.writeValue(value)
  return serializer.releaseBuffer()
}

const writePart = async (file: FileHandle, value: unknown): Promise<void> => {
  const content = serialize(value)
  const prefix = Buffer.alloc(prefixBytes)
  prefix.writeUInt32LE(crc32(content))
  prefix.writeUIntLE(content.length, lengthAt, prefixBytes - lengthAt)
  await file.writeFile(prefix)
  await file.writeFile(content)
}

/** @returns undefined where the file ends too early or has been damaged */
const readPart = async <Value>(file: FileHandle): Promise<Value | undefined> => {
  const prefix = Buffer.alloc(prefixBytes)
  if ((await file.read(prefix)).bytesRead < prefixBytes) return undefined
  const length = prefix.readUIntLE(lengthAt, prefixBytes - lengthAt)
  if (length > (await file.stat()).size) return undefined
  const content = Buffer.allocUnsafe(length)
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(content, at, length - at)
    if (bytesRead === 0) return undefined
    at += bytesRead
  }
  if (crc32(content) !== prefix.readUInt32LE()) return undefined
  const deserializer = new Deserializer(content)
  deserializer.readHeader()
  return deserializer.readValue() as Value
}

/** The file is there as a whole or not at all. What a killed process left of a draft is overwritten. */
const writeWhole = async (path: string, parts: Iterable<unknown>): Promise<void> => {
  const draft = `${path}.draft`
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      for (const part of parts) await writePart(file, part)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Saves the index for the next start. It must not change until the promise is fulfilled. */
export const saveIndex = async (db: Database, folder: string, { entries, labels, horizon }: IndexAt): Promise<void> => {
  const [form, mark] = await Promise.all([nameForm(entries.holdsNames), writeMark(db)])
  const head: Head = { form, mark, horizon, columns: Object.keys(entries) }
  await writeWhole(fileIn(folder), [head, ...Object.values(entries), labels])
}

const readParts = async (file: FileHandle, db: Database, form: string): Promise<IndexAt | undefined> => {
  const head = await readPart<Head>(file)
  if (head?.form !== form || !(await holdsMark(db, head.mark))) return undefined
  const entries: [string, unknown][] = []
  for (const column of head.columns) entries.push([column, await readPart(file)])
  const labels = await readPart<IndexAt['labels']>(file)
  if (!labels || entries.some(([, value]) => value === undefined)) return undefined
  return { entries: Object.fromEntries(entries) as unknown as IndexAt['entries'], labels, horizon: head.horizon }
}

/**
 * What the last process has saved. The changes since then are still to be read.
 * @param holdsNames whether it shall hold names
 * @returns undefined where nothing is saved that is whole, of this code and of this database
 * @throws Error if a saved index cannot be read
 */
export const readSavedIndex = async (
  db: Database,
  folder: string,
  holdsNames: boolean,
): Promise<IndexAt | undefined> => {
  const form = await nameForm(holdsNames)
  const file = await open(fileIn(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  try {
    return file && (await readParts(file, db, form))
  } finally {
    await file?.close()
  }
}
