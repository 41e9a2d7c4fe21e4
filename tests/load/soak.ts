import { setTimeout as wait } from 'node:timers/promises'
import { setPrice } from '#backend/modules/pricing/service.ts'
import { findPaths } from './overload/find-paths.ts'
import { goThrough, type Offer, toEnglish } from './soak/journeys.ts'
import { afterWarmUp, type Sample, slopeOf, takeSamples } from './soak/samples.ts'
import { type SoakShop, withSoakShop } from './soak/shop.ts'
import { compareWithLedger } from './support/bank-ledger.ts'
import { findBooks as findCards } from './support/books.ts'
import { Browser, type Step } from './support/browser.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import type { LoadDatabase } from './support/load-database.ts'
import { findBooks, setStock } from './support/seed-carts.ts'
import { createRandom, type Random } from './support/random.ts'

/**
 * R2-8: half an hour of an ordinary day, with a storefront before two backends. The memory of each process must stay
 * the same. Usage: `node tests/load/soak.ts MINUTES SEED`
 */
const minutes = Number(process.argv[2] ?? 30)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000))
const visitorsAtOnce = 3
const orderEveryMs = 6_000
const priceEveryMs = 20_000
/** A short run still takes enough samples for a slope. */
const sampleEveryMs = Math.min(30_000, minutes * 3_000)
const limits = { growthMb: 1, files: 10 }

/** The results of a run: the answers by status, and what went wrong. */
interface Results {
  answers: Map<string, number>
  failed: string[]
  errors: string[]
  ordered: number
  prices: number
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Records what a browser saw. No journey leads to a 404, and none to a refusal. */
const recordIn =
  (results: Results) =>
  ({ what, status }: Step): void => {
    results.answers.set(String(status), (results.answers.get(String(status)) ?? 0) + 1)
    if (status === 0 || status >= 400) results.failed.push(`${what}: ${status}`)
  }

const walk = async (port: number, offer: Offer, results: Results, random: Random, over: AbortSignal): Promise<void> => {
  for (let journey = 0; !over.aborted; journey++) {
    const from = `127.${20 + Math.floor(random.next() * 100)}.${(journey >> 7) & 255}.${1 + (journey & 127)}`
    await goThrough(new Browser(port, from, recordIn(results)), offer, random).catch((error: unknown) =>
      results.errors.push(messageOf(error)),
    )
  }
}

const sendBuyers = async (
  port: number,
  books: readonly number[],
  results: Results,
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  const buyers: Promise<void>[] = []
  for (let index = 0; !over.aborted; index++) {
    const browser = new Browser(port, `127.200.${(index >> 7) & 255}.${1 + (index & 127)}`, recordIn(results))
    buyers.push(
      new Buyer(browser, random).buy(random.pick(books)).then(
        () => void (results.ordered += 1),
        (error: unknown) => void results.errors.push(messageOf(error)),
      ),
    )
    await wait(orderEveryMs)
  }
  await Promise.all(buyers)
}

/**
 * Each new price is announced, so pages are rendered again. The books are in no cart, because an order names the total
 * that its buyer saw.
 */
const changePrices = async (
  { db }: LoadDatabase,
  skus: readonly string[],
  results: Results,
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  while (!over.aborted) {
    await wait(priceEveryMs)
    const set = await setPrice({ db, now: () => new Date() }, random.pick(skus), {
      currency: 'HUF',
      gross: 1_500 + 10 * results.prices,
      originalGross: null,
    })
    if (set.ok) results.prices += 1
    else results.errors.push(set.code)
  }
}

const checkProcess = (name: string, samples: readonly Sample[]): void => {
  const steady = afterWarmUp(samples)
  const shown = (figure: 'heap' | 'buffers' | 'rss' | 'files') =>
    [samples.at(0), steady.at(0), steady.at(-1)].map((one) => one?.[figure].toFixed(0)).join(', ')
  tell(
    `${name}: ${samples.length} samples; at first, warm, at last: heap ${shown('heap')} MB, buffers ${shown('buffers')} MB, RSS ${shown('rss')} MB, files ${shown('files')}`,
  )
  for (const figure of ['heap', 'buffers'] as const) {
    const slope = slopeOf(steady, figure)
    check(
      `${name}: ${figure} grow by less than ${limits.growthMb} MB a minute`,
      slope < limits.growthMb,
      `${slope.toFixed(2)} MB`,
    )
  }
  const files = slopeOf(steady, 'files') * ((steady.at(-1)?.minute ?? 0) - (steady.at(0)?.minute ?? 0))
  check(
    `${name}: the number of open files stays the same`,
    files < limits.files,
    `${files.toFixed(1)} more at the end than when warm`,
  )
}

const live = async (shop: SoakShop, results: Results): Promise<void> => {
  const { database, port, api, processes } = shop
  const random = createRandom(seed)
  const paths = await findPaths(database, api)
  const books = await findBooks(database, 6)
  await setStock(database, books, 2_000)
  const others = (await findCards(database)).filter(({ id }) => !books.includes(id))
  const offer: Offer = { paths, english: toEnglish(paths), books }
  const closing = new AbortController()
  const running = [
    ...Array.from({ length: visitorsAtOnce }, () => walk(port, offer, results, random, closing.signal)),
    sendBuyers(port, books, results, random, closing.signal),
    changePrices(
      database,
      others.map(({ sku }) => sku),
      results,
      random,
      closing.signal,
    ),
  ]
  const sampled = Promise.all(processes.map((one) => takeSamples(one, sampleEveryMs, closing.signal)))
  await Promise.race([wait(minutes * 60_000), sampled])
  closing.abort()
  await Promise.all(running)
  for (const [index, samples] of (await sampled).entries()) checkProcess(processes[index]?.name ?? '', samples)
}

tell(`seed ${seed}, ${minutes} minutes`)
clearCachedPages()
await withSoakShop(async (shop) => {
  const { database, mails, ledgerFile } = shop
  const results: Results = { answers: new Map(), failed: [], errors: [], ordered: 0, prices: 0 }
  await live(shop, results)
  tell(
    `answers ${JSON.stringify(Object.fromEntries(results.answers))}; ${results.ordered} purchases, ${results.prices} prices`,
  )
  check(
    'every request had an answer, and no answer was an error',
    results.failed.length === 0,
    results.failed.slice(0, 5),
  )
  check('no journey, purchase or change of a price failed', results.errors.length === 0, results.errors.slice(0, 5))
  check(
    'orders and prices came at their pace',
    results.ordered >= minutes * 9 && results.prices >= minutes * 2,
    `${results.ordered} purchases, ${results.prices} prices`,
  )
  const { taken, lost } = await compareWithLedger(database, ledgerFile)
  check(
    'every payment that was taken belongs to a finalized order or to a refund',
    lost.length === 0,
    `${taken} taken, ${lost.length} lost`,
  )
  const finalized = await database.count(`select count(*) from orders where status = 'finalized'`)
  const mailed = () => new Set(mails.accepted).size
  for (let tries = 0; mailed() < finalized && tries < 60; tries++) await wait(1_000)
  check('every finalized order has its mail', mailed() >= finalized, `${mailed()} mails for ${finalized} orders`)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})
clearCachedPages()

finish()
