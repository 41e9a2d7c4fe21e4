import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { createClient, requestUntilClosed } from './support/keep-alive-load.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type Process, startBackend, startSimulator, startStorefrontProcess } from './support/processes.ts'

/**
 * R2-7: a process gets SIGTERM while clients with kept connections send requests without a pause. `DRAINS` says how
 * often.
 */
const repeats = Number(process.env['DRAINS'] ?? 3)
const clients = 16
/** Paths that the processes answer at once, and paths that they have to render or to read first. */
const paths = {
  backend: ['/api/v2.0/variants?limit=24', '/api/configuration', '/health/live', '/api/quicksearch?q=anna'],
  storefront: ['/', '/kereses?q=anna', '/api/v2.0/variants?limit=24', '/robots.txt'],
}

/** A busy process handles the signal between two answers, and a balancer checks about once a second. */
const maxNotReadyMs = 1_000

interface Drain {
  code: number | null
  seconds: number
  ready: number
  closed: number
  answers: number
  failures: string[]
}

const drainUnderLoad = async (process: Process, addresses: readonly string[]): Promise<Drain> => {
  const probe = createClient(process.origin)
  const load = requestUntilClosed(process.origin, addresses, clients)
  while (load.figures.answers < clients * 10 && load.figures.failures.length === 0) await wait(50)
  // The probe's connection is new when the signal comes: the server closes a kept connection after some seconds without
  // a request.
  await probe('/health/ready')
  const begun = Date.now()
  const stopped = process.stop('SIGTERM')
  // The probe's connection is kept, so the server answers it although it accepts no new connection.
  let status = 200
  while (status === 200 && Date.now() - begun < maxNotReadyMs) {
    await wait(20)
    status = (await probe('/health/ready').catch(() => ({ status: 0 }))).status
  }
  const code = await stopped
  const seconds = (Date.now() - begun) / 1000
  load.abort()
  return { code, seconds, ready: status, ...(await load.ended) }
}

const report = (name: string, drains: Drain[]): void => {
  const sum = (key: 'answers' | 'closed') => drains.reduce((total, drain) => total + drain[key], 0)
  const failures = drains.flatMap((one) => one.failures)
  const slowest = Math.max(...drains.map(({ seconds }) => seconds))
  tell(`${name}: ${drains.length} drains, ${sum('answers')} answers, the slowest drain ${slowest.toFixed(1)} s`)
  check(
    `${name}: no request failed`,
    failures.length === 0 && sum('answers') >= clients * 10 * drains.length,
    failures.slice(0, 5),
  )
  check(
    `${name}: the last answer to every client announced the end of its connection`,
    sum('closed') === clients * drains.length,
    sum('closed'),
  )
  check(
    `${name}: the process is not ready within ${maxNotReadyMs} ms`,
    drains.every(({ ready }) => ready === 503),
    drains.map(({ ready }) => ready).join(),
  )
  check(`${name}: the process ends within 15 seconds`, slowest <= 15)
  check(
    `${name}: the exit code is 0`,
    drains.every(({ code }) => code === 0),
    drains.map(({ code }) => code).join(),
  )
}

const run = async (database: LoadDatabase, folder: string): Promise<void> => {
  const port = await freePort()
  const simulator = await startSimulator(folder, port)
  const start = () => startBackend({ databaseUrl: database.url, simulator: simulator.origin, folder, port })
  const drains: Record<keyof typeof paths, Drain[]> = { backend: [], storefront: [] }
  let backend = await start()
  for (let repeat = 0; repeat < repeats; repeat++) {
    const storefront = await startStorefrontProcess(await freePort(), `${backend.origin}/api`)
    drains.storefront.push(await drainUnderLoad(storefront, paths.storefront))
    drains.backend.push(await drainUnderLoad(backend, paths.backend))
    backend = await start()
  }
  await backend.stop()
  await simulator.stop()
  report('storefront', drains.storefront)
  report('backend', drains.backend)
}

const folder = mkdtempSync(join(tmpdir(), 'kolofon-drain-'))
try {
  await withDatabase((database) => run(database, folder))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

finish()
