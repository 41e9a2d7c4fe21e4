import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { startChild } from '../child.ts'
import { startPostgres } from '../gate/postgres.ts'
import { waitUntilUp } from '../wait-until-up.ts'
import { measureSearch } from './measure-search.ts'

/**
 * How well and how fast famous books are found: `npm run bench:search -- FILE`, with the list of Project Gutenberg
 * (docs/import.md). The backend alone, over a Postgres of its own.
 */
const file = process.argv[2]
if (file === undefined) throw new Error('npm run bench:search -- FILE, the list of Project Gutenberg (.csv or .csv.gz)')

const postgres = await startPostgres()
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: '.data/bench',
  TRIAL: '1',
  LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'error',
  API_PORT: '4340',
  SIMULATOR_PORT: '4350',
}
const origin = `http://localhost:${env.API_PORT}`
const start = () => startChild('backend', ['backend/main.ts'], env, 'show')
let backend = start()
try {
  await waitUntilUp(`${origin}/health/ready`)
  execFileSync(process.execPath, ['backend/cli.ts', 'import', 'gutenberg', file], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  await backend.stop()
  backend = start()
  await waitUntilUp(`${origin}/health/ready`)
  const figures = await measureSearch(`${origin}/api`)
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${backend.pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
  process.stdout.write(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}, Postgres and load on the same machine; the backend holds ${memory.toFixed(0)} MB.\n\n| asked for by | found | of | p50 ms | p95 ms | most ms |\n|---|---|---|---|---|---|\n`,
  )
  for (const [name, { found, asked, p50, p95, max }] of Object.entries(figures))
    process.stdout.write(
      `| ${name} | ${((found / asked) * 100).toFixed(1)} % | ${asked} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${max.toFixed(1)} |\n`,
    )
  for (const [name, { notes }] of Object.entries(figures)) process.stdout.write(`\n${name}:\n${notes.join('\n')}\n`)
} finally {
  await backend.stop()
  await postgres.stop()
}
