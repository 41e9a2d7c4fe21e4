import type { Connection } from '../../db/connect.ts'
import { hashPassword } from '../customers/service.ts'
import { address, billing, contact, fillCart, findVariant, putStock } from '../checkout/checkout.test-support.ts'
import { order as placeOrder } from '../invoices/invoices.test-support.ts'
import type { TestShop, Visitor } from '../orders/shop.test-support.ts'

export const password = 'regi-jelszavam'
let phones = 0

export interface Person {
  id: number
  email: string
  /** Words that stand in no other row of the shop. */
  words: string[]
}

const names = async ({ pool }: Connection, sql: string): Promise<string[][]> =>
  (await pool.query({ text: sql, rowMode: 'array' })).rows as string[][]

/** Every row of every table that one of these words stands in, as `table: row`. */
export const findEverywhere = async (connection: Connection, words: readonly string[]): Promise<string[]> => {
  const tables = await names(
    connection,
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const [table] of tables) {
    const { rows } = await connection.pool.query<{ row: string }>(
      `select t::text as row from ${table} t where exists (select from unnest($1::text[]) word where strpos(lower(t::text), lower(word)) > 0)`,
      [words],
    )
    found.push(...rows.map(({ row }) => `${table}: ${row}`))
  }
  return found
}

/** Every row that belongs to the user or to an order or a cart of the user, or that one of the words stands in. */
export const snapshotOf = async (connection: Connection, { id, words }: Person): Promise<string[]> => {
  const orders = '(select id from orders where user_id = $1)'
  const ofColumn: Record<string, string> = {
    user_id: '$1',
    impersonator_id: '$1',
    order_id: orders,
    draft_order_id: '(select id from draft_orders where user_id = $1)',
    invoice_id: `(select id from invoices where order_id in ${orders})`,
    withdrawal_id: `(select id from withdrawals where order_id in ${orders})`,
  }
  const columns = await names(
    connection,
    `select c.table_name, c.column_name from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = 'public'
     where c.table_schema = 'public' and c.column_name = any('{${Object.keys(ofColumn).join(',')}}') order by 1, 2`,
  )
  const rows: string[] = []
  for (const [table, column = ''] of columns) {
    const found = await connection.pool.query<{ row: string }>(
      `select t::text as row from "${table}" t where "${column}" in (${ofColumn[column]})`,
      [id],
    )
    rows.push(...found.rows.map(({ row }) => `${table} by ${column}: ${row}`))
  }
  return [...rows, ...(await findEverywhere(connection, words))].toSorted()
}

/** Opens the account of a person whose names, addresses and texts stand nowhere else. */
export const openAccount = async (shop: TestShop, mark: string): Promise<Person & { visitor: Visitor }> => {
  const phone = `+36 70 555 ${String(++phones).padStart(4, '0')}`
  const words = [`${mark}vezetek`, `${mark}kereszt`, `${mark}@example.hu`, `${mark} utca 7.`, phone]
  const [lastName, firstName, email = ''] = words
  const { rows } = await shop.connection.pool.query<{ id: number }>(
    `insert into users (email, password_hash, segment, first_name, last_name) values ($1, $2, 'b2c', $3, $4) returning id`,
    [email, await hashPassword(password), firstName, lastName],
  )
  return { id: rows[0]?.id ?? 0, email, words, visitor: await shop.visit({ email, password }) }
}

/** Orders in the person's own name. */
export const orderAs = async (
  shop: TestShop,
  {
    visitor,
    words: [lastName = '', firstName = '', email = '', street = '', phone = ''],
  }: Person & { visitor: Visitor },
) => {
  const named = Object.assign(Object.create(visitor) as Visitor, {
    call: (name: Parameters<Visitor['call']>[0], ask: Parameters<Visitor['call']>[1]) => {
      const body = ask?.body as Record<string, object> | undefined
      const own = body && {
        ...body,
        ...('contact' in body && { contact: { ...contact, email, firstName, lastName, phone } }),
        ...('billing' in body && { billing: { ...billing, firstName, lastName, addressLine: street } }),
        ...('address' in body && { address: { ...address, addressLine: street, note: `${street} kapucsengő` } }),
      }
      return visitor.call(name, { ...ask, ...(own && { body: own }) })
    },
  })
  return { placed: await placeOrder(shop, { visitor: named }), named }
}

