import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect, type Connection } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'

/** @param snapshot a copy of a database; without one the database is empty */
const onPglite = async (snapshot?: string): Promise<Connection> => {
  const engine = await PGlite.create({
    ...(snapshot !== undefined && { loadDataDir: new Blob([readFileSync(snapshot)]) }),
    extensions: { pg_trgm, unaccent },
  })
  const server = new PGLiteSocketServer({ db: engine, host: '127.0.0.1', port: 0, maxConnections: 20 })
  await server.start()
  const connection = connect(
    `postgres://postgres@127.0.0.1:${server.getServerConn().split(':').at(-1)}/postgres`,
    limits.embedded,
  )
  const close = async () => {
    await connection.close()
    await server.stop()
    await engine.close()
  }
  return { ...connection, close }
}

const onPostgres = async (server: string, template = 'template1'): Promise<Connection> => {
  const name = `kolofon_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(server)
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const connection = connect(url.href, limits.jobs)
  const close = async () => {
    await connection.close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { ...connection, close }
}

/** Creates a new database with the demo catalog. A test file closes it after its tests. */
export const createTestDatabase = (): Promise<Connection> => {
  const source = inject('databaseSource')
  return source.kind === 'pglite' ? onPglite(source.snapshot) : onPostgres(source.server, source.template)
}

/** Creates a new database that has the tables and no rows, as a shop's owner starts with. */
export const createEmptyDatabase = async (): Promise<Connection> => {
  const source = inject('databaseSource')
  const connection = await (source.kind === 'pglite' ? onPglite() : onPostgres(source.server))
  await migrate(connection.pool)
  return connection
}
