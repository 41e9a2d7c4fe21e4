import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Book, memoryMb, type Shop, unasked, withShakyShop } from './away/shaky-shop.ts'
import { keptPage, mostMs, perhapsKept, unkeptAnswer, unkeptPage, type Visit, visit } from './away/visits.ts'
import { check, finish, tell } from './support/checks.ts'
import type { Fault } from './support/faulty-way.ts'

/** R2-1: the storefront while its backend is killed, stopped, cut off, answering 503 or not at all. `AWAY_SECONDS`: how long each lasts. */
const secondsAway = Number(process.env['AWAY_SECONDS'] ?? 3)
const mostRecoveryMs = 10_000
const mostGrowthMb = 100
const mostLogBytes = 200_000

type Ask = () => Promise<Visit>

let serial = 0

/** As the checkout's own page sends it; calls behind which a bank is asked have the most patience of all. */
const orderHeaders = (origin: string) => ({
  origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'idempotency-key': crypto.randomUUID(),
})

/** One of each kind, all at once. @param book one that cannot be made now */
const askEverything = ({ origin }: Shop, kept: Ask[], { path, pathEn }: Book): Promise<Visit[]> => {
  serial += 1
  return Promise.all([
    ...kept.map((ask) => ask()),
    unkeptPage('page nobody has made', origin + path, 'hu'),
    unkeptPage('page nobody has made, in English', origin + pathEn, 'en'),
    unkeptPage('search', `${origin}/kereses?q=konyv${serial}`, 'hu'),
    unkeptPage('address only the backend knows', `${origin}/akcio/${serial}`, 'hu'),
    unkeptAnswer('flight data', `${origin}${path}?_rsc`, { rsc: '1' }),
    unkeptAnswer('flight data made on request', `${origin}/kereses?q=konyv${serial}&_rsc`, { rsc: '1' }),
    unkeptAnswer('call of an island', `${origin}/api/v2.0/config_entries`),
    unkeptAnswer('order', `${origin}/api/draft_orders/${crypto.randomUUID()}/finalize`, orderHeaders(origin), {
      version: 1,
      expectedTotal: 1,
    }),
    unkeptAnswer('picture', `${origin}/assets/covers/none-${serial}.jpg`),
    perhapsKept('feed', `${origin}/feeds/arukereso.xml`),
    perhapsKept('sitemap', `${origin}/sitemap.xml`),
  ])
}

const report = (name: string, visits: Visit[]): void => {
  const wrong = visits.filter((one) => one.wrong.length > 0)
  for (const { what, wrong: why } of wrong.slice(0, 8)) tell(`${what}: ${why.join('; ')}`)
  const slowest = visits.reduce((longest, one) => (one.ms > longest.ms ? one : longest))
  check(
    `${name}: kept pages 200, everything else 503 and when to come again, within ${mostMs / 1000} s`,
    wrong.length === 0,
    `${visits.length} asked, slowest ${slowest.ms} ms: ${slowest.what}`,
  )
}

/** @returns milliseconds until everything is as it was */
const recovers = async (shop: Shop): Promise<number> => {
  const begun = Date.now()
  const { origin } = shop
  const { path, pathEn } = unasked(shop)
  const wanted = [path, pathEn, '/kereses?q=anna', '/api/v2.0/config_entries', '/sitemap.xml', '/feeds/arukereso.xml']
  for (let waiting = wanted; waiting.length > 0 && Date.now() - begun < 3 * mostRecoveryMs;) {
    const answers = await Promise.all(waiting.map((path) => visit(path, origin + path)))
    waiting = waiting.filter((_, index) => answers[index]?.status !== 200)
    if (waiting.length > 0) await wait(250)
  }
  return Date.now() - begun
}

const during = async (
  shop: Shop,
  name: string,
  kept: Ask[],
  begin: () => void | Promise<void>,
  end: () => void | Promise<void>,
): Promise<void> => {
  await begin()
  const [visits, book]: [Visit[], Book] = [[], unasked(shop)]
  for (const until = Date.now() + secondsAway * 1000; Date.now() < until; await wait(100))
    visits.push(...(await askEverything(shop, kept, book)))
  await end()
  report(name, visits)
  const ms = await recovers(shop)
  check(`${name}: all is well again within ${mostRecoveryMs / 1000} s`, ms <= mostRecoveryMs, `${ms} ms`)
  tell(`the storefront's memory: ${Math.round(memoryMb(shop.storefront))} MB`)
}

/** The shop opens before its backend. */
const startsFirst = async (shop: Shop): Promise<void> => {
  shop.way.fault('reset')
  const { origin } = shop
  const seen = await Promise.all([
    unkeptPage('home page', `${origin}/`, 'hu'),
    unkeptPage('English home page', `${origin}/en`, 'en'),
    unkeptAnswer('feed', `${origin}/feeds/arukereso.xml`),
    unkeptAnswer('sitemap', `${origin}/sitemap.xml`),
  ])
  report('a storefront that starts before its backend', seen)
  shop.way.fault(undefined)
  const ms = await recovers(shop)
  check('and is open soon after the backend is there', ms <= mostRecoveryMs, `${ms} ms`)
}

