import { setTimeout as wait } from 'node:timers/promises'
import { faultsOf } from './chaos/faults.ts'
import { visitPages, type Watched, watchHealth } from './chaos/probes.ts'
import { type ChaosShop, withChaosShop } from './chaos/shop.ts'
import { settleAccounts } from './support/bank-ledger.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish, tell } from './support/checks.ts'
import { findBooks, putStock } from './support/seed-carts.ts'
import { createRandom, type Random } from './support/random.ts'

/**
 * The whole shop (two backends, two storefronts, Postgres, bank, carriers, mail) for twenty minutes, while one thing after the other goes wrong.
 * `node tests/load/chaos.ts MINUTES SEED`
 */
const minutes = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000))
const ordersAMinute = 10
/** Before the first fault, so that a process that is warm is compared. */
const warmUpMs = 60_000
const mostMs = { down: 10_000, page: 5_000 }

/** Buyers come at an even pace, however long each of them takes. */
const sendBuyers = async (origins: readonly string[], books: readonly number[], random: Random, over: AbortSignal) => {
  const failures: string[] = []
  const buyers: Promise<void>[] = []
  while (!over.aborted) {
    buyers.push(
      new Buyer(origins, random)
        .buy(random.pick(books))
        .catch((error: unknown) => void failures.push(error instanceof Error ? error.message : String(error))),
    )
    await wait(60_000 / ordersAMinute)
  }
  await Promise.all(buyers)
  return { bought: buyers.length, failures }
}

/** Each fault once in every turn, in a new order each time, with a pause in which the shop recovers. */
const breakThings = async (
  shop: ChaosShop,
  random: Random,
  until: number,
  afterTurn: () => Promise<void>,
): Promise<Record<string, number>> => {
  const faults = faultsOf({ ...shop, random })
  const happened: Record<string, number> = {}
  for (; Date.now() < until; await afterTurn())
    for (const name of Object.keys(faults).toSorted(() => random.next() - 0.5)) {
      if (Date.now() > until) break
      tell(`${new Date().toISOString().slice(11, 19)} ${name}`)
      await faults[name]?.()
      happened[name] = (happened[name] ?? 0) + 1
      await wait(6_000 + random.next() * 4_000)
    }
  return happened
}

/** What each process holds after a garbage collection, in MB, one number for each look. RSS would tell how long ago a process was started again. */
const watchHeld = (processes: readonly Watched[]) => {
  const looks = processes.map((): number[] => [])
  const look = async (): Promise<void> => {
    for (const [index, { measure }] of processes.entries()) {
      const { heap, buffers } = await measure()
      looks[index]?.push(Math.round(heap + buffers))
    }
  }
  return { look, looks }
}

/** The most that was held at any look, against the first. */
const growth = (looks: readonly number[]): number => Math.max(...looks) - (looks[0] ?? 0)

tell(`seed ${seed}, ${minutes} minutes`)

await withChaosShop(async (shop) => {
  const { database, backends, storefronts, ledgerFile, mails, disk } = shop
  const random = createRandom(seed)
  const books = await findBooks(database, 6)
  await putStock(database, books, 500)
  const closing = new AbortController()
  const [visits, buying, ...health] = [
    visitPages(
      storefronts.map(({ origin }) => origin),
      shop.paths,
      closing.signal,
    ),
    sendBuyers(
      backends.map(({ origin }) => origin),
      books,
      random,
      closing.signal,
    ),
    ...[...backends, ...storefronts].map((one) => watchHealth(one, closing.signal)),
  ] as const
  const held = watchHeld([...backends, ...storefronts])
  await wait(warmUpMs)
  await held.look()
  const happened = await breakThings(shop, random, Date.now() + minutes * 60_000, held.look)
  await wait(15_000)
  closing.abort()
  const [{ statuses, slowestMs, downs }, { bought, failures }, watched] = await Promise.all([
    visits,
    buying,
    Promise.all(health),
  ])
  const { taken, lost, seconds } = await settleAccounts(database, ledgerFile)

  tell(
    `what happened: ${JSON.stringify(happened)}${disk ? '' : ' (the disk was not filled: only root may mount a small one)'}`,
  )
  tell(
    `${bought} buyers, ${taken} payments taken, accounts settled ${seconds} s after the last; pages ${JSON.stringify(statuses)}, the slowest ${slowestMs} ms; a storefront was taken for down ${downs} times`,
  )
  for (const [index, { name, longestAwayMs, memory }] of watched.entries())
    tell(
      `${name}: away ${longestAwayMs} ms at most, RSS ${Math.max(...memory)} MB at most, held ${held.looks[index]?.join(' ')} MB`,
    )

  check(
    'everything that can go wrong went wrong',
    Object.keys(happened).length === Object.keys(faultsOf({ ...shop, random })).length || minutes < 5,
    Object.keys(happened).length,
  )
  check('there was something to lose', taken >= minutes * 4, taken)
  check(
    'every payment taken belongs to an order that stands, or is to be given back',
    lost.length === 0,
    lost.slice(0, 5),
  )
  check('no checkout ended in an error', failures.length === 0, failures.slice(0, 5))
  check(
    'no draft order was ordered twice',
    (await database.count('select count(*) - count(distinct draft_order_id) as count from orders')) === 0,
  )
  const sold = await database.count(
    `select coalesce(sum(i.quantity), 0) as count from order_items i join orders o on o.id = i.order_id and o.status = 'finalized'`,
  )
  check(
    'as many copies left the stock as were sold',
    sold ===
      (await database.count(`select -coalesce(sum(quantity), 0) as count from stock_movements where reason = 'sale'`)),
    sold,
  )
  check(
    `no process was down for more than ${mostMs.down / 1000} s`,
    watched.every(({ longestAwayMs }) => longestAwayMs <= mostMs.down),
    watched.map(({ longestAwayMs }) => longestAwayMs),
  )
  check(`every page had an answer within ${mostMs.page / 1000} s`, slowestMs <= mostMs.page && !('none' in statuses), {
    slowestMs,
    ...statuses,
  })
  check(
    'every answer is the page, a redirect, or the one that asks to come back',
    Object.keys(statuses).every((status) => /^(200|30[1278]|503)$/.test(status)),
    statuses,
  )
  check(
    'memory is flat',
    held.looks.every((looks) => looks.length > 1 && growth(looks) < 60),
    held.looks.map(growth),
  )
  const standing = await database.count(`select count(*) from orders where status = 'finalized'`)
  const mailed = () => new Set(mails.accepted).size
  // A mail that could not be sent is tried again after a pause that grows.
  for (let tries = 0; mailed() < standing && tries < 180; tries++) await wait(1_000)
  check('every order that stands has its mail', mailed() >= standing, `${mailed()} mails for ${standing} orders`)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})

finish()
