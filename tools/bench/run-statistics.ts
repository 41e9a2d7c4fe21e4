import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { connect } from '#backend/db/connect.ts'
import { limits } from '#backend/db/limits.ts'
import { migrate } from '#backend/db/migrate.ts'
import { seedIfEmpty } from '#backend/seed/seed.ts'
import { startChild } from '../child.ts'
import { startPostgres } from '../gate/postgres.ts'
import { waitUntilUp } from '../wait-until-up.ts'
import { cpuTime } from './cpu-time.ts'
import { fillOrganization } from './fill-organization.ts'
import { measureCall } from './measure-call.ts'

/**
 * Figures for docs/decisions/0065: `npm run bench:statistics`. The statistics of an organisation with 100,000 orders in
 * five years, asked of the backend alone over a Postgres of its own.
 */
const env = {
  DATA_DIR: '.data/bench',
  TRIAL: '1',
  LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'error',
  API_PORT: '4320',
  SIMULATOR_PORT: '4330',
}
const origin = `http://localhost:${env.API_PORT}`
const runs = 60

/** The last day is today. */
const days = { year: 365, month: 30, 'five years': 5 * 365 }
const dayBefore = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10)

const postgres = await startPostgres()

const openShop = async () => {
  const { pool, db, close } = connect(postgres.url, limits.upkeep)
  await migrate(pool)
  await seedIfEmpty({ db, now: () => new Date(), files: undefined, log: pino({ level: 'silent' }) })
  await close()
  return fillOrganization(postgres.url)
}

/** A trial draws its missing covers a while after its start. */
const waitUntilIdle = async (pid: number): Promise<void> => {
  await sleep(20_000)
  for (let before = 0, now = cpuTime(pid); now - before > 200; before = now, now = cpuTime(pid)) await sleep(2_000)
}

try {
  const { id, tokens } = await openShop()
  const backend = startChild('backend', ['backend/main.ts'], { ...env, DATABASE_URL: postgres.url }, 'show')
  try {
    await waitUntilUp(`${origin}/health/ready`)
    await waitUntilIdle(backend.pid)
    process.stdout.write(
      `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Postgres and load on the same machine.\n\n| whose | period | p50 ms | p95 ms | CPU of Postgres, ms | load |\n|---|---|---|---|---|---|\n`,
    )
    for (const [who, token] of Object.entries(tokens))
      for (const [period, count] of Object.entries(days)) {
        const query = `from=${dayBefore(count - 1)}&to=${dayBefore(0)}`
        const address = `${origin}/api/v2.0/organizations/${id}/statistics?${query}`
        const before = cpuTime(postgres.pid())
        const { p50, p95 } = await measureCall(runs, () =>
          fetch(address, { headers: { Authorization: `Bearer ${token}` } }),
        )
        const cpuMs = (cpuTime(postgres.pid()) - before) / (runs + 10)
        process.stdout.write(
          `| ${[who, period, p50.toFixed(0), p95.toFixed(0), cpuMs.toFixed(0), loadavg()[0]?.toFixed(1)].join(' | ')} |\n`,
        )
      }
  } finally {
    await backend.stop()
  }
} finally {
  await postgres.stop()
}
