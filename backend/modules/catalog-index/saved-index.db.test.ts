import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Connection } from '../../db/connect.ts'
import { holdsMark, writeMark } from './select-changes.ts'
import { catalogIndex, closeCatalogIndex, openCatalogIndex } from './service.ts'

let connection: Connection
let folder: string
beforeAll(async () => void (connection = await createTestDatabase()))
afterAll(() => connection.close())
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'kolofon-index-'))))
afterEach(() => rm(folder, { recursive: true }))

/** A process has a database object of its own, and so an index of its own. */
const startProcess = async () => {
  const db = Object.create(connection.db) as Connection['db']
  const ctx = { ...createTestContext(connection), db, patientDb: db }
  await openCatalogIndex(ctx, folder)
  return ctx
}

const saveOnce = async () => closeCatalogIndex(await startProcess(), folder)

const popularityOf = async (ctx: Awaited<ReturnType<typeof startProcess>>, id: number) => {
  const { entries } = await catalogIndex(ctx)
  return entries.columns.popularity[entries.slots.get(id) ?? -1]
}

const setPopularity = (id: number, popularity: number) =>
  connection.pool.query('update products set popularity = $2 where id = $1', [id, popularity])

/** Writes past the triggers: only a process that reads everything sees it. */
const setUnseen = async (id: number, popularity: number) => {
  await connection.pool.query('alter table products disable trigger user')
  await setPopularity(id, popularity)
  await connection.pool.query('alter table products enable trigger user')
}

const aBook = async (): Promise<number> =>
  (await connection.pool.query<{ id: number }>('select min(id) as id from products')).rows[0]?.id ?? 0

test('the next process takes what was saved, and reads what has changed since', async () => {
  const id = await aBook()
  const before = await startProcess()
  await setPopularity(id, 1_001)
  expect(await popularityOf(before, id)).toBe(1_001)
  await closeCatalogIndex(before, folder)
  await setUnseen(id + 1, 1_002)
  await setPopularity(id + 2, 1_003)

  const after = await startProcess()
  expect(await popularityOf(after, id)).toBe(1_001)
  expect(await popularityOf(after, id + 1)).not.toBe(1_002)
  expect(await popularityOf(after, id + 2)).toBe(1_003)
  await setPopularity(id, 1_004)
  expect(await popularityOf(after, id)).toBe(1_004)
})

test('both indexes are the same', async () => {
  const first = await startProcess()
  await closeCatalogIndex(first, folder)
  const { entries, labels } = await catalogIndex(await startProcess())
  const read = await catalogIndex(first)
  expect(entries).toEqual(read.entries)
  // The mark lets labels be read again.
  expect({ ...labels, version: 0 }).toEqual({ ...read.labels, version: 0 })
})

const lastMark = '(select max(xact) from catalog_changes where product_id is null)'

const spoils: Record<string, () => Promise<unknown>> = {
  'a database that was restored to an earlier moment': () =>
    connection.pool.query(`delete from catalog_changes where xact = ${lastMark}`),
  'a database that got its rows from a dump': () =>
    connection.pool.query(
      `with gone as (delete from catalog_changes where xact = ${lastMark} returning *)
       insert into catalog_changes (xact, product_id, at) select xact, product_id, at from gone`,
    ),
  'a damaged file': async () => {
    const file = join(folder, 'catalog-index')
    const data = await readFile(file)
    data[data.length >> 1] = (data[data.length >> 1] ?? 0) ^ 1
    await writeFile(file, data)
  },
  'half a file': async () => {
    const file = join(folder, 'catalog-index')
    const data = await readFile(file)
    await writeFile(file, data.subarray(0, data.length >> 1))
  },
  'an empty file': () => writeFile(join(folder, 'catalog-index'), ''),
}

test.each(Object.entries(spoils))('everything is read in spite of %s', async (_, spoil) => {
  const id = await aBook()
  await saveOnce()
  const unseen = Math.floor(Math.random() * 1_000_000)
  await setUnseen(id, unseen)
  await spoil()
  expect(await popularityOf(await startProcess(), id)).toBe(unseen)
})

test('a mark is good for half a day', async () => {
  const write = async (age: string) =>
    (
      await connection.pool.query<{ xact: string; at: string }>(
        `insert into catalog_changes (at) values (now() - $1::interval) returning xact::text, at::text`,
        [age],
      )
    ).rows[0] ?? { xact: '', at: '' }
  expect(await holdsMark(connection.db, await writeMark(connection.db))).toBe(true)
  expect(await holdsMark(connection.db, await write('11 hours'))).toBe(true)
  expect(await holdsMark(connection.db, await write('13 hours'))).toBe(false)
})

test('an index that may have missed changes is not saved', async () => {
  const ctx = await startProcess()
  await closeCatalogIndex({ ...ctx, now: () => new Date(ctx.now().getTime() + 13 * 3_600_000) }, folder)
  expect(await readdir(folder)).toEqual([])
})

test('a folder holds one file, however often the index is saved', async () => {
  await saveOnce()
  await saveOnce()
  expect(await readdir(folder)).toEqual(['catalog-index'])
})

test('an index that cannot be saved stops nothing', async () => {
  const ctx = await startProcess()
  await writeFile(join(folder, 'file'), '')
  await expect(closeCatalogIndex(ctx, join(folder, 'file'))).resolves.toBeUndefined()
  expect(await readdir(folder)).toEqual(['file'])
})
