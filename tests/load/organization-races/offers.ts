import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expireOffers, releaseOfferedCopies } from '#backend/modules/offers/service.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { contactOf, place } from '../support/buyer.ts'
import { finalize } from '../support/finalize.ts'
import type { LoadDatabase } from '../support/load-database.ts'
import type { Backends } from '../support/processes.ts'
import { findBooks, setStock } from '../support/seed-carts.ts'
import { ask, type Member, openSchool, type School } from './school.ts'

/** Of the one book of each offer. */
export const copies = 3

interface Sent {
  uuid: string
  number: string
}

/** An offer of three copies that waits for its answer. */
const sendOffer = async ({ pool }: LoadDatabase, { id }: School, book: number): Promise<Sent> => {
  const uuid = randomUUID()
  await pool.query(
    `with offer as (
       insert into offers (uuid, number, organization_id, status, version, currency, locale, title, delivery_wish, requested_at)
         values ($1::uuid, $1::text, $2, 'offer_sent', 1, 'HUF', 'hu', 'Osztálykészlet', '', now()) returning id),
     version as (
       insert into offer_versions (offer_id, number, delivery_net, delivery_gross, delivery_text, valid_until, sent_at)
         select id, 1, 0, 0, '', now() + interval '1 day', now() from offer returning id)
     insert into offer_lines (version_id, variant_id, sku, name, authors, format, quantity, vat_rate, list_net, list_gross, unit_net, unit_gross)
       select version.id, v.id, v.sku, p.title, '', v.format, $4, v.vat_rate, price.net, price.gross, price.net, price.gross
       from version, variants v join products p on p.id = v.product_id
       join prices price on price.variant_id = v.id and price.currency = 'HUF' and price.price_list_id = (select id from price_lists where is_base)
       where v.id = $3`,
    [uuid, id, book, copies],
  )
  return { uuid, number: uuid }
}

const accept = (origin: string | undefined, by: Member, { uuid }: Sent) =>
  ask(origin, by, ['POST', `/v2.0/me/offers/${uuid}/accept`], { version: 1 })

/** Accepts it, again where that was done before, and writes what the steps of the checkout write. */
const openCheckout = async (database: LoadDatabase, origin: string | undefined, by: Member, offer: Sent) => {
  const uuid = String((await accept(origin, by, offer)).body['draftOrderUuid'])
  await database.pool.query(
    `update draft_orders set version = 1, forms = $2, address = $3, delivery_mode_id = (select id from delivery_modes where key = 'home'),
       payment_method_id = (select id from payment_methods where key = 'cash_on_delivery') where uuid = $1`,
    [
      uuid,
      { contact: contactOf(uuid), billing: { type: 'personal', firstName: 'Anna', lastName: 'Kovács', ...place } },
      { ...place, note: '' },
    ],
  )
  const { body } = await ask(origin, by, ['GET', `/draft_orders/${uuid}`])
  return { uuid, token: by.token, total: (body as { totals: { total: { gross: number } } }).totals.total.gross }
}

const order = async (origin = '', cart: Awaited<ReturnType<typeof openCheckout>>) => {
  const { status, code } = await finalize(origin, cart, randomUUID())
  return code ? `${status} ${code}` : String(status)
}

/** The jobs of the shop, of which one process does each. */
const endOffers = async (database: LoadDatabase): Promise<void> => {
  const services = createTestContext(database, { now: () => new Date() })
  await expireOffers(services)
  await releaseOfferedCopies(services)
}

const readEnd = async ({ pool }: LoadDatabase, { number }: Sent, book: number) => {
  const { rows } = await pool.query<{
    status: string
    orders: number
    wasExpired: boolean
    onHand: number
    reserved: number
  }>(
    `select o.status, (select count(*)::int from orders where offer_number = $1) as orders,
       exists (select from audit_log where subject = 'offer:' || $1 and action = 'offer.expired') as "wasExpired",
       s.on_hand as "onHand", s.reserved
     from offers o, stock_items s where o.number = $1 and s.variant_id = $2 and s.warehouse_id = (select id from warehouses where kind = 'web')`,
    [number, book],
  )
  return rows[0] ?? { status: '', orders: 0, wasExpired: false, onHand: 0, reserved: 0 }
}

