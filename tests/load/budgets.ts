import { setTimeout as wait } from 'node:timers/promises'
import { check, finish, tell } from './support/checks.ts'
import { finalize, type Outcome, tally } from './support/finalize.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type Backends, withBackends } from './support/processes.ts'
import { findBooks, type SeededCart, seedCarts, setStock } from './support/seed-carts.ts'

const buyers = 50
const fitting = 20

/** A transfer is owed by the school. */
const billing = {
  type: 'company',
  company: 'Iskola',
  taxNumber: '15000006-2-41',
  country: 'HU',
  ZIPCode: '1088',
  city: 'Budapest',
  addressLine: 'Minta tér 1.',
}

/** A school of 50 masters with one cart each, a cost centre that they all charge, and a credit limit. */
const openSchool = async (database: LoadDatabase, { origins }: Backends, payment: 'cash_on_delivery' | 'transfer') => {
  const { pool } = database
  const [book = 0] = await findBooks(database, 1)
  await setStock(database, [book], 1_000)
  const { rows } = await pool.query<{ id: number; center: number }>(
    `with school as (insert into organizations (name, payment_term_days, credit_limit) values ('Iskola', 15, 2000000000) returning id)
     insert into cost_centers (organization_id, code, name) select id, 'KONYV', 'Könyvtár' from school
     returning organization_id as id, id as center`,
  )
  const { id = 0, center = 0 } = rows[0] ?? {}
  const seeded = await seedCarts(
    database,
    Array.from({ length: buyers }, () => [book]),
    'cash_on_delivery',
  )
  for (const { uuid } of seeded)
    await pool.query(
      `with buyer as (insert into users (email, segment, first_name, last_name) values ($1 || '@iskola.example', 'b2b', 'Anna', 'Tanár') returning id),
         member as (insert into memberships (user_id, organization_id, role) select id, $2, 'ROLE_B2B_MASTER' from buyer),
         visit as (update sessions set user_id = buyer.id, segment = 'b2b' from buyer
           where sessions.id = (select session_id from draft_orders where uuid = $1::uuid))
       update draft_orders set user_id = buyer.id, payment_method_id = (select id from payment_methods where key = $3),
           forms = jsonb_set(forms, '{billing}', $4)
         from buyer where uuid = $1::uuid`,
      [uuid, id, payment, JSON.stringify(billing)],
    )
  const total = await totalOf(origins[0] ?? '', seeded[0])
  return { id, center, total, carts: seeded.map((cart) => ({ ...cart, total, costCenterId: center })) }
}

const totalOf = async (origin: string, cart: SeededCart | undefined): Promise<number> => {
  const headers = { Authorization: `Bearer ${cart?.token}` }
  const answer = await fetch(`${origin}/api/draft_orders/${cart?.uuid}`, { headers })
  return ((await answer.json()) as { totals: { total: { gross: number } } }).totals.total.gross
}

/** On a slow machine some wait longer for the organisation than a call may: those buyers press the button again. */
const orderUntilAnswered = async (origin: string, cart: SeededCart, triesLeft = 20): Promise<Outcome> => {
  const outcome = await finalize(origin, cart, cart.uuid)
  if (triesLeft === 0 || !['service_unavailable', 'idempotency_key_in_use'].includes(outcome.code ?? '')) return outcome
  await wait(200)
  return orderUntilAnswered(origin, cart, triesLeft - 1)
}

const order = ({ origins }: Backends, carts: readonly SeededCart[]) =>
  Promise.all(carts.map((cart, index) => orderUntilAnswered(origins[index % origins.length] ?? '', cart)))

/** 50 orders at once against the budget of a cost centre of which 20 fit. */
const spendBudget = async (database: LoadDatabase, backends: Backends) => {
  const school = await openSchool(database, backends, 'cash_on_delivery')
  await database.pool.query(
    `insert into budgets (organization_id, cost_center_id, period, "limit") values ($1, $2, 'school_year', $3)`,
    [school.id, school.center, school.total * fitting],
  )
  return { school, outcomes: await order(backends, school.carts) }
}

/** The same against a credit limit. */
const spendCredit = async (database: LoadDatabase, backends: Backends) => {
  const school = await openSchool(database, backends, 'transfer')
  await database.pool.query('update organizations set credit_limit = $2 where id = $1', [
    school.id,
    school.total * fitting,
  ])
  return { school, outcomes: await order(backends, school.carts) }
}

const spent = ({ count }: LoadDatabase, { id }: { id: number }) =>
  count(
    `select coalesce(sum(total_gross), 0) as count from orders where organization_id = $1 and status <> 'cancelled'`,
    [id],
  )

const limits = [
  { name: 'budget', spend: spendBudget, refusals: ['budget_exceeded'] },
  // Over the limit, a transfer that was chosen before counts as not chosen.
  { name: 'credit limit', spend: spendCredit, refusals: ['credit_limit_exceeded', 'checkout_incomplete'] },
] as const

/** Issue 14: 50 orders at once, over two processes, end exactly at the limit. */
await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    for (const { name, spend, refusals } of limits) {
      const { school, outcomes } = await spend(database, backends)
      tell(`${buyers} orders, a ${name} for ${fitting}: ${JSON.stringify(tally(outcomes))}`)
      const placed = outcomes.filter(({ status }) => status === 200).length
      check(`${fitting} buyers have an order`, placed === fitting, placed)
      const sum = await spent(database, school)
      check(`the orders end exactly at the ${name}`, sum === school.total * fitting, sum)
      check(
        `all others are refused by the ${name}`,
        outcomes.every(({ status, code = '' }) => status === 200 || refusals.some((refusal) => refusal === code)),
        tally(outcomes),
      )
    }
    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

await withDatabase((database) =>
  withBackends(
    database.url,
    async (backends) => {
      for (const { name, spend } of limits) {
        const { school } = await spend(database, backends)
        const sum = await spent(database, school)
        check(
          `the naive build, which does not lock the organisation, passes the ${name}`,
          sum > school.total * fitting,
          sum,
        )
      }
    },
    'naive/use-naive-budgets',
  ),
)

finish()
