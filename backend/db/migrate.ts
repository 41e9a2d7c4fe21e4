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

const apply = async (client: PoolClient, migration: Migration): Promise<void> => {
  await client.query('begin')
  try {
    for (const statement of migration.sql.split('--> statement-breakpoint')) await client.query(statement)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/**
 * Applies the missing migrations. Processes that start together wait for one another (advisory lock). A migration whose
 * text changed after it was applied stops the start.
 * @returns the names of the migrations that were applied now
 */
export const migrate = async (pool: Pool): Promise<string[]> => {
  const migrations = await readMigrations()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockId])
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
    const due = migrations.filter((one) => !applied.has(one.name))
    for (const migration of due) await apply(client, migration)
    return due.map((one) => one.name)
  } finally {
    // A lost connection has released its lock already.
    await client.query('select pg_advisory_unlock($1)', [lockId]).then(() => client.release(), client.release)
  }
}
