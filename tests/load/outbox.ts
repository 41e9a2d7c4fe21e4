import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { examine } from '#backend/commands/doctor.ts'
import { messageId } from '#backend/ports/mail/message-id.ts'
import { check, finish, tell } from './support/checks.ts'
import { finalize } from './support/finalize.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type MailServer, type Stage, startMailServer } from './support/mail-server.ts'
import { findBooks, seedCarts, setStock } from './support/seed-carts.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'

const from = 'Kolofon <bolt@kolofon.example>'
/** Kills of the worker (R1-11). */
const kills = 50
/**
 * The numbers of orders while the mail server is down, while it hangs, and before the first kill, so that there is
 * always a mail to be sent.
 */
const [whileDown, whileHanging, beforeKills] = [10, 5, 10]
/** How long the mail server is away. `npm run test:heavy` takes the ten minutes of R1-11. */
const downMs = Number(process.env['MAIL_AWAY_SECONDS'] ?? 40) * 1_000

interface Setup {
  database: LoadDatabase
  mails: MailServer
  start: () => Promise<Process>
  /** Places this number of orders to be paid in cash: each order leaves a mail to be sent. */
  order: (backend: Process, count: number) => Promise<void>
}

const withSetup = (hook: string | undefined, work: (setup: Setup) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'kolofon-outbox-'))
    const port = await freePort()
    const simulator = await startSimulator(folder, port)
    const mails = await startMailServer()
    const [book = 0] = await findBooks(database, 1)
    await setStock(database, [book], 1_000)
    const env = { SMTP_URL: mails.url, MAIL_FROM: from }
    try {
      await work({
        database,
        mails,
        start: () =>
          startBackend({
            databaseUrl: database.url,
            simulator: simulator.origin,
            folder,
            port,
            env,
            ...(hook && { hook }),
          }),
        order: async ({ origin }, count) => {
          const carts = await seedCarts(
            database,
            Array.from({ length: count }, () => [book]),
            'cash_on_delivery',
          )
          for (const cart of carts) await finalize(origin, cart, cart.uuid)
        },
      })
    } finally {
      await simulator.stop()
      await mails.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })

/** @returns how often the confirmation of each order was accepted, in the order of the orders */
const copies = async ({ database, mails }: Setup): Promise<number[]> => {
  const { rows } = await database.pool.query<{ id: number }>('select id from orders order by id')
  const ids = rows.map(({ id }) => messageId(`order-confirmation-${id}`, from).slice(1, -1))
  return ids.map((id) => mails.accepted.filter((one) => one === id).length)
}

const unsent = async (setup: Setup): Promise<number> => (await copies(setup)).filter((count) => count === 0).length

/** @returns the seconds until every order had its mail; undefined if that never happened */
const untilAllSent = async (setup: Setup, patienceMs: number): Promise<number | undefined> => {
  const begun = Date.now()
  while (Date.now() - begun < patienceMs) {
    if ((await unsent(setup)) === 0) return Math.round((Date.now() - begun) / 1000)
    await wait(1_000)
  }
  return undefined
}

/**
 * Makes waiting mails due at once: pg-boss would wait longer after each failure, and a minute for a worker that has
 * died.
 */
const makeDue = ({ pool }: LoadDatabase) =>
  pool.query(`update jobs.job set state = 'retry', start_after = now(), retry_count = least(retry_count, 3)
    where name = 'order-confirmation-mail' and (state = 'retry' or (state = 'active' and started_on < now() - interval '5 seconds'))`)

const checkOutage = async (setup: Setup, backend: Process): Promise<void> => {
  const { database, mails, order } = setup
  mails.setMode('down')
  await order(backend, whileDown)
  await wait(downMs)
  check(
    'nothing is lost while the mail server is away',
    (await database.count(
      `select count(*) from jobs.job where name = 'order-confirmation-mail' and state in ('created', 'retry', 'active')`,
    )) === whileDown,
  )
  mails.setMode('hanging')
  await order(backend, whileHanging)
  await wait(5_000)
  check(
    'an order does not wait for a mail',
    (await database.count('select count(*) from orders')) === whileDown + whileHanging,
  )
  mails.setMode('up')
  // The pauses between the tries grow with the time for which the mail server was away.
  const seconds = await untilAllSent(setup, 180_000 + 2 * downMs)
  check(
    'every mail is sent once the mail server works again',
    seconds !== undefined,
    `${whileDown + whileHanging} mails, ${seconds} s`,
  )
  check(
    'no mail is sent twice',
    (await copies(setup)).every((count) => count === 1),
  )
}

