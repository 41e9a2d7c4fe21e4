import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../gate/postgres.ts'
import { startChild } from '../child.ts'
import { waitUntilUp } from '../wait-until-up.ts'
import { giveParameters } from './give-parameters.ts'
import { measureScale } from './measure-scale.ts'
import { measureStart } from './measure-start.ts'
import { callTable, startTable } from './write-report.ts'

/**
 * Figures for docs/performance.md at full size: `npm run bench:scale -- FILE`, with the list of Project Gutenberg
 * (docs/import.md). The backend alone, over a Postgres of its own.
 */
const file = process.argv[2]
if (file === undefined) throw new Error('npm run bench:scale -- FILE, the list of Project Gutenberg (.csv or .csv.gz)')

const port = 4300
const origin = `http://localhost:${port}`
const postgres = await startPostgres()
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: '.data/bench',
  TRIAL: '1',
  LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'error',
  API_PORT: String(port),
  SIMULATOR_PORT: '4310',
}
const start = () => startChild('backend', ['backend/main.ts'], env, 'show')
let backend = start()
try {
  await waitUntilUp(`${origin}/health/ready`)
  execFileSync(process.execPath, ['backend/cli.ts', 'import', 'gutenberg', file], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  await giveParameters(postgres.url)
  await backend.stop()
  // Without the index that the backend has just saved.
  rmSync(join(env.DATA_DIR, 'catalog-index'))
  const first = await measureStart(start, origin)
  backend = first.child
  await backend.stop()
  const next = await measureStart(start, origin)
  backend = next.child
  const { titles, figures } = await measureScale(`${origin}/api`)
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${backend.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  process.stdout.write(
    `${titles} titles, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Postgres and load on the same machine; the backend holds ${memory.toFixed(0)} MB.\n\n${startTable({ 'that reads all products': first, 'that takes the saved index': next })}\n\n${callTable(figures)}\n`,
  )
} finally {
  await backend.stop()
  await postgres.stop()
}
