import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { check, finish, tell } from './support/checks.ts'
import { dump, restore } from './support/dump.ts'
import { finalize } from './support/finalize.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase, withEmptyDatabase } from './support/load-database.ts'
import { findBooks, seedCarts, setStock } from './support/seed-carts.ts'
import { type Backends, startBackend, withBackends } from './support/processes.ts'
import { findDifferences, readFigures, type TableFigures } from './support/table-figures.ts'

/** R1-14: a dump that is made while orders come in holds the shop of one moment, and a shop runs on this dump. */

const ordersBefore = 20
const folder = mkdtempSync(join(tmpdir(), 'kolofon-backup-'))
const money = `select (select coalesce(sum(total_gross), 0) from orders) || ' ordered, ' || (select coalesce(sum(amount), 0) from payments where status = 'paid') || ' paid' as money`
const mailsSent = `select count(*) from sent_mails where key like 'order-confirmation-%'`

/** Buyers place orders to be paid in cash and online on both backends, one after the other, until the work is done. */
const orderDuring = async (
  database: LoadDatabase,
  { origins, simulator }: Backends,
  work: (ordered: () => number) => Promise<void>,
): Promise<void> => {
  const books = await findBooks(database, 4)
  await setStock(database, books, 2_000)
  const basket = (index: number) => [books[index % books.length] ?? 0]
  const cash = await seedCarts(
    database,
    Array.from({ length: 120 }, (_, index) => basket(index)),
    'cash_on_delivery',
  )
  const online = await seedCarts(
    database,
    Array.from({ length: 120 }, (_, index) => basket(index)),
    'simplepay',
  )
  await fetch(`${simulator}/control/settings`, { method: 'PATCH', body: JSON.stringify({ notificationDelayMs: 50 }) })
  const over = new AbortController()
  let ordered = 0
  const buy = async (_: unknown, index: number) => {
    const carts = index % 2 ? cash : online
    for (let cart = carts.pop(); cart && !over.signal.aborted; cart = carts.pop()) {
      const { status, paymentUrl } = await finalize(origins[index % origins.length] ?? '', cart, cart.uuid)
      if (paymentUrl)
        await fetch(paymentUrl, {
          method: 'POST',
          body: new URLSearchParams({ outcome: 'pay', notify: 'after' }),
          redirect: 'manual',
        })
      if (status === 200) ordered += 1
      await wait(40)
    }
  }
  const buyers = Array.from({ length: 4 }, buy)
  await work(() => ordered).finally(() => over.abort())
  await Promise.all(buyers)
}

interface Backup {
  file: string
  /** The figures at the moment of the dump. */
  figures: TableFigures
  money: string
  seconds: number
}

