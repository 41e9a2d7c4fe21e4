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
import { findBooks, seedCarts, type SeededCart, setStock } from './support/seed-carts.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'
import { type Call, slowest, type Timed, timeCall, timeCalls } from './support/time-calls.ts'

/** A page that waits longer than this for the API shows that the shop is not available. */
const maxMs = 2_000
const maxRecoveryMs = 4_000
const faultMs = 4_000
const callersEach = 6
const maxGrowth = 60_000_000

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024

const orderOf = ({ uuid, token, total }: SeededCart): Call => ({
  what: 'order',
  path: `/api/draft_orders/${uuid}/finalize`,
  init: {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': uuid },
    body: JSON.stringify({ version: 1, expectedTotal: total }),
  },
})

const callsWith = (cart: SeededCart): Call[] => [
  { what: 'list', path: '/api/v2.0/variants?limit=24' },
  { what: 'cart', path: '/api/draft_orders/current', init: { headers: { Authorization: `Bearer ${cart.token}` } } },
  { what: 'ready', path: '/health/ready' },
  orderOf(cart),
]

const is503 = ({ status, code, retryAfter }: Timed) =>
  status === 503 && code === 'service_unavailable' && retryAfter !== null
const kindsOf = (timed: readonly Timed[]) =>
  [...new Set(timed.map(({ what, status, code }) => `${what} ${status} ${code ?? ''}`.trim()))].toSorted()

/** Runs a backend that reaches its database through a proxy that can fail. */
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

/** @returns the milliseconds until the order is taken, with the idempotency key of the requests that failed */
const recover = async (origin: string, cart: SeededCart): Promise<number | undefined> => {
  const begun = Date.now()
  while (Date.now() - begun < maxRecoveryMs) {
    if ((await timeCall(origin, orderOf(cart))).status === 200) return Date.now() - begun
    await wait(100)
  }
  return undefined
}

/**
 * @param alive calls that need no database. Their time is the delay of the machine itself, which other suites may use,
 * too.
 */
const checkTime = (name: string, timed: readonly Timed[], alive: readonly Timed[]): void =>
  check(
    `${name}: every answer comes within ${maxMs} ms, beside the delay of the machine itself`,
    slowest(timed) <= maxMs + slowest(alive),
    {
      slowest: slowest(timed),
      delay: slowest(alive),
    },
  )

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
    timeCalls(origin, callsWith(cart), callersEach, faultMs),
    timeCalls(origin, [{ what: 'live', path: '/health/live' }], 4, faultMs),
  ])
  const growth = memoryOf(pid) - before
  await end()
  const recovered = await recover(origin, cart)
  tell(
    `${name}: ${timed.length} calls, ${kindsOf(timed).join(', ')}; slowest ${slowest(timed)} ms; ${Math.round(growth / 1e6)} MB more; recovered after ${recovered} ms`,
  )
  check(
    `${name}: every call is answered with 503 and Retry-After`,
    timed.every(is503),
    kindsOf(timed.filter((one) => !is503(one))),
  )
  checkTime(name, timed, alive)
  check(
    `${name}: the process answers that it is alive`,
    alive.every(({ status }) => status === 200),
  )
  check(`${name}: no work piles up in memory`, growth < maxGrowth, growth)
  check(`${name}: the same key then places the order within ${maxRecoveryMs} ms`, recovered !== undefined, recovered)
}

/** Locks the tables that every call reads first, as a migration by hand would. */
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
  await setStock(database, [book], 100)
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
    // The catalog is in memory before the first fault, as in a shop that is open.
    await timeCalls(backend.origin, callsWith(refused).slice(0, 1), 2, 1_000)
    await checkAway('database down', backend, refused, fault({ kind: 'refuse' }), fault({ kind: 'none' }))
    await checkAway('database silent', backend, silent, fault({ kind: 'silence' }), fault({ kind: 'none' }))
    proxy.cut()

    const unlock = await lockTables(database)
    const [held, alive] = await Promise.all([
      timeCalls(
        backend.origin,
        callsWith(full).filter(({ what }) => what !== 'ready'),
        callersEach * 2,
        faultMs,
      ),
      timeCalls(backend.origin, [{ what: 'live', path: '/health/live' }], 4, faultMs),
    ])
    await unlock()
    tell(`pool exhausted: ${held.length} calls, ${kindsOf(held).join(', ')}; slowest ${slowest(held)} ms`)
    check(
      'pool exhausted: every call is answered with 503 and Retry-After',
      held.every(is503),
      kindsOf(held.filter((one) => !is503(one))),
    )
    checkTime('pool exhausted', held, alive)
    check('pool exhausted: the same key then places the order', (await recover(backend.origin, full)) !== undefined)

    proxy.fault({ kind: 'delay', ms: 100 })
    const [slow, lively] = await Promise.all([
      timeCalls(
        backend.origin,
        callsWith(late).filter(({ what }) => what !== 'order'),
        2,
        faultMs,
      ),
      timeCalls(backend.origin, [{ what: 'live', path: '/health/live' }], 4, faultMs),
    ])
    const order = await timeCall(backend.origin, orderOf(late))
    proxy.fault({ kind: 'none' })
    tell(
      `200 ms a query: ${kindsOf(slow).join(', ')}; slowest ${slowest(slow)} ms; an order ${order.status} after ${order.ms} ms`,
    )
    check(
      'slow database: every reading call is answered, or gets 503 and Retry-After',
      slow.every((one) => one.status === 200 || is503(one)),
      kindsOf(slow),
    )
    checkTime('slow database', slow, lively)
    check('slow database: an order is placed', order.status === 200, order)
  })
  await withBackend(
    database,
    async ({ origin }, proxy) => {
      await timeCall(origin, { what: 'list', path: '/api/v2.0/variants?limit=24' })
      proxy.fault({ kind: 'silence' })
      const timed = await Promise.all(callsWith(naive).map((call) => timeCall(origin, call)))
      check('the naive build, without limits, lets its callers wait', slowest(timed) > maxMs, slowest(timed))
    },
    'naive/use-no-limits',
  )
  const careless = 'naive/use-raw-errors'
  await withBackend(
    database,
    async ({ origin }, proxy) => {
      // Only the first few errors of one kind are logged, and the backend's own first queries must not be among these.
      await timeCalls(origin, callsWith(naive).slice(0, 1), 2, 1_000)
      proxy.fault({ kind: 'refuse' })
      for (const call of callsWith(naive)) await timeCall(origin, call)
    },
    careless,
  )
  const { found } = findTypedInLogs(join(logFolder, careless))
  check('the naive build, which logs errors as they are, is detected', found.length > 0, found.length)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})

finish()
