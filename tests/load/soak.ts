import { setTimeout as wait } from 'node:timers/promises'
import { setPrice } from '#backend/modules/pricing/service.ts'
import { findPaths } from './overload/find-paths.ts'
import { goThrough, type Offer, toEnglish } from './soak/journeys.ts'
import { afterWarmUp, type Sample, slopeOf, takeSamples } from './soak/samples.ts'
import { type SoakShop, withSoakShop } from './soak/shop.ts'
import { settleAccounts } from './support/bank-ledger.ts'
import { findBooks as findCards } from './support/books.ts'
import { Browser, type Step } from './support/browser.ts'
import { Buyer } from './support/buyer.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import type { LoadDatabase } from './support/load-database.ts'
import { findBooks, putStock } from './support/seed-carts.ts'
import { createRandom, type Random } from './support/random.ts'

/**
 * R2-8: half an hour of an ordinary day, a storefront before two backends; what each process holds must stay the same.
 * `node tests/load/soak.ts MINUTES SEED`
 */
const minutes = Number(process.argv[2] ?? 30)
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 1_000_000))
const visitorsAtOnce = 3
const orderEveryMs = 6_000
const priceEveryMs = 20_000
/** A short run has as many samples as one needs for a slope. */
const sampleEveryMs = Math.min(30_000, minutes * 3_000)
const most = { growthMb: 1, files: 10 }

/** Everything that was asked, by what came, and what went wrong between. */
interface Diary {
  answers: Map<string, number>
  failed: string[]
  errors: string[]
  ordered: number
  prices: number
}

const say = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Writes down what a browser saw. A 404 belongs to no journey, nor does a refusal. */
const seenBy =
  (diary: Diary) =>
  ({ what, status }: Step): void => {
    diary.answers.set(String(status), (diary.answers.get(String(status)) ?? 0) + 1)
    if (status === 0 || status >= 400) diary.failed.push(`${what}: ${status}`)
  }

const walk = async (port: number, offer: Offer, diary: Diary, random: Random, over: AbortSignal): Promise<void> => {
  for (let journey = 0; !over.aborted; journey++) {
    const from = `127.${20 + Math.floor(random.next() * 100)}.${(journey >> 7) & 255}.${1 + (journey & 127)}`
    await goThrough(new Browser(port, from, seenBy(diary)), offer, random).catch((error: unknown) =>
      diary.errors.push(say(error)),
    )
  }
}

const sendBuyers = async (
  port: number,
  books: readonly number[],
  diary: Diary,
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  const buyers: Promise<void>[] = []
  for (let index = 0; !over.aborted; index++) {
    const browser = new Browser(port, `127.200.${(index >> 7) & 255}.${1 + (index & 127)}`, seenBy(diary))
    buyers.push(
      new Buyer(browser, random).buy(random.pick(books)).then(
        () => void (diary.ordered += 1),
        (error: unknown) => void diary.errors.push(say(error)),
      ),
    )
    await wait(orderEveryMs)
  }
  await Promise.all(buyers)
}

/** Each price is announced, so pages are made anew. Books that are in nobody's cart: an order names the total that its buyer saw. */
const changePrices = async (
  { db }: LoadDatabase,
  skus: readonly string[],
  diary: Diary,
  random: Random,
  over: AbortSignal,
): Promise<void> => {
  while (!over.aborted) {
    await wait(priceEveryMs)
    const set = await setPrice({ db, now: () => new Date() }, random.pick(skus), {
      currency: 'HUF',
      gross: 1_500 + 10 * diary.prices,
      originalGross: null,
    })
    if (set.ok) diary.prices += 1
    else diary.errors.push(set.code)
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
      `${name}: ${figure} grow by less than ${most.growthMb} MB a minute`,
      slope < most.growthMb,
      `${slope.toFixed(2)} MB`,
    )
  }
  const files = slopeOf(steady, 'files') * ((steady.at(-1)?.minute ?? 0) - (steady.at(0)?.minute ?? 0))
  check(
    `${name}: open files stay as they are`,
    files < most.files,
    `${files.toFixed(1)} more at the end than when warm`,
  )
}

const live = async (shop: SoakShop, diary: Diary): Promise<void> => {
  const { database, port, api, processes } = shop
  const random = createRandom(seed)
  const paths = await findPaths(database, api)
  const books = await findBooks(database, 6)
  await putStock(database, books, 2_000)
  const others = (await findCards(database)).filter(({ id }) => !books.includes(id))
  const offer: Offer = { paths, english: toEnglish(paths), books }
  const closing = new AbortController()
  const running = [
    ...Array.from({ length: visitorsAtOnce }, () => walk(port, offer, diary, random, closing.signal)),
    sendBuyers(port, books, diary, random, closing.signal),
    changePrices(
      database,
      others.map(({ sku }) => sku),
      diary,
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
  const diary: Diary = { answers: new Map(), failed: [], errors: [], ordered: 0, prices: 0 }
  await live(shop, diary)
  tell(
    `answers ${JSON.stringify(Object.fromEntries(diary.answers))}; ${diary.ordered} purchases, ${diary.prices} prices`,
  )
  check('every question had an answer, and no answer was an error', diary.failed.length === 0, diary.failed.slice(0, 5))
  check('nothing went wrong on the way', diary.errors.length === 0, diary.errors.slice(0, 5))
  check(
    'orders and prices came at their pace',
    diary.ordered >= minutes * 9 && diary.prices >= minutes * 2,
    `${diary.ordered} purchases, ${diary.prices} prices`,
  )
  const { taken, lost } = await settleAccounts(database, ledgerFile)
  check(
    'every payment taken belongs to an order that stands, or is to be given back',
    lost.length === 0,
    `${taken} taken, ${lost.length} lost`,
  )
  const standing = await database.count(`select count(*) from orders where status = 'finalized'`)
  const mailed = () => new Set(mails.accepted).size
  for (let tries = 0; mailed() < standing && tries < 60; tries++) await wait(1_000)
  check('every order that stands has its mail', mailed() >= standing, `${mailed()} mails for ${standing} orders`)
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})
clearCachedPages()

finish()