/** Reads the expected figures in the same snapshot from which the dump is made. */
const backUp = async ({ pool, url }: LoadDatabase): Promise<Backup> => {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const file = join(folder, 'shop.dump')
    const seconds = await dump(url, file, [`--snapshot=${rows[0]?.snapshot}`])
    const figures = await readFigures(client)
    const sums = await client.query<{ money: string }>(money)
    return { file, figures, money: sums.rows[0]?.money ?? '', seconds }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const moneyOf = async ({ pool }: LoadDatabase) => (await pool.query<{ money: string }>(money)).rows[0]?.money

/**
 * The naive way: one table is dumped some orders after the others. This check shows that the doctor detects such a
 * backup.
 */
const checkMixedDump = async (database: LoadDatabase, ordered: () => number): Promise<void> => {
  const [others, stock] = [join(folder, 'others.dump'), join(folder, 'stock.dump')]
  await dump(database.url, others, ['--exclude-table-data=stock_items'])
  for (const before = ordered(); ordered() < before + 5;) await wait(50)
  await dump(database.url, stock, ['--data-only', '--table=stock_items'])
  await withEmptyDatabase(async (copy) => {
    await restore(others, copy.url)
    await restore(stock, copy.url, ['--disable-triggers'])
    const broken = await copy.broken()
    check('the doctor detects a backup that was put together from two moments', broken.length > 0, broken)
  })
}

/** Starts a backend on the copy. The backend does the jobs that waited in the queue and repeats none that was done. */
const runOn = async (copy: LoadDatabase, { simulator }: Backends): Promise<void> => {
  const port = await freePort()
  const before = { migrations: (await readFigures(copy.pool))['public.migrations'], mails: await copy.count(mailsSent) }
  const cashFirst = await seedCarts(copy, [await findBooks(copy, 1)], 'cash_on_delivery')
  const begun = performance.now()
  const backend = await startBackend({ databaseUrl: copy.url, simulator, folder, port })
  tell(`a backend over the copy was ready after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  try {
    check('the backend migrates nothing', (await readFigures(copy.pool))['public.migrations'] === before.migrations)
    const listing = await fetch(`${backend.origin}/api/v2.0/variants?limit=24`)
    const { products, count } = (await listing.json()) as { products: unknown[]; count: number }
    check('the backend answers listings', listing.status === 200 && products.length === 24, `${count} products`)
    const [cart] = cashFirst
    const outcome = cart && (await finalize(backend.origin, cart, 'on the copy'))
    check('the backend takes an order', outcome?.status === 200, outcome?.code)
    const waiting = `select count(*) from jobs.job where name = 'order-confirmation-mail' and state in ('created', 'retry')`
    for (let tries = 0; (await copy.count(waiting)) > 0 && tries < 100; tries++) await wait(100)
    check('the mails that waited at the moment of the dump are sent', (await copy.count(waiting)) === 0)
    const countMails = async () => ({
      sent: readdirSync(join(folder, String(port), 'mail')).filter((name) => name.startsWith('order-confirmation'))
        .length,
      recorded: (await copy.count(mailsSent)) - before.mails,
    })
    let mails = await countMails()
    // A mail is recorded a moment after it was sent.
    for (let tries = 0; mails.sent !== mails.recorded && tries < 50; tries++) {
      await wait(100)
      mails = await countMails()
    }
    check(
      'no mail that was sent before the dump is sent again',
      mails.sent === mails.recorded && mails.sent > 0,
      `${mails.sent} now, ${mails.recorded} recorded, ${before.mails} before`,
    )
    check(
      'no order has a second confirmation',
      (await copy.count(
        `select count(*) - count(distinct data->>'orderId') as count from jobs.job where name = 'order-confirmation-mail'`,
      )) === 0,
    )
    const news = await fetch(
      `${backend.origin}/announcements?after=${encodeURIComponent(`${Math.floor(Date.now() / 1000)}/900000000000:900000000000:`)}`,
    )
    const said = new TextDecoder().decode((await news.body?.getReader().read())?.value)
    check(
      'a storefront that knows later announcements than this copy is told to clear everything',
      said.includes('event: reset'),
      said.trim().replaceAll('\n', ' '),
    )
  } finally {
    await backend.stop()
  }
  const broken = await copy.broken()
  check('the doctor finds nothing after that', broken.length === 0, broken)
}

try {
  await withDatabase((database) =>
    withBackends(database.url, async (backends) => {
      let backup: Backup | undefined
      await orderDuring(database, backends, async (ordered) => {
        while (ordered() < ordersBefore) await wait(50)
        const before = ordered()
        backup = await backUp(database)
        check('orders came in while the dump was made', ordered() > before, ordered() - before)
        check(
          'the figures of two moments differ',
          findDifferences(backup.figures, await readFigures(database.pool)).length > 0,
        )
        await checkMixedDump(database, ordered)
      })
      if (!backup) throw new Error('There is no backup.')
      const { file, figures, money: sums, seconds } = backup
      await withEmptyDatabase(async (copy) => {
        const restored = await restore(file, copy.url)
        tell(`dumped in ${seconds.toFixed(1)} s, restored in ${restored.toFixed(1)} s`)
        const differences = findDifferences(figures, await readFigures(copy.pool))
        check(
          'every row of every table is as it was at the moment of the dump',
          differences.length === 0,
          differences.length === 0 ? `${Object.keys(figures).length} tables` : differences,
        )
        check(
          'the sums of money are as they were at the moment of the dump',
          (await moneyOf(copy)) === sums && !/^0|, 0/.test(sums),
          sums,
        )
        const broken = await copy.broken()
        check('the doctor finds nothing in the copy', broken.length === 0, broken)
        await runOn(copy, backends)
      })
    }),
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

finish()
