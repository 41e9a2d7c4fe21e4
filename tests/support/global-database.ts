import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'
import { seedIfEmpty } from '#backend/seed/seed.ts'
import { startJobs } from '#backend/ports/jobs/pg-boss-queue.ts'
import { testNow } from './test-clock.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of new databases: a snapshot file of PGlite, or a Postgres server with a template. */
    databaseSource: { kind: 'pglite'; snapshot: string } | { kind: 'postgres'; server: string; template: string }
  }
}

/** Applies the migrations and inserts the demo catalog without covers and the job tables, once for all test files. */
const fill = async (url: string): Promise<void> => {
  const { db, pool, close } = connect(url, limits.embedded)
  await migrate(pool)
  await seedIfEmpty({ db, now: testNow, files: undefined, log: pino({ level: 'silent' }) })
  const jobs = await startJobs(pool, () => {})
  await jobs.stop()
  await close()
}

const makeSnapshot = async (): Promise<string> => {
  const db = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 10 })
  await server.start()
  await fill(`postgres://postgres@127.0.0.1:${server.getServerConn().split(':').at(-1)}/postgres`)
  await server.stop()
  const folder = join('.data', 'test')
  mkdirSync(folder, { recursive: true })
  const snapshot = join(folder, `snapshot-${process.pid}.tar`)
  writeFileSync(snapshot, Buffer.from(await (await db.dumpDataDir('none')).arrayBuffer()))
  await db.close()
  return snapshot
}

const makeTemplate = async (server: string): Promise<string> => {
  const template = `kolofon_template_${process.pid}`
  execFileSync('psql', [server, '-qc', `create database ${template}`])
  const url = new URL(server)
  url.pathname = `/${template}`
  await fill(url.href)
  return template
}

/**
 * With TEST_DATABASE_URL (a Postgres server that `npm test` started) the tests run on this server, otherwise on PGlite.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    project.provide('databaseSource', { kind: 'pglite', snapshot: await makeSnapshot() })
    return () => {}
  }
  const template = await makeTemplate(server)
  project.provide('databaseSource', { kind: 'postgres', server, template })
  return () => void execFileSync('psql', [server, '-qc', `drop database ${template} with (force)`])
}
