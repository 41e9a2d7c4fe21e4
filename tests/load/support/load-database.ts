import { Client } from 'pg'
import { pino } from 'pino'
import { connect, type Connection } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'
import { seedIfEmpty } from '#backend/seed/seed.ts'
import { examine, isBroken } from '#backend/commands/doctor.ts'

export interface LoadDatabase extends Connection {
  url: string
  /** The names of the invariants that do not hold. */
  broken: () => Promise<string[]>
  count: (query: string, values?: unknown[]) => Promise<number>
}

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL must name a Postgres server, or races would not be seen.')
  return url
}

const onServer = async (statement: string): Promise<void> => {
  const client = new Client(serverUrl())
  await client.connect()
  await client.query(statement)
  await client.end()
}

const urlOf = (name: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

/** @param isPooled the address is that of a pooler */
export const openDatabase = (url: string, isPooled = false): LoadDatabase => {
  const connection = connect(url, limits.upkeep, isPooled)
  return {
    ...connection,
    url,
    broken: async () => (await examine(connection)).filter(isBroken).map(({ name, rows }) => `${name}: ${rows.length}`),
    count: async (query, values) =>
      Number((await connection.pool.query<{ count: string }>(query, values)).rows[0]?.count),
  }
}

/** Makes a new database without any table, and drops it after `work`. */
export const withEmptyDatabase = async (work: (database: LoadDatabase) => Promise<void>): Promise<void> => {
  const name = `kolofon_load_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  await onServer(`create database ${name}`)
  const database = openDatabase(urlOf(name))
  try {
    await work(database)
  } finally {
    await database.close()
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

/** Brings the tables and the demo catalog, without covers. */
export const fillDatabase = async ({ pool, db }: LoadDatabase): Promise<void> => {
  await migrate(pool)
  await seedIfEmpty({ db, now: () => new Date(), files: undefined, log: pino({ level: 'silent' }) })
}

/** Makes a database with the demo catalog and without covers. */
export const withDatabase = (work: (database: LoadDatabase) => Promise<void>): Promise<void> =>
  withEmptyDatabase(async (database) => {
    await fillDatabase(database)
    await work(database)
  })
