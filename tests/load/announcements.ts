import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setPrice } from '#backend/modules/pricing/service.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { againAfterMs } from '#server/announcements/announcements.ts'
import { type Book, findBooks, findUnrelated } from './support/books.ts'
import { check, finish } from './support/checks.ts'
import { type ApiProxy, startApiProxy } from './support/api-proxy.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'
import { startStorefront, type Storefront, waitForText, warmUp } from './support/storefront.ts'

/**
 * The longest times in milliseconds: until every storefront shows a new price, the same after a cut connection and
 * after a silent one, and until a backend has stopped.
 */
const promised = { always: 2_000, afterCut: 8_000, afterSilence: 22_000, stop: 3_000 }
const clearedMs = Math.max(...againAfterMs) + 1_500

interface Setup {
  database: LoadDatabase
  book: Book
  /** A book that nobody changes. */
  other: Book
  /** A book whose page nobody has visited yet. */
  unvisited: Book
  /** A storefront whose connection to its backend never fails. */
  stable: Storefront
  /** A storefront that reaches its backend through the proxy. This backend stops and starts. */
  shaky: Storefront
  proxy: ApiProxy
  start: (hook?: string) => Promise<Process>
}

let price = 2_001
const shown = () => formatPrice(price, 'HUF', 'hu')
/** Sets a price as an operator does it, beside the running shop. @returns the time at which the price was set */
const setTo = async ({ db }: LoadDatabase, { sku }: Book, gross: number): Promise<number> => {
  const set = await setPrice({ db, now: () => new Date() }, sku, { currency: 'HUF', gross, originalGross: null })
  if (!set.ok) throw new Error(set.code)
  return Date.now()
}

/** Sets a price that the book has never had. @returns the time at which the price was set */
const changePrice = ({ database, book }: Setup): Promise<number> => setTo(database, book, ++price)

