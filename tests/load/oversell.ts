import { check, finish, tell } from './support/checks.ts'
import { finalize, type Outcome, percentile, tally } from './support/finalize.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { findBooks, seedCarts, setStock } from './support/seed-carts.ts'
import { type Backends, withBackends } from './support/processes.ts'

const buyers = 500
const copies = 10

const buyAll = ({ origins }: Backends, carts: Awaited<ReturnType<typeof seedCarts>>): Promise<Outcome[]> =>
  Promise.all(carts.map((cart, index) => finalize(origins[index % origins.length] ?? '', cart, `buyer ${index}`)))

const oversold = ({ count }: LoadDatabase) =>
  count('select count(*) from stock_items where on_hand < 0 or reserved < 0 or reserved > on_hand + supplied')

/** All buyers want the same book. */
const race = async (database: LoadDatabase, backends: Backends) => {
  const [book = 0] = await findBooks(database, 1)
  await setStock(database, [book], copies)
  const carts = await seedCarts(
    database,
    Array.from({ length: buyers }, () => [book]),
    'cash_on_delivery',
  )
  const outcomes = await buyAll(backends, carts)
  tell(
    `${buyers} buyers, ${copies} copies: ${JSON.stringify(tally(outcomes))}, p50 ${percentile(outcomes, 0.5)} ms, p99 ${percentile(outcomes, 0.99)} ms`,
  )
  return { outcomes, orders: await database.count('select count(*) from orders') }
}

/**
 * Orders carts that hold the same books in different orders, and packages that share these books: such carts can cause
 * deadlocks.
 */
const orderMixedCarts = async (database: LoadDatabase, backends: Backends) => {
  const { rows } = await database.pool.query<{ pack: number; parts: number[] }>(
    `select package_id as pack, array_agg(variant_id) as parts from package_items i join variants v on v.id = i.variant_id and v.type = 'physical' group by 1 order by 1 limit 1`,
  )
  const { pack = 0, parts = [] } = rows[0] ?? {}
  const books = [...new Set([...parts, ...(await findBooks(database, 6)).slice(2)])].slice(0, 5)
  await setStock(database, books, 40)
  const mixed = Array.from({ length: 200 }, (_, index) => {
    const three = books
      .map((_, place) => books[(place * (index % 2 ? 1 : books.length - 1) + index) % books.length] ?? 0)
      .slice(0, 3)
    return index % 4 === 0 ? [pack, ...three] : three
  })
  return buyAll(backends, await seedCarts(database, mixed, 'cash_on_delivery'))
}

await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const { outcomes, orders } = await race(database, backends)
    check(`there are exactly ${copies} orders`, orders === copies, orders)
    check('as many answers are 200', outcomes.filter(({ status }) => status === 200).length === copies)
    check(
      'all other answers are 409 insufficient_stock',
      outcomes.filter(({ code }) => code === 'insufficient_stock').length === buyers - copies,
      tally(outcomes),
    )
    check('no copy is sold twice', (await oversold(database)) === 0)
    const mixedOutcomes = await orderMixedCarts(database, backends)
    check(
      'carts with the same books in different orders cause no deadlock and no 5xx',
      mixedOutcomes.every(({ status, code }) => status === 200 || code === 'insufficient_stock'),
      tally(mixedOutcomes),
    )
    check(
      'some of these carts are ordered',
      mixedOutcomes.some(({ status }) => status === 200),
    )
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

await withDatabase(async (database) => {
  await database.pool.query('alter table stock_items drop constraint stock_never_oversold')
  await withBackends(
    database.url,
    async (backends) => {
      const { orders } = await race(database, backends)
      check(
        'the naive build, read-check-write without lock and CHECK, sells more than there are',
        orders > copies,
        orders,
      )
    },
    'naive/use-naive-stock',
  )
})

finish()