type End = Awaited<ReturnType<typeof readEnd>>

export interface OfferRound extends End {
  kinds: string[]
  /** Copies that were reserved when the checkout was open, and that have left the warehouse at the end. */
  held: number
  sold: number
}

const openOffers = async (database: LoadDatabase) => {
  const [, book = 0] = await findBooks(database, 2)
  await setStock(database, [book], 1_000)
  const school = await openSchool(database)
  const masters = [await school.join('ROLE_B2B_MASTER'), await school.join('ROLE_B2B_MASTER')] as const
  return { book, school, masters }
}

/** Two masters accept one offer, each of them twice at once, and order it as often. */
export const orderTwice = async (database: LoadDatabase, { origins }: Backends, rounds: number) => {
  const { book, school, masters } = await openOffers(database)
  const seen: OfferRound[] = []
  const fourTimes = <Value>(call: (origin: string | undefined, master: 0 | 1) => Promise<Value>): Promise<Value[]> =>
    Promise.all([call(origins[0], 0), call(origins[1], 0), call(origins[0], 1), call(origins[1], 1)])
  for (let round = 0; round < rounds; round++) {
    const offer = await sendOffer(database, school, book)
    const before = await readEnd(database, offer, book)
    const opened = await fourTimes((origin, master) => accept(origin, masters[master], offer))
    const { reserved } = await readEnd(database, offer, book)
    const carts = [
      await openCheckout(database, origins[0], masters[0], offer),
      await openCheckout(database, origins[1], masters[1], offer),
    ] as const
    const kinds = await fourTimes((origin, master) => order(origin, carts[master]))
    const end = await readEnd(database, offer, book)
    seen.push({
      ...end,
      kinds: [...opened.map(({ kind }) => `accept ${kind}`), ...kinds],
      held: reserved - before.reserved,
      reserved: end.reserved - before.reserved,
      sold: before.onHand - end.onHand,
    })
  }
  return seen
}

/** The last day of an offer ends while it is ordered, a little later in each round. */
export const expireWhileOrdering = async (database: LoadDatabase, { origins }: Backends, rounds: number) => {
  const { book, school, masters } = await openOffers(database)
  const [master] = masters
  const seen: OfferRound[] = []
  for (let round = 0; round < rounds; round++) {
    const offer = await sendOffer(database, school, book)
    const before = await readEnd(database, offer, book)
    const cart = await openCheckout(database, origins[0], master, offer)
    const { reserved } = await readEnd(database, offer, book)
    const end = async () => {
      await wait((round * 80) / rounds)
      await database.pool.query(
        `update offer_versions set valid_until = now() - interval '1 second' where offer_id = (select id from offers where number = $1)`,
        [offer.number],
      )
      await Promise.all([endOffers(database), endOffers(database)])
    }
    const [accepted, ordered] = await Promise.all([accept(origins[0], master, offer), order(origins[1], cart), end()])
    await endOffers(database)
    const last = await readEnd(database, offer, book)
    seen.push({
      ...last,
      kinds: [`accept ${accepted.kind}`, ordered],
      held: reserved - before.reserved,
      reserved: last.reserved - before.reserved,
      sold: before.onHand - last.onHand,
    })
  }
  return seen
}

/** The copies were reserved once, and sold with the order or given back without it. */
export const areCopiesRight = ({ held, sold, reserved, orders }: OfferRound): boolean =>
  held === copies && reserved === 0 && sold === orders * copies

/** An `ordered` offer has its order, and an expired one none. */
export const isOrderedOrExpired = ({ status, orders, wasExpired }: OfferRound): boolean =>
  status === 'ordered' ? orders === 1 && !wasExpired : status === 'expired' && orders === 0