/** Everything that a customer can leave in the shop. */
export const leaveTraces = async (shop: TestShop, person: Person & { visitor: Visitor }) => {
  const { visitor, email, words } = person
  const [lastName = '', firstName = '', , street = ''] = words
  const { placed, named } = await orderAs(shop, person)
  const run = (sql: string, values: unknown[]) => shop.connection.pool.query(sql, values)
  const book = await findVariant(shop, 'book')
  await putStock(shop, book.id, 50)
  await visitor.call('POST /v2.0/me/delivery_data', { body: { address: { ...address, addressLine: street } } })
  await visitor.call('POST /v2.0/me/billing_data', {
    body: { billing: { ...billing, firstName, lastName, addressLine: street } },
  })
  await visitor.call('POST /v2.0/collections/{id}/items', {
    params: { id: 'default_shopping_list' },
    body: { itemId: book.id },
  })
  await visitor.call('POST /v2.0/variants/{id}/ratings', {
    params: { id: book.id },
    body: { stars: 4, title: 'Ajánlom', text: 'Egy ültő helyemben olvastam el.' },
  })
  await run(
    `insert into order_analytics (order_id, client_id, user_agent, consented_at) values ($1, '1.2', $2, now())`,
    [placed.id, `${lastName} Browser/1.0`],
  )
  await run(`update ratings set status = 'approved', display_name = $2 where user_id = $1`, [
    person.id,
    `${lastName} K.`,
  ])
  await run(
    `insert into stock_notifications (id, variant_id, user_id, locale, created_at, expires_at) values (gen_random_uuid(), $1, $2, 'hu', now(), now() + interval '1 year')`,
    [book.id, person.id],
  )
  await run(
    `insert into stock_notifications (id, variant_id, email, locale, created_at, expires_at) values (gen_random_uuid(), $1, $2, 'hu', now(), now() + interval '1 year')`,
    [book.id, email],
  )
  await run(
    `insert into newsletter_subscriptions (id, email, locale, imprints, consent_version, consent_text, consented_at, confirmed_at) values (gen_random_uuid(), $1, 'hu', '{}', '1', 'igen', now(), now())`,
    [email],
  )
  await shop.guest.call('PUT /v2.0/customer', { body: { credentials: { email, password, firstName, lastName } } })
  await shop.guest.call('POST /v2.0/me/reset_password_request', { body: { email } })
  await run(
    `insert into organization_registrations (user_id, status, details, locale, requested_at) values ($1, 'refused', json_build_object('lastName', $2::text), 'hu', now())`,
    [person.id, lastName],
  )
  await run(
    `insert into credentials (user_id, provider, subject, email, revocation, added_at) values ($1, 'apple', $2, $2, 'token', now())`,
    [person.id, email],
  )
  await run(
    `insert into sign_in_attempts (token_hash, provider, nonce, verifier, locale, redirect_path, remember, identity, answer_by, expires_at)
     values ($1, 'google', 'n', 'v', 'hu', '/', false, json_build_object('email', $2::text, 'subject', $2::text), now(), now() + interval '1 hour')`,
    [`hash-${person.id}`, email],
  )
  await run(
    `insert into bot_codes (id, action, email, locale, expires_at) values (gen_random_uuid(), 'login', $1, 'hu', now() + interval '15 minutes')`,
    [email],
  )
  await run(`insert into rate_limits values ($1, 1, $2)`, [
    `order_search_mailbox:${email}`,
    shop.clock.now().getTime() + 3_600_000,
  ])
  await run(`insert into order_ratings (order_id, stars, text, created_at) values ($1, 5, $2, now())`, [
    placed.id,
    `Köszönöm, ${firstName}`,
  ])
  await run(
    `insert into withdrawals (order_id, number, name, email, reason, locale, declared_at, accepted_at, refund_by, amount) values ($1, $2, $3, $4, $5, 'hu', $6, $6, 'none', 0)`,
    [placed.id, `${placed.number}-E1`, `${lastName} ${firstName}`, email, `Mert ${street}`, shop.clock.now()],
  )
  await run(
    `insert into impersonations (id, operator_id, user_id, reason, link_expires_at, began_at) values (gen_random_uuid(), 0, $1, $2, now(), now())`,
    [person.id, `${lastName} kérte telefonon`],
  )
  await run(
    `with school as (insert into organizations (name) values ('Iskola') returning id)
     insert into invitations (id, organization_id, email, role, permissions, invited_by, locale, invited_at, expires_at)
     select gen_random_uuid(), id, address, 'ROLE_B2B_SLAVE', '{}', $2, 'hu', now(), now() + interval '14 days'
     from school, unnest(array[$1, 'meghivott@example.hu']) address`,
    [email, person.id],
  )
  await fillCart(named, { items: [{ variantId: book.id }], delivery: 'home', payment: 'cash_on_delivery' })
  return placed
}