interface Killed {
  backend: Process
  /** How often the worker was killed while it was not sending. */
  idle: number
}

/** Kills the worker while it sends a mail: before the mail server has the mail, or after. */
const killWhileSending = async (setup: Setup, first: Process, stages: readonly Stage[]): Promise<Killed> => {
  const { database, mails, start, order } = setup
  let [backend, idle] = [first, 0]
  mails.setMode('slow')
  for (const stage of stages) {
    await order(backend, 1)
    const isSending = await Promise.race([mails.reached(stage).then(() => true), wait(15_000, false)])
    if (!isSending) idle += 1
    await backend.stop('SIGKILL')
    await makeDue(database)
    backend = await start()
  }
  mails.setMode('up')
  return { backend, idle }
}

/** Checks a job that cannot be done. */
const checkImpossibleJob = async ({ database, order }: Setup, backend: Process): Promise<void> => {
  const { pool } = database
  const sent = () => database.count('select count(*) from sent_mails')
  await pool.query(
    `insert into jobs.job (name, data, retry_limit, policy) select name, '{"orderId": 999999}', 1, policy from jobs.queue where name = 'order-confirmation-mail'`,
  )
  const before = await sent()
  await order(backend, 3)
  for (let tries = 0; tries < 60; tries++) {
    await makeDue(database)
    if (
      (await database.count(`select count(*) from jobs.job where state = 'failed'`)) > 0 &&
      (await sent()) === before + 3
    )
      break
    await wait(500)
  }
  check('a job that cannot be done delays no other job', (await sent()) === before + 3)
  const notice = (await examine(database)).find(({ name }) => name === 'jobs_are_done')
  check('the job is put aside, and the doctor reports it', notice?.rows.length === 1, notice?.rows)
}

await withSetup(undefined, async (setup) => {
  let backend = await setup.start()
  try {
    await checkOutage(setup, backend)
    const begun = setup.mails.accepted.length
    await setup.order(backend, beforeKills)
    const outcome = await killWhileSending(
      setup,
      backend,
      Array.from({ length: kills }, (_, kill) => (kill % 2 === 0 ? 'begun' : 'written')),
    )
    backend = outcome.backend
    check(
      'the worker was sending a mail at each kill',
      outcome.idle === 0,
      `${outcome.idle} of ${kills} times it was not`,
    )
    const timer = setInterval(() => void makeDue(setup.database), 5_000)
    const seconds = await untilAllSent(setup, 180_000).finally(() => clearInterval(timer))
    check(
      `every mail is sent though the worker was killed ${kills} times while it sent one`,
      seconds !== undefined,
      `${seconds} s, ${await unsent(setup)} unsent`,
    )
    const twice = (await copies(setup)).filter((count) => count > 1).length
    check(
      'a mail is sent twice only if a kill came between the answer of the mail server and the mark in the database',
      twice <= kills,
      twice,
    )
    tell(
      `${setup.mails.accepted.length - begun} times accepted for ${beforeKills + kills} mails, under ${new Set(setup.mails.accepted).size} Message-IDs in all`,
    )
    await checkImpossibleJob(setup, backend)
    const broken = await setup.database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  } finally {
    await backend.stop()
  }
})

await withSetup('naive/use-naive-mails', async (setup) => {
  let backend = await setup.start()
  try {
    await setup.order(backend, 6)
    backend = (await killWhileSending(setup, backend, ['begun', 'begun', 'begun'])).backend
    const timer = setInterval(() => void makeDue(setup.database), 2_000)
    await untilAllSent(setup, 20_000).finally(() => clearInterval(timer))
    const lost = await unsent(setup)
    check('the naive worker, which marks before it sends, loses mails', lost > 0, lost)
  } finally {
    await backend.stop()
  }
})

finish()
