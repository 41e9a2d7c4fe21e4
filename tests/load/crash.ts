import { setTimeout as wait } from 'node:timers/promises'
import { type Failpoint, failpoints } from './failpoints/failpoints.ts'
import { compareWithLedger } from './support/bank-ledger.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish, tell } from './support/checks.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { finalize } from './support/finalize.ts'
import { findBooks, seedCarts, setStock } from './support/seed-carts.ts'
import { type Backends, withBackends } from './support/processes.ts'
import { createRandom, type Random } from './support/random.ts'

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 1_000_000))
const buyersAtOnce = 6
const copies = 500
/** SIGKILLs at any moment, besides those at the failpoints (R1-4): during whole checkouts, and while orders are placed. */
const kills = { checkouts: 30, orders: 20 }

interface Run {
  purchases: number
  failures: string[]
  /** Failpoints that nobody reached. */
  missed: Failpoint[]
}

/** Each of the two backends is killed at every second failpoint. Only the first one receives notifications. */
const allPoints = Object.keys(failpoints).map(Number) as Failpoint[]
const pointsOf = (index: number): Failpoint[] => allPoints.filter((point) => point % 2 !== index)

const crashNowAndThen = async ({ crash }: Backends, index: number, crashes: number, random: Random): Promise<void> => {
  for (let done = 0; done < crashes; done++) {
    await wait(300 + random.next() * 900)
    await crash(index)
  }
}

/** Buyers buy one book after another while both backends are killed: at any moment, then at each failpoint. */
const shopAndCrash = async (
  database: LoadDatabase,
  backends: Backends,
  crashes: number,
  random: Random,
): Promise<Run> => {
  const { origins, simulator, crashAt } = backends
  const books = await findBooks(database, 4)
  await setStock(database, books, copies)
  // Redelivery after 3 seconds instead of 5 minutes.
  await fetch(`${simulator}/control/settings`, {
    method: 'PATCH',
    body: JSON.stringify({ speed: 100, notificationDelayMs: 200 }),
  })
  const run: Run = { purchases: 0, failures: [], missed: [] }
  const closing = new AbortController()
  const shopper = async () => {
    while (!closing.signal.aborted) {
      await new Buyer(origins, random)
        .buy(random.pick(books))
        .catch((error: unknown) => run.failures.push(error instanceof Error ? error.message : String(error)))
      run.purchases += 1
    }
  }
  const shoppers = Array.from({ length: buyersAtOnce }, shopper)
  const killAt = async (index: number) => {
    await crashNowAndThen(backends, index, crashes / 2, random)
    run.missed.push(...(await crashAt(index, pointsOf(index))))
  }
  await Promise.all([killAt(0), killAt(1)])
  closing.abort()
  await Promise.all(shoppers)
  return run
}

/** Only orders are placed, ten at a time, so every crash comes in the middle of several of them. */
const orderAndCrash = async (
  database: LoadDatabase,
  backends: Backends,
  crashes: number,
  random: Random,
): Promise<void> => {
  const [book = 0] = await findBooks(database, 1)
  const buttons = 60 * crashes
  await setStock(database, [book], buttons)
  const carts = await seedCarts(
    database,
    Array.from({ length: buttons }, () => [book]),
    'simplepay',
  )
  const closing = new AbortController()
  const order = async (): Promise<void> => {
    for (let cart = carts.pop(); cart && !closing.signal.aborted; cart = carts.pop()) {
      const outcome = await finalize(random.pick(backends.origins), cart, 'key').catch(() => undefined)
      // Nobody pays an order whose answer was lost. The sweeper has to close it.
      if (!outcome?.paymentUrl) continue
      await fetch(outcome.paymentUrl, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'pay', notify: random.pick(['after', 'never']) }),
        redirect: 'manual',
      })
    }
  }
  const running = Array.from({ length: 10 }, order)
  // One backend after the other, so that one of them sweeps while the other one starts.
  await crashNowAndThen(backends, 1, Math.ceil(crashes / 2), random)
  await crashNowAndThen(backends, 0, Math.floor(crashes / 2), random)
  closing.abort()
  await Promise.all(running)
}

tell(`seed ${seed}`)

/** These constraint triggers refuse an order whose rows are committed one by one: without them the naive build can write. */
const allowHalfOrders = async ({ pool }: LoadDatabase): Promise<void> => {
  await pool.query('alter table orders disable trigger orders_are_their_lines')
  await pool.query('alter table order_items disable trigger order_items_make_the_total')
  await pool.query('alter table order_adjustments disable trigger order_adjustments_make_the_total')
}

const naiveBuild = (): Promise<void> =>
  withDatabase(async (database) => {
    await allowHalfOrders(database)
    await withBackends(
      database.url,
      async (backends) => {
        const random = createRandom(seed)
        let broken: string[] = []
        for (let crashes = 0; crashes < 8 && broken.length === 0; crashes++) {
          await orderAndCrash(database, backends, 1, random)
          broken = await database.broken()
        }
        check(
          'the naive build, without transactions, leaves rows that contradict each other',
          broken.length > 0,
          broken,
        )
      },
      'naive/use-no-transaction',
    )
  })

await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const run = await shopAndCrash(database, backends, kills.checkouts, createRandom(seed))
    await orderAndCrash(database, backends, kills.orders, createRandom(seed))
    // The sweeper runs every twenty seconds, so the naive build is tried meanwhile.
    const [{ taken, lost, seconds }] = await Promise.all([
      compareWithLedger(database, backends.ledgerFile),
      naiveBuild(),
    ])
    const orders = await database.count('select count(*) from orders')
    const standing = await database.count(`select count(*) from orders where status = 'finalized'`)
    tell(
      `${kills.checkouts + kills.orders} crashes and ${allPoints.length} failpoints, ${run.purchases} checkouts, ${orders} orders, ${standing} of them stand, ${taken} payments taken; recovered ${seconds} s after the last crash`,
    )
    check('there was something to lose', taken >= 10 && standing >= 10)
    check(
      'a process died at every failpoint',
      run.missed.length === 0,
      run.missed.map((point) => failpoints[point]),
    )
    check('every payment taken belongs to a placed order, or has a refund', lost.length === 0, lost.slice(0, 5))
    check('no checkout ended in an error', run.failures.length === 0, run.failures.slice(0, 5))
    check(
      'no draft order was ordered twice',
      (await database.count('select count(*) - count(distinct draft_order_id) as count from orders')) === 0,
    )
    check(
      'no order has a second confirmation',
      (await database.count(
        `select count(*) - count(distinct data->>'orderId') as count from jobs.job where name = 'order-confirmation-mail'`,
      )) === 0,
    )
    const sold = await database.count(
      `select coalesce(sum(i.quantity), 0) as count from order_items i join orders o on o.id = i.order_id and o.status = 'finalized'`,
    )
    check(
      'as many copies left the stock as were sold',
      sold ===
        (await database.count(
          `select -coalesce(sum(quantity), 0) as count from stock_movements where reason = 'sale'`,
        )),
      sold,
    )
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

finish()
