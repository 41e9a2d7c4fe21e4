import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setPrice } from '#backend/modules/pricing/service.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { againAfterMs } from '#server/announcements/announcements.ts'
import { type Book, findBooks, findStranger } from './support/books.ts'
import { check, finish } from './support/checks.ts'
import { type FaultyWay, startFaultyWay } from './support/faulty-way.ts'
import { freePort } from './support/free-port.ts'
import { type LoadDatabase, withDatabase } from './support/load-database.ts'
import { type Process, startBackend, startSimulator } from './support/processes.ts'
import { startStorefront, type Storefront, waitForText, warmUp } from './support/storefront.ts'

/** A price on every storefront; after a cut; after a line that went silent; the end of a backend: milliseconds at most. */
const promised = { always: 2_000, afterCut: 8_000, afterSilence: 22_000, stop: 3_000 }
const settledMs = Math.max(...againAfterMs) + 1_500

interface House {
  database: LoadDatabase
  book: Book
  /** Another book, which nobody changes. */
  other: Book
  /** One more, whose page nobody has asked for. */
  unseen: Book
  /** Straight to its backend, which is never cut off. */
  near: Storefront
  /** Over the way to a backend that comes and goes. */
  far: Storefront
  way: FaultyWay
  start: (hook?: string) => Promise<Process>
}

let price = 2_001
const shown = () => formatPrice(price, 'HUF', 'hu')
/** As an operator does beside the running shop. @returns when it was done */
const setTo = async ({ db }: LoadDatabase, { sku }: Book, gross: number): Promise<number> => {
  const set = await setPrice({ db, now: () => new Date() }, sku, { currency: 'HUF', gross, originalGross: null })
  if (!set.ok) throw new Error(set.code)
  return Date.now()
}

/** Another price than ever before. @returns when it was set */
const changePrice = ({ database, book }: House): Promise<number> => setTo(database, book, ++price)

const within = (what: string, ms: number | undefined, most: number): void =>
  check(
    what,
    ms !== undefined && ms <= most,
    ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s of ${most / 1000}`,
  )

/** Nobody from outside drops pages or hears announcements through the storefront. */
const forbidden = async ({ near, book }: House): Promise<void> => {
  await warmUp(near, [book.path])
  const asked = await Promise.all([
    fetch(`${near.origin}/api/clear-cache`, { method: 'POST', body: '{"tags":"everything"}' }),
    fetch(`${near.origin}/api/clear-cache`, {
      method: 'POST',
      headers: { 'x-inner-secret': '0'.repeat(64) },
      body: '{"tags":"everything"}',
    }),
    ...['/announcements', '/api/announcements', '/api/..%2fannouncements', '/api/%2e%2e/announcements'].map((path) =>
      fetch(near.origin + path),
    ),
  ])
  check(
    'nobody from outside drops pages or hears the stream',
    asked.every(({ status }) => status === 404),
    asked.map(({ status }) => status),
  )
  check('and the page is still kept', (await near.visit(book.path)).isKept)
}

/** The storefront has asked for the price, and somebody changes it before the page is done. */
const madeMeanwhile = async (house: House): Promise<void> => {
  const { far, way, unseen, database } = house
  const offered = '"price":"4321"'
  const { waiting, letGo } = way.hold(new RegExp(`/v2\\.0/variants/${unseen.id}(\\?|$)`))
  const visit = far.visit(unseen.path)
  await waiting
  await setTo(database, unseen, 4_321)
  await wait(600)
  letGo()
  const begun = Date.now()
  check('a page that was being made when its price changed shows the old one', !(await visit).text.includes(offered))
  within('but is not kept so', await waitForText(far, unseen.path, offered, begun), settledMs)
}

const cut = async (house: House, backend: Process): Promise<Process> => {
  const { near, far, book, other, start } = house
  await warmUp(far, [book.path, other.path])
  await backend.stop('SIGKILL')
  const old = await far.visit(book.path)
  let begun = await changePrice(house)
  within(
    'one storefront whose backend is there shows a new price',
    await waitForText(near, book.path, shown(), begun),
    promised.always,
  )
  const meanwhile = await far.visit(book.path)
  check('the other one goes on with the pages that it has', meanwhile.isKept && meanwhile.text === old.text)
  const next = await start()
  begun = Date.now()
  within(
    'and shows what changed when its backend is back',
    await waitForText(far, book.path, shown(), begun),
    promised.afterCut,
  )
  check('and has dropped nothing else', (await far.visit(other.path)).isKept)
  return next
}

const silence = async (house: House): Promise<void> => {
  const { far, book, way } = house
  await wait(settledMs)
  await warmUp(far, [book.path])
  way.silence()
  const begun = await changePrice(house)
  within(
    'a line that is open and silent is given up',
    await waitForText(far, book.path, shown(), begun),
    promised.afterSilence,
  )
}

/** Pages of an earlier run lie beside the build, and nobody knows any more what changed since. */
const begunAnew = async (house: House): Promise<Storefront> => {
  const { far, book, way, database } = house
  await warmUp(far, [book.path])
  await far.stop()
  await changePrice(house)
  await database.pool.query('delete from announcements')
  const alone = await startStorefront(await freePort(), 'http://127.0.0.1:9/api')
  const old = await alone.visit(book.path)
  check(
    'a storefront that starts while its backend is away shows the pages of its earlier run',
    old.isKept && !old.text.includes(shown()),
  )
  await alone.stop()
  const anew = await startStorefront(await freePort(), `${way.origin}/api`)
  const first = await anew.visit(book.path)
  check(
    'one that starts with its backend drops them before its first visitor',
    !first.isKept && first.text.includes(shown()),
  )
  return anew
}

/** To see that the tests above can fail: a backend that tells only what happens from now on. */
const naive = async (house: House, backend: Process): Promise<Process> => {
  const { near, far, book, start } = house
  await backend.stop('SIGKILL')
  const forgetful = await start('naive/use-naive-feed')
  await wait(promised.afterCut)
  await warmUp(far, [book.path])
  await forgetful.stop('SIGKILL')
  const begun = await changePrice(house)
  within('a price is on the one storefront', await waitForText(near, book.path, shown(), begun), promised.always)
  const next = await start('naive/use-naive-feed')
  await wait(promised.afterCut)
  check(
    'with a stream that forgets what was missed, the other one would show the old price',
    !(await far.visit(book.path)).text.includes(shown()),
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
  const steady = await startOn(0)
  let coming = await startOn(1)
  const way = await startFaultyWay(coming.origin)
  const near = await startStorefront(await freePort(), `${steady.origin}/api`)
  let far = await startStorefront(await freePort(), `${way.origin}/api`)
  try {
    const [book, unseen, ...books] = await findBooks(database)
    if (!book || !unseen) throw new Error('The demo catalog has no two paperbacks.')
    const other = await findStranger(near, book, books)
    const house = { database, book, other, unseen, near, far, way, start: (hook?: string) => startOn(1, hook) }
    await forbidden(house)
    await madeMeanwhile(house)
    await wait(settledMs)
    coming = await cut(house, coming)
    await silence(house)
    far = await begunAnew(house)
    coming = await naive({ ...house, far }, coming)
    const begun = Date.now()
    await steady.stop()
    within('a backend that is told to stop does not wait for its streams', Date.now() - begun, promised.stop)
  } finally {
    await Promise.all([near.stop(), far.stop()])
    await Promise.all([steady.stop(), coming.stop(), way.close()])
    await simulator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

finish()
