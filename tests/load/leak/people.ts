import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { LoadDatabase } from '../support/load-database.ts'
import { findBooks, setStock } from '../support/seed-carts.ts'

export interface Person {
  name: 'reader' | 'school' | 'guest'
  /** True for a person who is signed in; a guest only has a session with a cart. */
  isCustomer: boolean
  token: string
  cart: string
  order: string
  /** A word in the person's name, addresses, organisation, contact data and searches. */
  mark: string
}

/** @returns texts of a person that must not reach anybody else */
export const secretsOf = ({ token, cart, order, mark }: Person): string[] => [token, cart, order, mark]

const seedUser = async ({ pool }: LoadDatabase, { name, mark }: Person): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, segment, first_name, last_name) values ($1, $2, $3, $4) returning id`,
    [`${mark}@example.hu`, name === 'school' ? 'b2b' : 'b2c', `First ${mark}`, `Last ${mark}`],
  )
  const user = rows[0]?.id ?? 0
  if (name === 'school')
    await pool.query(
      `with school as (insert into organizations (name) values ($1) returning id)
       insert into memberships (user_id, organization_id, role) select $2, id, 'ROLE_B2B_MASTER' from school`,
      [`School ${mark}`, user],
    )
  return user
}

const seedSession = async ({ pool }: LoadDatabase, { name, token }: Person, user: number | null): Promise<string> => {
  const session = randomUUID()
  await pool.query(
    `insert into sessions (id, token_hash, user_id, segment, remember, created_at, expires_at) values ($1, $2, $3, $4, true, now(), now() + interval '1 day')`,
    [session, createHash('sha256').update(token).digest('base64url'), user, name === 'school' ? 'b2b' : 'b2c'],
  )
  return session
}

/** Inserts a cart with every checkout step done. */
const seedCart = async (
  { pool }: LoadDatabase,
  uuid: string,
  { mark }: Person,
  whose: { session: string; user: number | null },
  book: number,
): Promise<void> => {
  const contact = {
    email: `${mark}@example.hu`,
    firstName: `First ${mark}`,
    lastName: `Last ${mark}`,
    phone: '+36301234567',
  }
  const place = { country: 'HU', ZIPCode: '1061', city: 'Budapest', addressLine: `Street ${mark}` }
  await pool.query(
    `with cart as (
       insert into draft_orders (uuid, version, session_id, user_id, currency, locale, forms, address, delivery_mode_id, payment_method_id, created_at, updated_at)
       select $1, 1, $2, $3, 'HUF', 'hu', $4, $5, m.id, p.id, now(), now() from delivery_modes m, payment_methods p where m.key = 'home' and p.key = 'cash_on_delivery' returning id)
     insert into draft_order_items (draft_order_id, type, variant_id, quantity) select id, 'ITEM', $6, 2 from cart`,
    [
      uuid,
      whose.session,
      whose.user,
      { contact, billing: { type: 'personal', firstName: `First ${mark}`, lastName: `Last ${mark}`, ...place } },
      { ...place, note: `Note ${mark}` },
      book,
    ],
  )
}

const finalize = async (api: string, uuid: string, token: string): Promise<string> => {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  }
  const cart = (await (await fetch(`${api}/api/draft_orders/${uuid}`, { headers })).json()) as {
    version: number
    totals: { total: { gross: number } }
  }
  const body = JSON.stringify({ version: cart.version, expectedTotal: cart.totals.total.gross })
  const placed = await fetch(`${api}/api/draft_orders/${uuid}/finalize`, { method: 'POST', headers, body })
  if (!placed.ok) throw new Error(`No order: ${await placed.text()}`)
  return ((await placed.json()) as { orderUuid: string }).orderUuid
}

/** A reader, a school and a guest: each of them has an order and a second cart that is ready to be ordered. */
export const seedPeople = async (database: LoadDatabase, api: string): Promise<Person[]> => {
  const books = await findBooks(database, 3)
  await setStock(database, books, 100)
  const people: Person[] = []
  for (const [index, name] of (['reader', 'school', 'guest'] as const).entries()) {
    const person = {
      name,
      isCustomer: name !== 'guest',
      token: randomBytes(32).toString('base64url'),
      cart: randomUUID(),
      order: '',
      mark: `canary${name}${randomBytes(4).toString('hex')}`,
    }
    const user = person.isCustomer ? await seedUser(database, person) : null
    const whose = { session: await seedSession(database, person, user), user }
    const ordered = randomUUID()
    await seedCart(database, ordered, person, whose, books[index] ?? 0)
    const order = await finalize(api, ordered, person.token)
    await seedCart(database, person.cart, person, whose, books[index] ?? 0)
    people.push({ ...person, order })
  }
  return people
}
