import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formatPrice } from '#lib/format/format-price.ts'
import { againAfterMs } from '#server/announcements/announcements.ts'
import { type Book, findBooks, findStranger, pagesOf } from './support/books.ts'
import { check, finish } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { startBackend, startSimulator } from './support/processes.ts'
import { shop } from './support/shop-command.ts'
import { startStorefront, type Storefront, waitForText, warmUp } from './support/storefront.ts'

/** Cheaper than all else: a card names the lowest price of its product. */
const newPrice = 1_013
const soldOut = 'Most nem kapható'
/** Until tags have fallen for the last time, see `againAfterMs`: what is made then stays. */
const settledMs = Math.max(...againAfterMs) + 1_500
/** A new price is on every storefront after so long at most. */
const promisedMs = 2_000

const praise = 'Egy olvasó szava, amelyet valaki elolvasott.'

/** What a reader has sent and nobody has read yet. */
const putRating = async ({ pool }: LoadDatabase, { id }: Book): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into ratings (product_id, variant_id, display_name, stars, text, locale, verified, status, created_at)
     select product_id, id, 'Próba P.', 4, $2, 'hu', true, 'waiting', now() from variants where id = $1 returning id`,
    [id, praise],
  )
  return rows[0]?.id ?? 0
}

const bytesOf = async ({ visit }: Storefront, paths: string[]) => Promise.all(paths.map(visit))

/** How long it took until the last of them said it. */
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

const isKept = (ms: number | undefined) => ms !== undefined && ms <= promisedMs

const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`)

const run = async (database: LoadDatabase, storefront: Storefront, other: Storefront): Promise<void> => {
  const both = [storefront, other]
  const [book, ...books] = await findBooks(database)
  if (!book) throw new Error('The demo catalog has no paperback.')
  const others = pagesOf(await findStranger(storefront, book, books))
  for (const one of both) check('pages are kept', await warmUp(one, [...pagesOf(book), ...others]))
  const before = await bytesOf(storefront, others)

  const price = formatPrice(newPrice, 'HUF', 'hu')
  let begun = await shop(database, ['prices', 'set', book.sku, 'HUF', String(newPrice)])
  const onPage = await waitForAll(both, book.path, price, begun)
  const inList = await waitForAll(both, book.author, price, begun)
  check(
    'a new price is on the page of the book within two seconds, on both storefronts',
    isKept(onPage),
    seconds(onPage),
  )
  check('and in the list of its author', isKept(inList), seconds(inList))

  await wait(settledMs)
  await warmUp(storefront, pagesOf(book))
  begun = await shop(database, ['stock', 'set', book.sku, '23'])
  const counted = await waitForText(storefront, book.path, '23 példány', begun)
  check('a new stock is on the page of the book', counted !== undefined, seconds(counted))
  const list = await storefront.visit(book.author)
  check('the list, which counts no copies, was not made again', list.isKept && !list.text.includes(soldOut))

  begun = await shop(database, ['stock', 'set', book.sku, '0'])
  const told = await waitForText(storefront, book.author, soldOut, begun)
  check('that it is sold out is in the list', told !== undefined, seconds(told))

  await warmUp(storefront, [book.path])
  begun = await shop(database, ['ratings', 'approve', String(await putRating(database, book))])
  const praised = await waitForText(storefront, book.path, praise, begun)
  check('a rating that was approved is on the page of the book', praised !== undefined, seconds(praised))

  const after = await bytesOf(storefront, others)
  check(
    'no page of another book was made again',
    after.every(({ isKept }) => isKept) && after.every(({ text }, index) => text === before[index]?.text),
  )

  begun = await shop(database, ['config', 'set', 'product_model_enabled', 'true'])
  const models = await waitForText(storefront, book.author, '"other-variants"', begun)
  check('lists show products, each with its other variants, once that is set', models !== undefined, seconds(models))
}

/** Storefronts ask for the state of the shop every second. */
const stateMs = 1_500

/** A closed shop says on every page that it is closed for now, in words of its own, and nobody keeps that. */
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
        `${path} of a closed shop, asked ${how}, is 503`,
        text.includes(maintenanceTitle) && said === `503 300 private, no-store ${target}`,
        said,
      )
    }
  }
  const flight = await fetch(`${origin}/karbantartas`, { headers: { rsc: '1' } })
  check('and what the router fetches', flight.status === 503, flight.status)
  await shop(database, ['maintenance', 'off'])
  await wait(stateMs)
  check('which opens again', (await fetch(`${origin}/`)).status === 200)
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
  /** A storefront with a backend of its own, beside another such pair over the same database. */
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
