import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'

const folder = new URL('migrations/', import.meta.url)
/** Any number that no other lock of the database uses: "kolofon" as letters. */
const lockId = 0x6b6f6c6f

interface Migration {
  name: string
  sql: string
  hash: string
}

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * The row comes first: if a process that was killed is just being rolled back, or was able to finish, this one waits for
 * that end.
 * @returns whether the migration was applied now
 */
const apply = async (client: PoolClient, { name, hash, sql }: Migration): Promise<boolean> => {
  await client.query('begin')
  try {
    const { rowCount } = await client.query(
      'insert into migrations (name, hash) values ($1, $2) on conflict do nothing',
      [name, hash],
    )
    if (rowCount) for (const statement of sql.split('--> statement-breakpoint')) await client.query(statement)
    await client.query('commit')
    return rowCount === 1
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/**
 * Holds the lock in a transaction of its own: behind a pooler only a transaction stays on one connection. The embedded
 * database has one connection and one process, so it needs no lock.
 */
const whileLocked = async <Value>(pool: Pool, work: () => Promise<Value>): Promise<Value> => {
  if (pool.options.max === 1) return work()
  const guard = await pool.connect()
  try {
    await guard.query('begin')
    await guard.query('select pg_advisory_xact_lock($1)', [lockId])
    return await work()
  } finally {
    // A lost connection has released its lock already.
    await guard.query('commit').then(() => guard.release(), guard.release)
  }
}

const applyMissing = async (client: PoolClient): Promise<string[]> => {
  const migrations = await readMigrations()
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  const changed = migrations.filter((one) => applied.has(one.name) && applied.get(one.name) !== one.hash)
  if (changed.length > 0)
    throw new Error(`Applied migrations were edited afterwards: ${changed.map((one) => one.name).join(', ')}`)
  const unknown = [...applied.keys()].filter((name) => !migrations.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`The database is newer than this program; it has ${unknown.join(', ')}`)
  const done: string[] = []
  for (const migration of migrations)
    if (!applied.has(migration.name) && (await apply(client, migration))) done.push(migration.name)
  return done
}

/**
 * Applies the missing migrations. Processes that start together wait for one another (advisory lock). A migration whose
 * text changed after it was applied stops the start.
 * @returns the names of the migrations that were applied now
 */
export const migrate = (pool: Pool): Promise<string[]> =>
  whileLocked(pool, async () => {
    const client = await pool.connect()
    try {
      return await applyMissing(client)
    } finally {
      client.release()
    }
  })
