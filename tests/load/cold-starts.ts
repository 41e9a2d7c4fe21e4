import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { withDatabase, withEmptyDatabase } from './support/load-database.ts'
import { startBackend } from './support/processes.ts'
import { createRandom } from './support/random.ts'

const atOnce = 5
const kills = 20
/** The longest pause before a kill. Each migration takes some milliseconds. */
const longestMs = 250
const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 1_000_000))
const total = (await readdir('backend/db/migrations')).filter((name) => name.endsWith('.sql')).length

const start = (databaseUrl: string): ChildProcess =>
  spawn(
    process.execPath,
    ['--import', './tests/load/support/quick-start.ts', 'tests/load/support/run-migrations.ts', databaseUrl],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

/** @returns the exit code and the last line of the output, once the process has ended */
const ended = async (child: ChildProcess): Promise<{ code: number | null; said: string }> => {
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: said.trim().split('\n').at(-1) ?? '' }
}

tell(`seed ${seed}`)

await withEmptyDatabase(async ({ url, count }) => {
  const outcomes = await Promise.all(Array.from({ length: atOnce }, () => ended(start(url))))
  const applied = outcomes.map(({ said }) => Number(said))
  check(
    `${atOnce} processes that start at once on an empty database all succeed`,
    outcomes.every(({ code }) => code === 0),
    outcomes,
  )
  check(
    'exactly one of these processes migrates',
    applied.filter((some) => some === total).length === 1 && applied.filter((some) => some === 0).length === atOnce - 1,
    applied,
  )
  check('every migration is recorded once', (await count('select count(*) from migrations')) === total)
})

await withEmptyDatabase(async ({ url, count }) => {
  const random = createRandom(seed)
  const steps: number[] = []
  for (let done = 0; done < kills; done++) {
    const child = start(url)
    const end = ended(child)
    // The process prints `begun` when it requests the lock. It is killed at a random moment after that.
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    await wait(random.next() * longestMs)
    child.kill('SIGKILL')
    await end
    steps.push(
      (await count(`select count(*) from pg_tables where tablename = 'migrations'`)) === 0
        ? 0
        : await count('select count(*) from migrations'),
    )
  }
  const last = await ended(start(url))
  tell(`migrations there after each of ${kills} kills: ${steps.join(' ')}; the last start applied ${last.said}`)
  check(
    `the next start after ${kills} kills finishes the migrations`,
    last.code === 0 && (await count('select count(*) from migrations')) === total,
    last,
  )
  check(
    'some kills came in the middle of the migrations',
    steps.some((some) => some > 0 && some < total),
    steps,
  )
})

await withEmptyDatabase(async ({ url, count }) => {
  await ended(start(url))
  await count(
    `with edited as (update migrations set hash = 'another' where name like '0001%' returning 1) select count(*) from edited`,
  )
  const { code, said } = await ended(start(url))
  check(
    'a start refuses an applied migration that was edited, and names it',
    code === 1 && said.includes('Applied migrations were edited afterwards: 0001_'),
    said,
  )
})

await withDatabase(async ({ url, pool, count }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-cold-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const unused = `http://127.0.0.1:${await freePort()}`
  const answers = (path: string) =>
    fetch(origin + path).then(
      ({ ok }) => ok,
      () => false,
    )
  const lock = await pool.connect()
  // Only the index of the catalog reads this table during a start.
  await lock.query('begin; lock table collections in access exclusive mode')
  const starting = startBackend({ databaseUrl: url, simulator: unused, folder, port })
  const isBlocked = () =>
    count(`select count(*) from pg_locks where relation = 'collections'::regclass and not granted`)
  for (let tries = 0; tries < 300 && (await isBlocked()) === 0; tries++) await wait(100)
  check('the start reads the catalog', (await isBlocked()) > 0)
  // Long enough for all other steps of the start.
  await wait(3_000)
  check('a backend is not ready before its index of the catalog is complete', !(await answers('/health/ready')))
  await lock.query('rollback')
  lock.release()
  const backend = await starting
  check('a backend that is ready answers a listing', await answers('/api/v2.0/variants'))
  await backend.stop()
  rmSync(folder, { recursive: true })
})

finish()
