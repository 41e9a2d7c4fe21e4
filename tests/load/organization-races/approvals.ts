import type { LoadDatabase } from '../support/load-database.ts'
import type { Backends } from '../support/processes.ts'
import { findBooks, seedCarts, setStock } from '../support/seed-carts.ts'
import { ask, type Member, openSchool, type School } from './school.ts'

interface Decisions {
  kinds: string[]
  status: string
  orders: number
}

/** A colleague sends a cart to the masters. */
const sendRequest = async (
  { pool }: LoadDatabase,
  { origins }: Backends,
  school: School,
  cart: { uuid: string; total: number },
) => {
  const slave = await school.join('ROLE_B2B_SLAVE', 'SET_CUSTOM_DELIVERY_ADDRESS', 'SELECT_PAYMENT_METHOD')
  await pool.query('update draft_orders set user_id = $2 where uuid = $1', [cart.uuid, slave.userId])
  const { body, kind } = await ask(origins[0], slave, ['POST', `/v2.0/organizations/${school.id}/approvals`], {
    cart: cart.uuid,
    version: 1,
    expectedTotal: cart.total,
    message: '',
    poNumber: '',
  })
  if (kind !== '200') throw new Error(`The cart was not sent: ${kind}`)
  return body as { id: string; version: number }
}

/** Two masters decide on one request at the same time, one in each process. Every second time one of them refuses. */
export const decideTwice = async (database: LoadDatabase, backends: Backends, rounds: number): Promise<Decisions[]> => {
  const school = await openSchool(database)
  const masters = [await school.join('ROLE_B2B_MASTER'), await school.join('ROLE_B2B_MASTER')] as const
  const [book = 0] = await findBooks(database, 1)
  await setStock(database, [book], 1_000)
  const carts = await seedCarts(
    database,
    Array.from({ length: rounds }, () => [book]),
    'cash_on_delivery',
  )
  const decisions: Decisions[] = []
  for (const [round, cart] of carts.entries()) {
    const { id, version } = await sendRequest(database, backends, school, cart)
    const path = `/v2.0/organizations/${school.id}/approvals/${id}`
    const approve = (at: number, master: Member) =>
      ask(backends.origins[at], master, ['PUT', `${path}/approve`], { version, expectedTotal: cart.total })
    const refuse = (at: number, master: Member) =>
      ask(backends.origins[at], master, ['PUT', `${path}/refuse`], { version, reason: 'Megvan már.' })
    const answers = await Promise.all([
      approve(round % 2, masters[0]),
      (round % 4 < 2 ? approve : refuse)((round + 1) % 2, masters[1]),
    ])
    const { rows } = await database.pool.query<{ status: string; orders: number }>(
      `select status, (select count(*)::int from orders o where o.draft_order_id = r.draft_order_id) as orders
       from approval_requests r where uuid = $1`,
      [id],
    )
    const { status = '', orders = 0 } = rows[0] ?? {}
    decisions.push({ kinds: answers.map(({ kind }) => kind), status, orders })
  }
  return decisions
}

/** One decision stands, and an order is there if it was the approval. */
export const isDecidedOnce = ({ kinds, status, orders }: Decisions): boolean =>
  kinds.filter((kind) => kind === '200').length === 1 &&
  kinds.includes('409 approval_decided') &&
  orders === (status === 'approved' ? 1 : 0)
