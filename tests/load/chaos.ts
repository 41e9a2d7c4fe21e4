import { setTimeout as wait } from 'node:timers/promises'
import { faultsOf } from './chaos/faults.ts'
import { visitPages, type Watched, watchHealth } from './chaos/probes.ts'
import { type ChaosShop, withChaosShop } from './chaos/shop.ts'
import { compareWithLedger } from './support/bank-ledger.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish, tell } from './support/checks.ts'
import { findBooks, setStock } from './support/seed-carts.ts'
import { sendBuyers } from './support/send-buyers.ts'
import { createRandom, type Random } from './support/random.ts'

/**
 * The whole shop (two backends, two storefronts, Postgres, bank, carriers, mail server) runs for twenty minutes while
 * one fault after the other happens. Usage: `node tests/load/chaos.ts MINUTES SEED`
 */
const minutes = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000))
const ordersAMinute = 10
/** The first fault waits for this time, so that the memory of warm processes is compared. */
const warmUpMs = 60_000
const maxMs = { down: 10_000, page: 5_000 }

/**
 * Each fault happens once in every turn, in a new order each time. A pause follows each fault, in which the shop
 * recovers.
 */
const causeFaults = async (
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

/**
 * Measures what each process holds after a garbage collection, in MB. RSS would depend on how long ago a process was
 * started again.
 */
const watchHeld = (processes: readonly Watched[]) => {
  const samples = processes.map((): number[] => [])
  const sample = async (): Promise<void> => {
    for (const [index, { measure }] of processes.entries()) {
      const { heap, buffers } = await measure()
      samples[index]?.push(Math.round(heap + buffers))
    }
  }
  return { sample, samples }
}

/** @returns by how much the highest sample exceeds the first one */
const growth = (samples: readonly number[]): number => Math.max(...samples) - (samples[0] ?? 0)

tell(`seed ${seed}, ${minutes} minutes`)

await withChaosShop(async (shop) => {
  const { database, backends, storefronts, ledgerFile, mails, disk } = shop
  const random = createRandom(seed)
  const books = await findBooks(database, 6)
  await setStock(database, books, 500)
  const closing = new AbortController()
  const origins = backends.map(({ origin }) => origin)
  const [visits, buying, ...health] = [
    visitPages(
      storefronts.map(({ origin }) => origin),
      shop.paths,
      closing.signal,
    ),
    sendBuyers(() => new Buyer(origins, random), {
      books,
      random,
      everyMs: 60_000 / ordersAMinute,
      over: closing.signal,
    }),
    ...[...backends, ...storefronts].map((one) => watchHealth(one, closing.signal)),
  ] as const
  const held = watchHeld([...backends, ...storefronts])
  await wait(warmUpMs)
  await held.sample()
  const happened = await causeFaults(shop, random, Date.now() + minutes * 60_000, held.sample)
  await wait(15_000)
  closing.abort()
  const [{ statuses, slowestMs, downs }, { begun, failures }, watched] = await Promise.all([
    visits,
    buying,
    Promise.all(health),
  ])
  const { taken, lost, seconds } = await compareWithLedger(database, ledgerFile)

  tell(
    `faults: ${JSON.stringify(happened)}${disk ? '' : ' (the disk was not filled, because only root may mount a small one)'}`,
  )
  tell(
    `${begun} buyers, ${taken} payments taken, all accounted for ${seconds} s after the last fault; pages ${JSON.stringify(statuses)}, the slowest ${slowestMs} ms; the balancer marked a storefront as down ${downs} times`,
  )
  for (const [index, { name, longestAwayMs, memory }] of watched.entries())
    tell(
      `${name}: away ${longestAwayMs} ms at most, RSS ${Math.max(...memory)} MB at most, held ${held.samples[index]?.join(' ')} MB`,
    )

  check(
    'every fault happened',
    Object.keys(happened).length === Object.keys(faultsOf({ ...shop, random })).length || minutes < 5,
    Object.keys(happened).length,
  )
  check('enough payments were taken to make a loss visible', taken >= minutes * 4, taken)
  check('every payment that was taken belongs to a finalized order or to a refund', lost.length === 0, lost.slice(0, 5))
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
    `no process was down for more than ${maxMs.down / 1000} s`,
    watched.every(({ longestAwayMs }) => longestAwayMs <= maxMs.down),
    watched.map(({ longestAwayMs }) => longestAwayMs),
  )
  check(`every page had an answer within ${maxMs.page / 1000} s`, slowestMs <= maxMs.page && !('none' in statuses), {
    slowestMs,
    ...statuses,
  })
  check(
    'every answer is a page, a redirect or a 503',
    Object.keys(statuses).every((status) => /^(200|30[1278]|503)$/.test(status)),
    statuses,
  )
  check(
    'the memory of no process grows',
    held.samples.every((samples) => samples.length > 1 && growth(samples) < 60),
    held.samples.map(growth),
  )
  const finalized = await database.count(`select count(*) from orders where status = 'finalized'`)
  const mailed = () => new Set(mails.accepted).size
  // The backend sends a failed mail again after a pause that grows.
  for (let tries = 0; mailed() < finalized && tries < 180; tries++) await wait(1_000)
  check('every finalized order has its mail', mailed() >= finalized, `${mailed()} mails for ${finalized} orders`)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})

finish()
