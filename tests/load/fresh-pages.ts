import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatPrice } from '#lib/format/format-price.ts'
import { check, finish, tell } from './support/checks.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { startBackend, startSimulator } from './support/processes.ts'
import { type Storefront, startStorefront, waitForText } from './support/storefront.ts'

/** Cheaper than all else: a card names the lowest price of its product. */
const newPrice = 1_013
const soldOut = 'Most nem kapható'
const secret = 'a secret that only these two processes know'

interface Book {
  id: number
  sku: string
  path: string
  author: string
}

/** Paperbacks, each of another author. */
const findBooks = async ({ pool }: LoadDatabase): Promise<Book[]> => {
  const { rows } = await pool.query<Book>(`
    select distinct on (c.id) v.id, v.sku, '/termekek/' || p.slug || '-' || v.id as path, '/szerzok/' || c.key || '-' || c.id as author
    from variants v join products p on p.id = v.product_id and p.language = 'hu'
    join product_contributors pc on pc.product_id = p.id and pc.role = 'author' join contributors c on c.id = pc.contributor_id
    where v.format = 'paperback' and v.active and v.published_on < now() and not exists (select 1 from package_items i where i.variant_id = v.id)
    order by c.id, v.id limit 20`)
  return rows
}

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

/** Runs a command beside the running shop. @returns when it was done: it tells so before it lets go of the database */
const shop = (database: LoadDatabase, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['backend/cli.ts', ...args], { env: { ...process.env, DATABASE_URL: database.url }, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.once('data', (text: Buffer) => {
      tell(text.toString().trim())
      resolve(Date.now())
    })
    child.once('exit', (code) => code !== 0 && reject(new Error(`${args.join(' ')} ended with ${code}.`)))
  })

const pagesOf = ({ path, author }: Book): string[] => [path, author]

/** Makes all pages, and asks again: now they are kept. */
const warmUp = async ({ visit }: Storefront, paths: string[]): Promise<boolean> => {
  for (const path of paths) await visit(path)
  const kept = []
  for (const path of paths) kept.push((await visit(path)).isKept)
  return kept.every(Boolean)
}

/** A book whose pages do not show this one in any format, not even as a recommendation. */
const findStranger = async ({ visit }: Storefront, book: Book, books: Book[]): Promise<Book> => {
  const anyFormat = book.path.replace(/\d+$/, '')
  for (const other of books) {
    const pages = await Promise.all(pagesOf(other).map(visit))
    if (pages.every(({ text }) => !text.includes(anyFormat))) return other
  }
  throw new Error('Every book of the demo catalogue is shown with every other.')
}

const bytesOf = async ({ visit }: Storefront, paths: string[]) => Promise.all(paths.map(visit))

const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`)

const run = async (database: LoadDatabase, storefront: Storefront): Promise<void> => {
  const [book, ...books] = await findBooks(database)
  if (!book) throw new Error('The demo catalogue has no paperback.')
  const others = pagesOf(await findStranger(storefront, book, books))
  check('pages are kept', await warmUp(storefront, [...pagesOf(book), ...others]))
  const before = await bytesOf(storefront, others)

  const price = formatPrice(newPrice, 'HUF', 'hu')
  let begun = await shop(database, ['prices', 'set', book.sku, 'HUF', String(newPrice)])
  const onPage = await waitForText(storefront, book.path, price, begun)
  const inList = await waitForText(storefront, book.author, price, begun)
  check('a new price is on the page of the book', onPage !== undefined, seconds(onPage))
  check('and in the list of its author', inList !== undefined, seconds(inList))

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
  check('no page of another book was made again', after.every(({ isKept }) => isKept) && after.every(({ text }, index) => text === before[index]?.text))

  begun = await shop(database, ['config', 'set', 'product_model_enabled', 'true'])
  const models = await waitForText(storefront, book.author, '"other-variants"', begun)
  check('lists show products, each with its other variants, once that is set', models !== undefined, seconds(models))
}

await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-fresh-'))
  const [port, storefrontPort] = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, port)
  const backend = await startBackend({
    databaseUrl: database.url,
    simulator: simulator.origin,
    folder,
    port,
    env: { REVALIDATE_SECRET: secret, STOREFRONT_URL: `http://localhost:${storefrontPort}` },
  })
  try {
    const storefront = await startStorefront(storefrontPort, `${backend.origin}/api`, secret)
    await run(database, storefront).finally(storefront.stop)
  } finally {
    await backend.stop()
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