/**
 * One call that never ends does not open the circuit breaker, so the page waits for it, and the error page that Next makes
 * then would wait again. In English and euros, of which nothing is kept that they could do with.
 */
const waitsOnce = async (shop: Shop): Promise<void> => {
  const { origin, way } = shop
  way.fault('hang', /\/v2\.0\/config_entries/)
  report('one call that never ends', [
    await unkeptPage('a page that waits for it', origin + unasked(shop).pathEn, 'en', { cookie: 'currency=EUR' }),
  ])
  way.fault(undefined)
}

/**
 * A part that pages do without fails, and is there again. In euros, of which nothing has been asked yet.
 * @returns how to ask for a page that was made meanwhile and is not made again: it is too old very soon
 */
const missesPart = async (shop: Shop): Promise<Ask> => {
  const { origin, way } = shop
  const { path, title } = unasked(shop)
  const euros = { cookie: 'currency=EUR' }
  const linksAtEnd = ({ text }: Visit) => text.slice(text.indexOf('<footer')).split('<a ').length - 1
  const whole = linksAtEnd(await visit('whole page', origin + unasked(shop).path))
  way.fault(500, /\/v2\.0\/regions/)
  const without = await keptPage(origin + path, title, euros)
  check(
    'a page is made without a part that fails',
    without.wrong.length === 0 && linksAtEnd(without) < whole,
    `${linksAtEnd(without)} links at its end instead of ${whole}`,
  )
  const old = unasked(shop)
  const askOld: Ask = () => keptPage(origin + old.path, old.title, euros)
  await askOld()
  way.fault(undefined)
  const begun = Date.now()
  let now = without
  while (linksAtEnd(now) < whole && Date.now() - begun < 2 * mostRecoveryMs) {
    await wait(250)
    now = await visit('page again', origin + path, euros)
  }
  check(
    'and has it soon after it can be had again',
    linksAtEnd(now) === whole && Date.now() - begun <= mostRecoveryMs,
    `${Date.now() - begun} ms`,
  )
  return askOld
}

/** What a page shows is announced as changed, and then the page cannot be made: the last good one holds, and the new one follows. */
const changesMeanwhile = async (shop: Shop): Promise<void> => {
  const { origin, way, database } = shop
  const { path, title, sku } = unasked(shop)
  const before = (await Promise.all([1, 2].map(() => keptPage(origin + path, title)))).at(-1)
  way.fault(503, /\/v2\.0\//)
  const env = { ...process.env, TRIAL: 'bare', DATABASE_URL: database.url }
  await promisify(execFile)(process.execPath, ['backend/cli.ts', 'prices', 'set', sku, 'HUF', '1013'], { env })
  const seen: Visit[] = []
  for (const until = Date.now() + 4_000; Date.now() < until; await wait(200))
    seen.push(await keptPage(origin + path, title))
  const holds = seen.every(({ wrong, text }) => wrong.length === 0 && text === before?.text)
  check('a page that was announced as changed goes on as it was while it cannot be made', holds, `${seen.length} asked`)
  way.fault(undefined)
  const begun = Date.now()
  while (!(await visit('new price', origin + path)).text.includes('1013') && Date.now() - begun < 2 * mostRecoveryMs)
    await wait(250)
  check('and shows what is new soon after', Date.now() - begun <= mostRecoveryMs, `${Date.now() - begun} ms`)
}

const faults: [string, Fault][] = [
  ['connections reset', 'reset'],
  ['no answer comes', 'hang'],
  ['503 from something in between', 503],
]

const run = async (shop: Shop): Promise<void> => {
  const { way, backend, storefront } = shop
  await startsFirst(shop)
  await waitsOnce(shop)
  const askOld = await missesPart(shop)
  await changesMeanwhile(shop)
  const kept = [
    askOld,
    ...[unasked(shop), unasked(shop)].map(
      ({ path, title }) =>
        () =>
          keptPage(shop.origin + path, title),
    ),
  ]
  for (const ask of kept.slice(1)) for (const _ of [1, 2]) await ask()
  for (const [name, fault] of faults)
    await during(
      shop,
      name,
      kept,
      () => way.fault(fault),
      () => way.fault(undefined),
    )
  // What is made at first, code and copies of pages, has been made by now.
  const before = memoryMb(storefront)
  await during(
    shop,
    'backend stopped (SIGSTOP)',
    kept,
    () => backend.signal('SIGSTOP'),
    () => backend.signal('SIGCONT'),
  )
  await during(shop, 'backend killed', kept, () => backend.stop('SIGKILL'), backend.start)
  const grown = memoryMb(storefront) - before
  const isSame = await Promise.race([storefront.exited.then(() => false), wait(10).then(() => true)])
  check(
    'an outage is a few lines in the log',
    storefront.output().length < mostLogBytes,
    `${storefront.output().length} bytes in all`,
  )
  check('the storefront is the same process as before', isSame, `pid ${storefront.pid}`)
  check(
    'and has not grown',
    grown < mostGrowthMb,
    `${Math.round(before)} MB, then ${grown > 0 ? '+' : ''}${Math.round(grown)} MB`,
  )
}

await withShakyShop(run)

finish()
