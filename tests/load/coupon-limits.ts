import { check, finish, tell } from './support/checks.ts'
import { finalize, tally } from './support/finalize.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type Backends, withBackends } from './support/processes.ts'
import { findBooks, type SeededCart, seedCarts, setStock } from './support/seed-carts.ts'

const buyers = 300
const uses = 5
const reduction = 100

/** Carts of different mailboxes, or of one: `forOne` is a coupon that each mailbox may use once. */
const seed = async (database: LoadDatabase, book: number, count: number, code: string, mailbox?: string) => {
  const carts = await seedCarts(
    database,
    Array.from({ length: count }, () => [book]),
    'cash_on_delivery',
  )
  const uuids = carts.map(({ uuid }) => uuid)
  await database.pool.query(
    `insert into draft_order_coupons (draft_order_id, coupon_id)
     select d.id, c.id from draft_orders d, coupons c where d.uuid = any($1::uuid[]) and c.code = $2`,
    [uuids, code],
  )
  if (mailbox)
    await database.pool.query(
      `update draft_orders set forms = jsonb_set(forms, '{contact,email}', to_jsonb($2::text)) where uuid = any($1::uuid[])`,
      [uuids, mailbox],
    )
  return carts.map((cart): SeededCart => ({ ...cart, total: cart.total - reduction }))
}

const refusals = new Set(['max_usage_count_reached', 'max_usage_count_per_user_reached', 'cart_changed'])

/** Coupons, and a book of which there is enough. */
const setUp = async (database: LoadDatabase): Promise<number> => {
  const { pool } = database
  const [book = 0] = await findBooks(database, 1)
  await setStock(database, [book], 1_000)
  await pool.query('update deals set enabled = false')
  await pool.query(
    `insert into coupons (code, kind, name, amounts, max_usage, max_usage_per_user) values
       ('OT', 'order_coupon', '{"hu": "Öt", "en": "Five"}', $1, $2, null),
       ('EGY', 'order_coupon', '{"hu": "Egy", "en": "One"}', $1, null, 1)`,
    [{ HUF: reduction }, uses],
  )
  return book
}

const order = ({ origins }: Backends, carts: readonly SeededCart[]) =>
  Promise.all(carts.map((cart, index) => finalize(origins[index % origins.length] ?? '', cart, cart.uuid)))

const usagesOf = ({ count }: LoadDatabase) => count('select count(*) from coupon_usages')

/** R1-7: a coupon is used as often as it may be, however many order at once, over two processes. */
await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const { count } = database
    const book = await setUp(database)
    const outcomes = await order(backends, await seed(database, book, buyers, 'OT'))
    tell(`${buyers} buyers, ${uses} uses: ${JSON.stringify(tally(outcomes))}`)
    const placed = outcomes.filter(({ status }) => status === 200).length
    check(`there are exactly ${uses} orders with the coupon`, placed === uses, placed)
    const used = await count(`select used as count from coupons where code = 'OT'`)
    check('the coupon counts as many', used === uses && (await usagesOf(database)) === uses, used)
    check(
      'all others are told why',
      outcomes.every(({ status, code }) => status === 200 || refusals.has(code ?? '')),
      tally(outcomes),
    )
    const same = await order(backends, await seed(database, book, 60, 'EGY', 'anna@example.hu'))
    const once = same.filter(({ status }) => status === 200).length
    check('a mailbox uses it once, over all its sessions', once === 1, tally(same))
    check(
      'every order with a coupon costs what its lines say',
      (await count('select count(*) from wrong_order_totals')) === 0 &&
        (await count(`select count(*) from order_adjustments where kind = 'order_coupon'`)) === uses + 1,
    )
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

await withDatabase((database) =>
  withBackends(
    database.url,
    async (backends) => {
      const book = await setUp(database)
      await order(backends, await seed(database, book, buyers, 'OT'))
      const used = await usagesOf(database)
      check(
        'the naive build, which reads the counter without its lock, lets the coupon be used too often',
        used > uses,
        used,
      )
    },
    'naive/use-naive-coupons',
  ),
)

finish()
