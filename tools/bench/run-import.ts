import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'
import { seedIfEmpty } from '#backend/seed/seed.ts'
import { startPostgres } from '../gate/postgres.ts'
import { type ImportFigures, measureImport } from './measure-import.ts'

/**
 * Figures for docs/performance.md: `npm run bench:import -- FILE`, with the list of Project Gutenberg (docs/import.md).
 * Imports it beside the demo catalog, writes all of that as one ONIX message, and imports the message into a second
 * shop, twice, and into the shop that wrote it. The last two must change nothing.
 */
const file = process.argv[2]
if (file === undefined) throw new Error('npm run bench:import -- FILE, the list of Project Gutenberg (.csv or .csv.gz)')

const folder = mkdtempSync(join(tmpdir(), 'kolofon-import-'))
const message = join(folder, 'catalog.xml')
const postgres = await startPostgres()
const urlOf = (database: string): string => postgres.url.replace('/postgres?', `/${database}?`)
const envOf = (database: string) => ({ DATABASE_URL: urlOf(database), DATA_DIR: folder, LOG_LEVEL: 'error' })

/** The demo shop twice, without its pictures. */
const seedTwice = async (): Promise<void> => {
  const first = connect(urlOf('postgres'), limits.upkeep)
  await migrate(first.pool)
  await seedIfEmpty({ db: first.db, now: () => new Date(), files: undefined, log: pino({ level: 'silent' }) })
  await first.close()
  const server = connect(urlOf('template1'), limits.upkeep)
  await server.pool.query('create database onix template postgres')
  await server.close()
}

const row = (name: string, { records, written, seconds, nodeCpu, postgresCpu, memory }: ImportFigures): string => {
  const held = Object.values(memory).map((megabytes) => megabytes.toFixed(0))
  return `| ${[name, records, written, seconds.toFixed(0), Math.round(records / seconds), nodeCpu.toFixed(1), postgresCpu.toFixed(1), ...held].join(' | ')} |`
}

try {
  await seedTwice()
  const gutenberg = await measureImport('gutenberg', file, postgres.pid(), envOf('postgres'))
  execFileSync(process.execPath, ['backend/cli.ts', 'export', 'onix', message, '--json'], {
    env: { ...process.env, ...envOf('postgres') },
  })
  const onix = await measureImport('onix', message, postgres.pid(), envOf('onix'))
  const again = await measureImport('onix', message, postgres.pid(), envOf('onix'))
  const back = await measureImport('onix', message, postgres.pid(), envOf('postgres'))
  process.stdout.write(
    [
      `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Postgres on the same machine, load ${loadavg()[1]?.toFixed(1)}.`,
      '',
      '| import | records | of them written | s | records/s | CPU of the command, s | CPU of Postgres, s | MB at a quarter | at the middle | at the end | at most |',
      '|---|---|---|---|---|---|---|---|---|---|---|',
      row('Gutenberg', gutenberg),
      row('ONIX', onix),
      row('the same ONIX again', again),
      row('back into the shop that wrote it', back),
      '',
    ].join('\n'),
  )
  if (again.written + back.written > 0) throw new Error('A message that says nothing new has changed something.')
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