const within = (what: string, ms: number | undefined, maxMs: number): void =>
  check(
    what,
    ms !== undefined && ms <= maxMs,
    ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s of ${maxMs / 1000}`,
  )

/** A client outside of the shop can neither clear pages nor read the stream of announcements through the storefront. */
const checkOutsiders = async ({ stable, book }: Setup): Promise<void> => {
  await warmUp(stable, [book.path])
  const answers = await Promise.all([
    fetch(`${stable.origin}/api/clear-cache`, { method: 'POST', body: '{"tags":"everything"}' }),
    fetch(`${stable.origin}/api/clear-cache`, {
      method: 'POST',
      headers: { 'x-inner-secret': '0'.repeat(64) },
      body: '{"tags":"everything"}',
    }),
    ...['/announcements', '/api/announcements', '/api/..%2fannouncements', '/api/%2e%2e/announcements'].map((path) =>
      fetch(stable.origin + path),
    ),
  ])
  check(
    'a client outside of the shop can neither clear pages nor read the stream',
    answers.every(({ status }) => status === 404),
    answers.map(({ status }) => status),
  )
  check('the page is still cached after these requests', (await stable.visit(book.path)).isCached)
}

/** The storefront has read the price from its backend, and the price changes before the page is rendered. */
const checkChangeDuringRender = async (setup: Setup): Promise<void> => {
  const { shaky, proxy, unvisited, database } = setup
  const offered = '"price":"4321"'
  const { waiting, release } = proxy.hold(new RegExp(`/v2\\.0/variants/${unvisited.id}(\\?|$)`))
  const visit = shaky.visit(unvisited.path)
  await waiting
  await setTo(database, unvisited, 4_321)
  await wait(600)
  release()
  const begun = Date.now()
  check('a page that was rendered while its price changed shows the old price', !(await visit).text.includes(offered))
  within(
    'the page with the old price does not stay in the cache',
    await waitForText(shaky, unvisited.path, offered, begun),
    clearedMs,
  )
}

const checkCut = async (setup: Setup, backend: Process): Promise<Process> => {
  const { stable, shaky, book, other, start } = setup
  await warmUp(shaky, [book.path, other.path])
  await backend.stop('SIGKILL')
  const old = await shaky.visit(book.path)
  let begun = await changePrice(setup)
  within(
    'the storefront that reaches its backend shows a new price',
    await waitForText(stable, book.path, shown(), begun),
    promised.always,
  )
  const meanwhile = await shaky.visit(book.path)
  check('the other storefront still serves its cached pages', meanwhile.isCached && meanwhile.text === old.text)
  const next = await start()
  begun = Date.now()
  within(
    'the other storefront shows the new price once its backend runs again',
    await waitForText(shaky, book.path, shown(), begun),
    promised.afterCut,
  )
  check('the other storefront has cleared no other page', (await shaky.visit(other.path)).isCached)
  return next
}

const checkSilence = async (setup: Setup): Promise<void> => {
  const { shaky, book, proxy } = setup
  await wait(clearedMs)
  await warmUp(shaky, [book.path])
  proxy.silence()
  const begun = await changePrice(setup)
  within(
    'a storefront gives up a connection that is open and silent, and then shows the new price',
    await waitForText(shaky, book.path, shown(), begun),
    promised.afterSilence,
  )
}

/** The cache on the disk holds pages of an earlier run, and the announcements since then are gone. */
const checkRestart = async (setup: Setup): Promise<Storefront> => {
  const { shaky, book, proxy, database } = setup
  await warmUp(shaky, [book.path])
  await shaky.stop()
  await changePrice(setup)
  await database.pool.query('delete from announcements')
  const alone = await startStorefront(await freePort(), 'http://127.0.0.1:9/api')
  const old = await alone.visit(book.path)
  check(
    'a storefront that starts while its backend is away shows the pages of its earlier run',
    old.isCached && !old.text.includes(shown()),
  )
  await alone.stop()
  const restarted = await startStorefront(await freePort(), `${proxy.origin}/api`)
  const first = await restarted.visit(book.path)
  check(
    'a storefront that starts with its backend clears these pages before its first visitor',
    !first.isCached && first.text.includes(shown()),
  )
  return restarted
}

/** Shows that the checks above can fail: this backend announces only what happens from now on. */
const checkNaive = async (setup: Setup, backend: Process): Promise<Process> => {
  const { stable, shaky, book, start } = setup
  await backend.stop('SIGKILL')
  const forgetful = await start('naive/use-naive-feed')
  await wait(promised.afterCut)
  await warmUp(shaky, [book.path])
  await forgetful.stop('SIGKILL')
  const begun = await changePrice(setup)
  within(
    'the storefront that reaches its backend shows the new price',
    await waitForText(stable, book.path, shown(), begun),
    promised.always,
  )
  const next = await start('naive/use-naive-feed')
  await wait(promised.afterCut)
  check(
    'with a backend that forgets missed announcements, the other storefront shows the old price',
    !(await shaky.visit(book.path)).text.includes(shown()),
  )
  return next
}

await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-announcements-'))
  const ports = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, ports[0] ?? 0)
  const startOn = (index: number, hook?: string) =>
    startBackend({
      databaseUrl: database.url,
      simulator: simulator.origin,
      folder,
      port: ports[index] ?? 0,
      ...(hook && { hook }),
    })
  const stableBackend = await startOn(0)
  let shakyBackend = await startOn(1)
  const proxy = await startApiProxy(shakyBackend.origin)
  const stable = await startStorefront(await freePort(), `${stableBackend.origin}/api`)
  let shaky = await startStorefront(await freePort(), `${proxy.origin}/api`)
  try {
    const [book, unvisited, ...books] = await findBooks(database)
    if (!book || !unvisited) throw new Error('The demo catalog has no two paperbacks.')
    const other = await findUnrelated(stable, book, books)
    const setup = { database, book, other, unvisited, stable, shaky, proxy, start: (hook?: string) => startOn(1, hook) }
    await checkOutsiders(setup)
    await checkChangeDuringRender(setup)
    await wait(clearedMs)
    shakyBackend = await checkCut(setup, shakyBackend)
    await checkSilence(setup)
    shaky = await checkRestart(setup)
    shakyBackend = await checkNaive({ ...setup, shaky }, shakyBackend)
    const begun = Date.now()
    await stableBackend.stop()
    within('a backend that is stopped does not wait for open streams', Date.now() - begun, promised.stop)
  } finally {
    await Promise.all([stable.stop(), shaky.stop()])
    await Promise.all([stableBackend.stop(), shakyBackend.stop(), proxy.close()])
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
