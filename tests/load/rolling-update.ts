import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { checkOut, oldCommit } from './rolling-update/old-version.ts'
import { compareWithLedger } from './support/bank-ledger.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withEmptyDatabase } from './support/load-database.ts'
import { logFolder } from './support/logs.ts'
import { startBackend, startSimulator } from './support/processes.ts'
import { createRandom } from './support/random.ts'
import { findBooks, setStock } from './support/seed-carts.ts'
import { sendBuyers } from './support/send-buyers.ts'

/**
 * The old version serves, the new one starts beside it, applies its migrations meanwhile, and takes over.
 * `OLD_VERSION` names the commit of the old one. Usage: `node tests/load/rolling-update.ts SEED`
 */
const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 1_000_000))
const stepMs = 15_000
const buyerEveryMs = 1_000
const paths = ['/v2.0/variants?limit=24', '/v2.0/variants?q=anna', '/v2.0/regions', '/v2.0/categories']

const readLists = async (origins: readonly string[], over: AbortSignal): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {}
  while (!over.aborted)
    for (const path of paths)
      for (const origin of origins) {
        const status = await fetch(`${origin}/api${path}`).then(
          (answer) => answer.arrayBuffer().then(() => answer.status),
          () => 0,
        )
        statuses[`${path} ${status}`] = (statuses[`${path} ${status}`] ?? 0) + 1
        await wait(50)
      }
  return statuses
}

const countMigrations = ({ count }: LoadDatabase) => count('select count(*) from migrations')

/** The lines of errors in the logs of both versions. */
const errorsInLogs = (): string[] =>
  readdirSync(logFolder)
    .flatMap((file) => readFileSync(join(logFolder, file), 'utf8').split('\n'))
    .filter((line) => line.includes('"level":50'))

tell(`seed ${seed}`)

await withEmptyDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-rolling-'))
  const random = createRandom(seed)
  const commit = oldCommit()
  const ports = [await freePort(), await freePort(), await freePort()] as const
  const simulator = await startSimulator(folder, ports[1])
  const shared = { databaseUrl: database.url, simulator: simulator.origin, folder }
  try {
    // A trial fills the empty database.
    const env = { TRIAL: '1', SIMULATOR_PORT: String(ports[2]) }
    const old = await startBackend({ ...shared, port: ports[0], env, version: checkOut(commit, folder), fills: true })
    const before = await countMigrations(database)
    tell(`the old version is ${commit.slice(0, 8)} with ${before} migrations`)
    const books = await findBooks(database, 6)
    await setStock(database, books, 500)
    const origins = [old.origin]
    const over = new AbortController()
    // At the backends that the list holds at the moment.
    const buying = sendBuyers(() => new Buyer(origins, random), {
      books,
      random,
      everyMs: buyerEveryMs,
      over: over.signal,
    })
    const reading = readLists(origins, over.signal)
    await wait(stepMs)
    const newOne = await startBackend({ ...shared, port: ports[1] })
    const added = (await countMigrations(database)) - before
    check('the new version applied migrations while the old one served', added > 0, added)
    origins.push(newOne.origin)
    await wait(stepMs)
    // As a balancer does when the process is not ready any more.
    origins.shift()
    await wait(1_000)
    check('the old version ends in peace', (await old.stop('SIGTERM')) === 0)
    await wait(stepMs)
    over.abort()
    const [{ begun, failures }, statuses] = await Promise.all([buying, reading])
    check('no purchase ended in an error', failures.length === 0, failures.slice(0, 5))
    check(
      'every list was answered',
      Object.keys(statuses).every((one) => one.endsWith(' 200')),
      statuses,
    )
    const { taken, lost } = await compareWithLedger(database, join(folder, 'simplepay.json'))
    check('payments were taken', taken > begun / 3, `${taken} payments of ${begun} guests`)
    check('every payment belongs to a finalized order or to a refund', lost.length === 0, lost.slice(0, 5))
    const errors = errorsInLogs()
    check('neither version logged an error', errors.length === 0, errors.slice(0, 3))
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
    await newOne.stop()
  } finally {
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
