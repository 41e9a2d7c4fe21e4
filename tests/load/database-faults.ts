import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findTypedInLogs } from '#tests/support/find-typed.ts'
import { check, finish, tell } from './support/checks.ts'
import { type Fault, type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { logFolder } from './support/logs.ts'
import { findBooks, seedCarts, type SeededCart, putStock } from './support/seed-carts.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'
import { type Question, slowest, type Timed, timeCall, timeCalls } from './support/time-calls.ts'

/** A page that gets no answer from the API in this time shows that it is away. */
const mostMs = 2_000
const mostMsToRecover = 4_000
const faultMs = 4_000
const askersEach = 6
const mostGrowth = 60_000_000

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024

const orderOf = ({ uuid, token, total }: SeededCart): Question => ({
  what: 'order',
  path: `/api/draft_orders/${uuid}/finalize`,
  init: {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': uuid },
    body: JSON.stringify({ version: 1, expectedTotal: total }),
  },
})

const questionsWith = (cart: SeededCart): Question[] => [
  { what: 'list', path: '/api/v2.0/variants?limit=24' },
  { what: 'cart', path: '/api/draft_orders/current', init: { headers: { Authorization: `Bearer ${cart.token}` } } },
  { what: 'ready', path: '/health/ready' },
  orderOf(cart),
]

const is503 = ({ status, code, retryAfter }: Timed) =>
  status === 503 && code === 'service_unavailable' && retryAfter !== null
const kindsOf = (timed: readonly Timed[]) =>
  [...new Set(timed.map(({ what, status, code }) => `${what} ${status} ${code ?? ''}`.trim()))].toSorted()

/** Behind a faulty way to the database. */
const withBackend = async (
  database: LoadDatabase,
  work: (backend: Process, proxy: FaultProxy) => Promise<void>,
  hook?: string,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-faults-'))
  const url = new URL(database.url)
  const proxy = await startFaultProxy({ path: join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432') })
  const port = await freePort()
  const simulator = await startSimulator(folder, port)
  const databaseUrl = `postgres://postgres@127.0.0.1:${proxy.port}${url.pathname}`
  const backend = await startBackend({ databaseUrl, simulator: simulator.origin, folder, port, ...(hook && { hook }) })
  try {
    await work(backend, proxy)
  } finally {
    proxy.fault({ kind: 'none' })
    await Promise.all([backend.stop(), simulator.stop()])
    await proxy.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns milliseconds until the order is taken, asked with the key that it was asked with all the time */
const recover = async (origin: string, cart: SeededCart): Promise<number | undefined> => {
  const begun = Date.now()
  while (Date.now() - begun < mostMsToRecover) {
    if ((await timeCall(origin, orderOf(cart))).status === 200) return Date.now() - begun
    await wait(100)
  }
  return undefined
}

/** What a call that asks nothing of the database takes is the machine's own delay: other suites may use it, too. */
const checkTime = (name: string, timed: readonly Timed[], alive: readonly Timed[]): void =>
  check(`${name}: within ${mostMs} ms beside the machine's own delay`, slowest(timed) <= mostMs + slowest(alive), {
    slowest: slowest(timed),
    delay: slowest(alive),
  })

const checkAway = async (
  name: string,
  { origin, pid }: Process,
  cart: SeededCart,
  begin: () => Promise<void>,
  end: () => Promise<void>,
): Promise<void> => {
  const before = memoryOf(pid)
  await begin()
  const [timed, alive] = await Promise.all([
    timeCalls(origin, questionsWith(cart), askersEach, faultMs),
    timeCalls(origin, [{ what: 'live', path: '/health/live' }], 4, faultMs),
  ])
  const growth = memoryOf(pid) - before
  await end()
  const recovered = await recover(origin, cart)
  tell(
    `${name}: ${timed.length} calls, ${kindsOf(timed).join(', ')}; slowest ${slowest(timed)} ms; ${Math.round(growth / 1e6)} MB more; recovered after ${recovered} ms`,
  )
  check(`${name}: every call is told to come back`, timed.every(is503), kindsOf(timed.filter((one) => !is503(one))))
  checkTime(name, timed, alive)
  check(
    `${name}: the process says that it lives`,
    alive.every(({ status }) => status === 200),
  )
  check(`${name}: nothing piles up`, growth < mostGrowth, growth)
  check(`${name}: the same key then places the order, within ${mostMsToRecover} ms`, recovered !== undefined, recovered)
}

/** Holds what every call reads first, as a migration that somebody runs by hand would. */
const lockTables = async ({ pool }: LoadDatabase) => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table sessions, catalog_changes in access exclusive mode')
  return async () => {
    await client.query('commit')
    client.release()
  }
}

const seedCartsOf = async (database: LoadDatabase, count: number): Promise<SeededCart[]> => {
  const [book = 0] = await findBooks(database, 1)
  await putStock(database, [book], 100)
  return seedCarts(
    database,
    Array.from({ length: count }, () => [book]),
    'cash_on_delivery',
  )
}

await withDatabase(async (database) => {
  const [refused, silent, full, late, naive] = (await seedCartsOf(database, 5)) as [
    SeededCart,
    SeededCart,
    SeededCart,
    SeededCart,
    SeededCart,
  ]
  await withBackend(database, async (backend, proxy) => {
    const fault = (kind: Fault) => async () => proxy.fault(kind)
    // The catalog is in memory before anything breaks, as in a shop that is open.
    await timeCalls(backend.origin, questionsWith(refused).slice(0, 1), 2, 1_000)
    await checkAway('database down', backend, refused, fault({ kind: 'refuse' }), fault({ kind: 'none' }))
    await checkAway('database silent', backend, silent, fault({ kind: 'silence' }), fault({ kind: 'none' }))
    proxy.cut()

    const unlock = await lockTables(database)
    const [held, alive] = await Promise.all([
      timeCalls(
        backend.origin,
        questionsWith(full).filter(({ what }) => what !== 'ready'),
        askersEach * 2,
        faultMs,
      ),
      timeCalls(backend.origin, [{ what: 'live', path: '/health/live' }], 4, faultMs),
    ])
    await unlock()
    tell(`pool exhausted: ${held.length} calls, ${kindsOf(held).join(', ')}; slowest ${slowest(held)} ms`)
    check(
      'pool exhausted: every call is told to come back',
      held.every(is503),
      kindsOf(held.filter((one) => !is503(one))),
    )
    checkTime('pool exhausted', held, alive)
    check('pool exhausted: the same key then places the order', (await recover(backend.origin, full)) !== undefined)

    proxy.fault({ kind: 'delay', ms: 100 })
    const [slow, lively] = await Promise.all([
      timeCalls(
        backend.origin,
        questionsWith(late).filter(({ what }) => what !== 'order'),
        2,
        faultMs,
      ),
      timeCalls(backend.origin, [{ what: 'live', path: '/health/live' }], 4, faultMs),
    ])
    const order = await timeCall(backend.origin, orderOf(late))
    proxy.fault({ kind: 'none' })
    tell(
      `200 ms a question: ${kindsOf(slow).join(', ')}; slowest ${slowest(slow)} ms; an order ${order.status} after ${order.ms} ms`,
    )
    check(
      'slow: whoever reads has the answer, or is told to come back',
      slow.every((one) => one.status === 200 || is503(one)),
      kindsOf(slow),
    )
    checkTime('slow', slow, lively)
    check('slow: an order gets through', order.status === 200, order)
  })
  await withBackend(
    database,
    async ({ origin }, proxy) => {
      await timeCall(origin, { what: 'list', path: '/api/v2.0/variants?limit=24' })
      proxy.fault({ kind: 'silence' })
      const timed = await Promise.all(questionsWith(naive).map((question) => timeCall(origin, question)))
      check('the naive build, without limits, lets its callers wait', slowest(timed) > mostMs, slowest(timed))
    },
    'naive/use-no-limits',
  )
  const careless = 'naive/use-raw-errors'
  await withBackend(
    database,
    async ({ origin }, proxy) => {
      // Of one kind of error only the first few are written: the backend's own first questions are not to be those.
      await timeCalls(origin, questionsWith(naive).slice(0, 1), 2, 1_000)
      proxy.fault({ kind: 'refuse' })
      for (const question of questionsWith(naive)) await timeCall(origin, question)
    },
    careless,
  )
  const { found } = findTypedInLogs(join(logFolder, careless))
  check('the naive build, which logs errors as they are, is found out', found.length > 0, found.length)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})

finish()
