import { decideTwice, isDecidedOnce } from './organization-races/approvals.ts'
import { endMasters } from './organization-races/members.ts'
import {
  areCopiesRight,
  copies,
  expireWhileOrdering,
  isOrderedOrExpired,
  type OfferRound,
  orderTwice,
} from './organization-races/offers.ts'
import { takeRightsAway } from './organization-races/permissions.ts'
import { countKinds } from './organization-races/school.ts'
import { check, finish, tell } from './support/checks.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { withBackends } from './support/processes.ts'

const tally = (rounds: readonly { kinds: readonly string[] }[]): string =>
  JSON.stringify(countKinds(rounds.flatMap(({ kinds }) => kinds)))

/** Four buttons at once: the first order stands, its buyer is told of it twice, and the colleague that the offer is over. */
const isOrderedOnce = ({ status, orders, kinds }: OfferRound): boolean =>
  status === 'ordered' &&
  orders === 1 &&
  kinds.filter((kind) => kind === 'accept 200').length === 4 &&
  kinds.filter((kind) => kind === '200').length === 2 &&
  kinds.filter((kind) => kind === '409 offer_not_open').length === 2

const anyOrder = async ({ pool }: LoadDatabase): Promise<string> =>
  (await pool.query<{ uuid: string }>('select uuid from orders limit 1')).rows[0]?.uuid ?? ''

/** Issue 14: what members of one organisation do at the same time, in two processes. */
await withDatabase((database) =>
  withBackends(database.url, async (backends) => {
    const decisions = await decideTwice(database, backends, 16)
    tell(`two masters decide, ${decisions.length} rounds: ${tally(decisions)}`)
    const undecided = decisions.filter((one) => !isDecidedOnce(one))
    check('one decision stands, and an approval is one order', undecided.length === 0, undecided.slice(0, 3))

    const ordered = await orderTwice(database, backends, 8)
    tell(`two masters accept and order, ${ordered.length} rounds: ${tally(ordered)}`)
    const several = ordered.filter((one) => !isOrderedOnce(one))
    check('an offer is one order, whoever presses how often', several.length === 0, several.slice(0, 3))
    const wrong = ordered.filter((one) => !areCopiesRight(one))
    check('its copies are reserved once and sold once', wrong.length === 0, wrong.slice(0, 3))

    const ended = await expireWhileOrdering(database, backends, 20)
    tell(`an offer expires while it is ordered, ${ended.length} rounds: ${tally(ended)}`)
    const torn = ended.filter((one) => !isOrderedOrExpired(one))
    check('an offer is ordered or expired, and never both', torn.length === 0, torn.slice(0, 3))
    const lost = ended.filter((one) => !areCopiesRight(one))
    check('its copies are sold, or given back once', lost.length === 0, lost.slice(0, 3))

    const masters = await endMasters(database, backends, 16)
    tell(`two masters go, ${masters.length} rounds: ${tally(masters)}`)
    const orphans = masters.filter((round) => round.masters !== 1)
    check('one of the two stays a master', orphans.length === 0, orphans.slice(0, 3))

    for (const { name, before, after } of await takeRightsAway(database, backends, await anyOrder(database)))
      check(`${name}, taken away in one process, counts at the next call in the other`, before && !after, {
        before,
        after,
      })

    const broken = await database.broken()
    check('the doctor finds nothing', broken.length === 0, broken)
  }),
)

await withDatabase(async (database) => {
  // With them, the database itself refuses a second order of a cart or an offer, and a second reservation.
  await database.pool.query(`
    alter table orders drop constraint orders_draft_order_id_unique;
    drop index orders_offer;
    alter table offer_reservations drop constraint offer_reservations_offer_id_variant_id_warehouse_id_pk`)
  await withBackends(
    database.url,
    async (backends) => {
      const decisions = await decideTwice(database, backends, 8)
      check(
        'the naive build, without locks and unique indexes, lets two decisions stand',
        decisions.some((one) => !isDecidedOnce(one)),
        tally(decisions),
      )
      check(
        'and makes two orders of one request',
        decisions.some(({ orders }) => orders > 1),
        decisions.map(({ orders }) => orders),
      )
      const ordered = await orderTwice(database, backends, 6)
      check(
        'it makes several orders of one offer',
        ordered.some(({ orders }) => orders > 1),
        tally(ordered),
      )
      check(
        'and reserves and sells its copies more than once',
        ordered.some(({ held }) => held > copies) && ordered.some(({ sold }) => sold > copies),
        ordered.map(({ held, sold }) => ({ held, sold })),
      )
      const ended = await expireWhileOrdering(database, backends, 12)
      check(
        'it orders offers that have expired',
        ended.some((one) => !isOrderedOrExpired(one)),
        tally(ended),
      )
      const masters = await endMasters(database, backends, 8)
      check(
        'it leaves organisations without a master',
        masters.some((round) => round.masters === 0),
        tally(masters),
      )
      const rights = await takeRightsAway(database, backends, await anyOrder(database))
      check(
        'a build that remembers sessions honours every right that was taken away',
        rights.every(({ before, after }) => before && after),
        rights,
      )
    },
    'naive/use-unlocked-organizations',
  )
})

finish()
