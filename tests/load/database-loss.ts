import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#tools/gate/postgres.ts'
import { check, finish, tell } from './support/checks.ts'
import { type Outcome, tally } from './support/finalize.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { orderUntilTaken } from './support/order-until-taken.ts'
import { findBooks, seedCarts, setStock } from './support/seed-carts.ts'
import { type Backends, withBackends } from './support/processes.ts'

const kills = 20
const betweenKillsMs = 300
const pauseMs = 2_000
const maxRecoveryMs = 5_000
const buyersAtOnce = 8
const readersAtOnce = 4

interface Seen {
  orders: string[]
  outcomes: Outcome[]
  reads: Record<string, number>
}

/** Buyers and readers go on without a pause, whatever happens to the database. */
const sendVisitors = async (database: LoadDatabase, { origins }: Backends) => {
  const [book = 0] = await findBooks(database, 1)
  await setStock(database, [book], 5_000)
  const carts = await seedCarts(
    database,
    Array.from({ length: 3_000 }, () => [book]),
    'cash_on_delivery',
  )
  const seen: Seen = { orders: [], outcomes: [], reads: {} }
  const closing = new AbortController()
  const isOver = () => closing.signal.aborted
  const buy = async (index: number) => {
    for (let cart = carts.pop(); cart && !isOver(); cart = carts.pop()) {
      const uuid = await orderUntilTaken(
        origins[index % 2] ?? '',
        cart,
        (outcome) => seen.outcomes.push(outcome),
        isOver,
      )
      if (uuid) seen.orders.push(uuid)
    }
  }
  const read = async (index: number) => {
    while (!isOver()) {
      const { status } = await fetch(`${origins[index % 2]}/api/v2.0/variants?limit=24`)
      seen.reads[status] = (seen.reads[status] ?? 0) + 1
      await wait(20)
    }
  }
  const visitors = Promise.all([
    ...Array.from({ length: buyersAtOnce }, (_, index) => buy(index)),
    ...Array.from({ length: readersAtOnce }, (_, index) => read(index)),
  ])
  return {
    seen,
    close: async () => {
      closing.abort()
      await visitors
    },
  }
}

/** Ends every connection except the one that runs this query, whatever the connections are doing. */
const killConnections = ({ pool }: LoadDatabase) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )

/** @returns the milliseconds until `holds` is true; undefined if that takes too long */
const timeUntil = async (holds: () => Promise<boolean>): Promise<number | undefined> => {
  const begun = Date.now()
  while (Date.now() - begun < maxRecoveryMs) {
    if (await holds().catch(() => false)) return Date.now() - begun
    await wait(50)
  }
  return undefined
}

const postgres = await startPostgres()
process.env['TEST_DATABASE_URL'] = postgres.url
await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const pids = backends.processes.map(({ pid }) => pid)
    const { seen, close } = await sendVisitors(database, backends)
    const takesAnOrder = () => {
      const before = seen.orders.length
      return timeUntil(async () => seen.orders.length > before)
    }
    const pauses: (number | undefined)[] = []
    for (let done = 0; done < kills; done++) {
      await wait(betweenKillsMs)
      await killConnections(database)
      pauses.push(await takesAnOrder())
    }
    tell(
      `all connections were ended ${kills} times: ${seen.orders.length} orders, ${JSON.stringify(tally(seen.outcomes))}, pages read ${JSON.stringify(seen.reads)}`,
    )
    await postgres.halt()
    await wait(pauseMs)
    const alive = await Promise.all(
      backends.origins.map(async (origin) =>
        [(await fetch(`${origin}/health/live`)).status, (await fetch(`${origin}/health/ready`)).status].join(' '),
      ),
    )
    check(
      'without a database both backends are alive and not ready',
      alive.every((one) => one === '200 503'),
      alive,
    )
    const during = seen.orders.length
    await postgres.resume()
    const recovered = await Promise.all(
      backends.origins.map((origin) => timeUntil(async () => (await fetch(`${origin}/health/ready`)).ok)),
    )
    check(
      `both backends are ready within ${maxRecoveryMs} ms after the restart`,
      recovered.every((ms) => ms !== undefined),
      recovered,
    )
    check(
      'orders are taken again',
      (await timeUntil(async () => seen.orders.length > during + buyersAtOnce)) !== undefined,
    )
    await close()

    tell(JSON.stringify({ ...tally(seen.outcomes), reads: seen.reads }))
    check(
      'both backends are the same processes as before',
      (await Promise.all(backends.processes.map((one) => one.ends(0)))).every((ended) => !ended) &&
        backends.processes.every(({ pid }, index) => pid === pids[index]),
      pids,
    )
    check(
      `an order was taken within ${maxRecoveryMs} ms whenever all connections had ended`,
      pauses.every((ms) => ms !== undefined),
      pauses,
    )
    const others = Object.keys(tally(seen.outcomes)).filter(
      (kind) => !/^(200|503 service_unavailable|409 idempotency_key_in_use)$/.test(kind),
    )
    check('every answer to a buyer is the order, or a code that asks to try again', others.length === 0, others)
    check(
      'every answer to a reader is the page or a 503',
      Object.keys(seen.reads).every((status) => status === '200' || status === '503'),
      seen.reads,
    )
    const stored = await database.count('select count(*) from orders where uuid = any($1)', [seen.orders])
    check(
      'every acknowledged order is in the database',
      stored === seen.orders.length,
      `${stored} of ${seen.orders.length}`,
    )
    check(
      'no draft order was ordered twice',
      (await database.count('select count(*) - count(distinct draft_order_id) as count from orders')) === 0,
    )
    const mailed = await timeUntil(
      async () =>
        (await database.count(
          `select count(*) from orders o where not exists (select 1 from jobs.job j where j.name = 'order-confirmation-mail' and j.data->>'orderId' = o.id::text and j.state <> 'failed')`,
        )) === 0,
    )
    check('every order has its confirmation', mailed !== undefined)
    const waiting = () =>
      database.count(`select count(*) from jobs.job where name = 'order-confirmation-mail' and state = 'completed'`)
    const done = await waiting()
    check('jobs are done again', (await timeUntil(async () => (await waiting()) > done)) !== undefined)
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)
await postgres.stop()

finish()
