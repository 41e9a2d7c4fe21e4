import { check, finish, tell } from './support/checks.ts'
import { finalize, type Outcome, percentile, tally } from './support/finalize.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { findBooks, seedCarts, setStock } from './support/seed-carts.ts'
import { type Backends, withBackends } from './support/processes.ts'

const posts = 1_000
const inFlight = 50

/** Sends half of the posts with one key and half with a key of their own, to two processes in turn, 50 at a time. */
const hammer = async (
  { origins }: Backends,
  cart: Awaited<ReturnType<typeof seedCarts>>[number],
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  let next = 0
  const worker = async () => {
    while (next < posts) {
      const index = next++
      outcomes.push(
        await finalize(origins[index % origins.length] ?? '', cart, index % 4 < 2 ? 'the same key' : `key ${index}`),
      )
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return outcomes
}

const prepare = async (database: LoadDatabase) => {
  const [book = 0] = await findBooks(database, 1)
  await setStock(database, [book], 50)
  const [cart] = await seedCarts(database, [[book]], 'simplepay')
  if (!cart) throw new Error('No cart')
  return cart
}

const transactions = async (simulator: string): Promise<{ orderRef: string; status: string }[]> =>
  (
    (await (await fetch(`${simulator}/control/transactions`)).json()) as {
      transactions: { orderRef: string; status: string }[]
    }
  ).transactions

const waitForCount = async (database: LoadDatabase, query: string): Promise<number> => {
  for (let tries = 0; tries < 100 && (await database.count(query)) === 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return database.count(query)
}

await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const cart = await prepare(database)
    const outcomes = await hammer(backends, cart)
    const done = outcomes.filter(({ status }) => status === 200)
    tell(
      `${posts} posts of one draft order: ${JSON.stringify(tally(outcomes))}, p50 ${percentile(outcomes, 0.5)} ms, p99 ${percentile(outcomes, 0.99)} ms`,
    )
    check('there is one order', (await database.count('select count(*) from orders')) === 1)
    check('there is one payment', (await database.count('select count(*) from payments')) === 1)
    check('the bank has started one payment', (await transactions(backends.simulator)).length === 1)
    check(
      'every answer is 200 with the same order and payment page, or 409 while the first request runs',
      outcomes.every(({ status, code }) => status === 200 || code === 'idempotency_key_in_use'),
    )
    check('every distinct key got the order', done.length >= posts / 2, done.length)
    check(
      'all successful answers are equal',
      new Set(done.map(({ orderUuid, paymentUrl }) => `${orderUuid} ${paymentUrl}`)).size === 1,
    )
    check(
      'one copy is reserved',
      (await database.count(`select sum(quantity) as count from reservations where status = 'live'`)) === 1,
    )

    await fetch(done[0]?.paymentUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay', notify: 'twice' }),
      redirect: 'manual',
    })
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from payments')
    const checks = await Promise.all(
      Array.from(
        { length: 100 },
        async (_, index) =>
          (
            await fetch(`${backends.origins[index % 2]}/api/v2.0/transactions/${rows[0]?.uuid}/check`)
          ).json() as Promise<{ result: string }>,
      ),
    )
    check(
      '100 return pages and two notifications say that the payment is paid',
      checks.every(({ result }) => result === 'SUCCESSFUL'),
    )
    check(
      'one confirmation is sent',
      (await waitForCount(database, `select count(*) from sent_mails where key like 'order-confirmation-%'`)) === 1,
    )
    check(
      'there is one job for the mail',
      (await database.count(`select count(*) from jobs.job where name = 'order-confirmation-mail'`)) === 1,
    )
    check(
      'one copy is sold',
      (await database.count(`select -sum(quantity) as count from stock_movements where reason = 'sale'`)) === 1,
    )
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

await withDatabase(async (database) => {
  await database.pool.query('alter table orders drop constraint orders_draft_order_id_unique')
  await withBackends(
    database.url,
    async (backends) => {
      tell(JSON.stringify(tally(await hammer(backends, await prepare(database)))))
      const orders = await database.count('select count(*) from orders')
      check('the naive build, without row lock and unique index, makes more than one order', orders > 1, orders)
    },
    'naive/use-naive-draft-orders',
  )
})

finish()
