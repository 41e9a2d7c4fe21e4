import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formatPrice } from '#lib/format/format-price.ts'
import { againAfterMs } from '#server/announcements/announcements.ts'
import { type Book, findBooks, findUnrelated, pagesOf } from './support/books.ts'
import { check, finish } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { startBackend, startSimulator } from './support/processes.ts'
import { shop } from './support/shop-command.ts'
import { startStorefront, type Storefront, waitForText, warmUp } from './support/storefront.ts'

/** No book has a lower price, because a card shows the lowest price of its product. */
const newPrice = 1_013
const soldOut = 'Most nem kapható'
/**
 * After this time the tags have been cleared for the last time (see `againAfterMs`), so a page that is rendered later
 * stays in the cache.
 */
const clearedMs = Math.max(...againAfterMs) + 1_500
/** A new price is on every storefront after this time at the latest. */
const maxMs = 2_000

const praise = 'Egy olvasó szava, amelyet valaki elolvasott.'

/** Inserts a rating that a reader has sent and nobody has approved yet. */
const insertRating = async ({ pool }: LoadDatabase, { id }: Book): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into ratings (product_id, variant_id, display_name, stars, text, locale, verified, status, created_at)
     select product_id, id, 'Próba P.', 4, $2, 'hu', true, 'waiting', now() from variants where id = $1 returning id`,
    [id, praise],
  )
  return rows[0]?.id ?? 0
}

const bytesOf = async ({ visit }: Storefront, paths: string[]) => Promise.all(paths.map(visit))

/** @returns the milliseconds until the last storefront showed the text; undefined if one never did */
const waitForAll = async (
  storefronts: Storefront[],
  path: string,
  text: string,
  begun: number,
): Promise<number | undefined> => {
  const times = await Promise.all(storefronts.map((one) => waitForText(one, path, text, begun)))
  return times.reduce(
    (latest, one) => (latest === undefined || one === undefined ? undefined : Math.max(latest, one)),
    0,
  )
}

const isInTime = (ms: number | undefined) => ms !== undefined && ms <= maxMs

const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`)

const run = async (database: LoadDatabase, storefront: Storefront, other: Storefront): Promise<void> => {
  const both = [storefront, other]
  const [book, ...books] = await findBooks(database)
  if (!book) throw new Error('The demo catalog has no paperback.')
  const others = pagesOf(await findUnrelated(storefront, book, books))
  for (const one of both) check('all pages are cached', await warmUp(one, [...pagesOf(book), ...others]))
  const before = await bytesOf(storefront, others)

  const price = formatPrice(newPrice, 'HUF', 'hu')
  let begun = await shop(database, ['prices', 'set', book.sku, 'HUF', String(newPrice)])
  const onPage = await waitForAll(both, book.path, price, begun)
  const inList = await waitForAll(both, book.author, price, begun)
  check(
    'a new price is on the page of the book within two seconds, on both storefronts',
    isInTime(onPage),
    seconds(onPage),
  )
  check('the list of the author shows the new price', isInTime(inList), seconds(inList))

  await wait(clearedMs)
  await warmUp(storefront, pagesOf(book))
  begun = await shop(database, ['stock', 'set', book.sku, '23'])
  const counted = await waitForText(storefront, book.path, '23 példány', begun)
  check('the page of the book shows the new number of copies', counted !== undefined, seconds(counted))
  const list = await storefront.visit(book.author)
  check(
    'the list, which shows no number of copies, was not rendered again',
    list.isCached && !list.text.includes(soldOut),
  )

  begun = await shop(database, ['stock', 'set', book.sku, '0'])
  const listed = await waitForText(storefront, book.author, soldOut, begun)
  check('the list shows that the book is sold out', listed !== undefined, seconds(listed))

  await warmUp(storefront, [book.path])
  begun = await shop(database, ['ratings', 'approve', String(await insertRating(database, book))])
  const praised = await waitForText(storefront, book.path, praise, begun)
  check('an approved rating is on the page of the book', praised !== undefined, seconds(praised))

  const after = await bytesOf(storefront, others)
  check(
    'no page of another book was rendered again',
    after.every(({ isCached }) => isCached) && after.every(({ text }, index) => text === before[index]?.text),
  )

  begun = await shop(database, ['config', 'set', 'product_model_enabled', 'true'])
  const models = await waitForText(storefront, book.author, '"other-variants"', begun)
  check('lists show products with their other variants once this is configured', models !== undefined, seconds(models))
}

/** The storefronts read the state of the shop every second. */
const stateMs = 1_500

/** Every page of a closed shop says that the shop is closed for now, and no cache may store this answer. */
const closeShop = async (database: LoadDatabase, { origin }: Storefront): Promise<void> => {
  await shop(database, ['maintenance', 'on'])
  await wait(stateMs)
  for (const [path, language, target] of [
    ['/', 'hu', '/karbantartas'],
    ['/en', 'en', '/en/maintenance'],
    ['/kereses?q=anna', 'hu', '/karbantartas'],
    ['/rendelesek', 'hu', '/karbantartas'],
  ] as const) {
    const { maintenanceTitle } = JSON.parse(readFileSync(`messages/${language}/error-pages.json`, 'utf8')) as {
      maintenanceTitle: string
    }
    for (const how of ['for the first time', 'again']) {
      const answer = await fetch(origin + path, { headers: { 'accept-language': language } })
      const [text, { status, url, headers }] = [await answer.text(), answer]
      const said = [status, headers.get('retry-after'), headers.get('cache-control'), new URL(url).pathname].join(' ')
      check(
        `${path} of a closed shop, requested ${how}, answers 503`,
        text.includes(maintenanceTitle) && said === `503 300 private, no-store ${target}`,
        said,
      )
    }
  }
  const flight = await fetch(`${origin}/karbantartas`, { headers: { rsc: '1' } })
  check('flight data of a closed shop has the same status', flight.status === 503, flight.status)
  await shop(database, ['maintenance', 'off'])
  await wait(stateMs)
  check('the shop opens again', (await fetch(`${origin}/`)).status === 200)
}

/** A process of the shop. */
interface Stoppable {
  stop: () => Promise<unknown>
}

const stopAll = async (running: readonly Stoppable[]): Promise<void> =>
  void (await Promise.all(running.map((one) => one.stop())))

await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-fresh-'))
  const ports = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, ports[0] ?? 0)
  const running: Stoppable[] = [simulator]
  /** Starts a storefront with a backend of its own, beside another such pair on the same database. */
  const startPair = async (port: number): Promise<Storefront> => {
    const backend = await startBackend({ databaseUrl: database.url, simulator: simulator.origin, folder, port })
    running.push(backend)
    const storefront = await startStorefront(await freePort(), `${backend.origin}/api`)
    running.unshift(storefront)
    return storefront
  }
  try {
    const [one, other] = [await startPair(ports[0] ?? 0), await startPair(ports[1] ?? 0)]
    await run(database, one, other)
    await closeShop(database, one)
  } finally {
    await stopAll(running)
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
