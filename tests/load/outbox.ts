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
import { findBooks, seedCarts, putStock } from './support/seed-carts.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'

const from = 'Kolofon <bolt@kolofon.example>'
/** Kills of the worker (R1-11). */
const kills = 50
/** Orders while the mail server is away, hangs, before the first kill, and before each one, so that there is always a mail to be sent. */
const [whileDown, whileHanging, beforeKills] = [10, 5, 10]
const downMs = 40_000

interface House {
  database: LoadDatabase
  mails: MailServer
  start: () => Promise<Process>
  /** Orders of that number, to be paid in cash: each leaves a mail to be sent. */
  order: (backend: Process, count: number) => Promise<void>
}

const withHouse = (hook: string | undefined, work: (house: House) => Promise<void>): Promise<void> =>
  withDatabase(async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'kolofon-outbox-'))
    const port = await freePort()
    const simulator = await startSimulator(folder, port)
    const mails = await startMailServer()
    const [book = 0] = await findBooks(database, 1)
    await putStock(database, [book], 1_000)
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

/** How often the confirmation of each order was accepted, in the order of the orders. */
const copies = async ({ database, mails }: House): Promise<number[]> => {
  const { rows } = await database.pool.query<{ id: number }>('select id from orders order by id')
  const ids = rows.map(({ id }) => messageId(`order-confirmation-${id}`, from).slice(1, -1))
  return ids.map((id) => mails.accepted.filter((one) => one === id).length)
}

const unsent = async (house: House): Promise<number> => (await copies(house)).filter((count) => count === 0).length

/** @returns seconds until every order had its mail, undefined if that never happened */
const untilAllSent = async (house: House, patienceMs: number): Promise<number | undefined> => {
  const begun = Date.now()
  while (Date.now() - begun < patienceMs) {
    if ((await unsent(house)) === 0) return Math.round((Date.now() - begun) / 1000)
    await wait(1_000)
  }
  return undefined
}

/** pg-boss waits for longer after each failure, and a minute for a worker that has died: a test asks at once. */
const hurry = ({ pool }: LoadDatabase) =>
  pool.query(`update jobs.job set state = 'retry', start_after = now(), retry_count = least(retry_count, 3)
    where name = 'order-confirmation-mail' and (state = 'retry' or (state = 'active' and started_on < now() - interval '5 seconds'))`)

const away = async (house: House, backend: Process): Promise<void> => {
  const { database, mails, order } = house
  mails.setMood('down')
  await order(backend, whileDown)
  await wait(downMs)
  check(
    'nothing is lost while the mail server is away',
    (await database.count(
      `select count(*) from jobs.job where name = 'order-confirmation-mail' and state in ('created', 'retry', 'active')`,
    )) === whileDown,
  )
  mails.setMood('hanging')
  await order(backend, whileHanging)
  await wait(5_000)
  check(
    'an order does not wait for a mail',
    (await database.count('select count(*) from orders')) === whileDown + whileHanging,
  )
  mails.setMood('up')
  const seconds = await untilAllSent(house, 180_000)
  check('every mail is sent when it is back', seconds !== undefined, `${whileDown + whileHanging} mails, ${seconds} s`)
  check(
    'and none twice',
    (await copies(house)).every((count) => count === 1),
  )
}

interface Killed {
  backend: Process
  /** How often the worker was killed when it was not sending. */
  idle: number
}

/** Kills the worker whenever it is just sending: before the mail server has the mail, and after. */
const killed = async (house: House, first: Process, stages: readonly Stage[]): Promise<Killed> => {
  const { database, mails, start, order } = house
  let [backend, idle] = [first, 0]
  mails.setMood('slow')
  for (const stage of stages) {
    await order(backend, 1)
    const isSending = await Promise.race([mails.reached(stage).then(() => true), wait(15_000, false)])
    if (!isSending) idle += 1
    await backend.stop('SIGKILL')
    await hurry(database)
    backend = await start()
  }
  mails.setMood('up')
  return { backend, idle }
}

/** A job that nobody can do. */
const poison = async ({ database, order }: House, backend: Process): Promise<void> => {
  const { pool } = database
  const sent = () => database.count('select count(*) from sent_mails')
  await pool.query(
    `insert into jobs.job (name, data, retry_limit, policy) select name, '{"orderId": 999999}', 1, policy from jobs.queue where name = 'order-confirmation-mail'`,
  )
  const before = await sent()
  await order(backend, 3)
  for (let tries = 0; tries < 60; tries++) {
    await hurry(database)
    if (
      (await database.count(`select count(*) from jobs.job where state = 'failed'`)) > 0 &&
      (await sent()) === before + 3
    )
      break
    await wait(500)
  }
  check('a job that nobody can do holds up no other', (await sent()) === before + 3)
  const notice = (await examine(database)).find(({ name }) => name === 'jobs_are_done')
  check('it is put aside, and the doctor tells of it', notice?.rows.length === 1, notice?.rows)
}

await withHouse(undefined, async (house) => {
  let backend = await house.start()
  try {
    await away(house, backend)
    const begun = house.mails.accepted.length
    await house.order(backend, beforeKills)
    const outcome = await killed(
      house,
      backend,
      Array.from({ length: kills }, (_, kill) => (kill % 2 === 0 ? 'begun' : 'written')),
    )
    backend = outcome.backend
    check('the worker was sending each time', outcome.idle === 0, `${outcome.idle} of ${kills} times it was not`)
    const timer = setInterval(() => void hurry(house.database), 5_000)
    const seconds = await untilAllSent(house, 180_000).finally(() => clearInterval(timer))
    check(
      `every mail is sent though the worker was killed ${kills} times while it sent one`,
      seconds !== undefined,
      `${seconds} s, ${await unsent(house)} unsent`,
    )
    const twice = (await copies(house)).filter((count) => count > 1).length
    check(
      'a mail is sent again only where a kill came between the answer of the mail server and our mark',
      twice <= kills,
      twice,
    )
    tell(
      `${house.mails.accepted.length - begun} times accepted for ${beforeKills + kills} mails, under ${new Set(house.mails.accepted).size} Message-IDs in all`,
    )
    await poison(house, backend)
    const broken = await house.database.broken()
    check('the books are right', broken.length === 0, broken)
  } finally {
    await backend.stop()
  }
})

await withHouse('naive/use-naive-mails', async (house) => {
  let backend = await house.start()
  try {
    await house.order(backend, 6)
    backend = (await killed(house, backend, ['begun', 'begun', 'begun'])).backend
    const timer = setInterval(() => void hurry(house.database), 2_000)
    await untilAllSent(house, 20_000).finally(() => clearInterval(timer))
    const lost = await unsent(house)
    check('the naive worker, which marks before it sends, loses mails', lost > 0, lost)
  } finally {
    await backend.stop()
  }
})

finish()
