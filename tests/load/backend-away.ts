import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { waitUntilUp } from '#tools/wait-until-up.ts'
import { requestAll, type SendRequest } from './away/request-all.ts'
import { type Book, memoryMb, type Shop, takeUnvisited, withShakyShop } from './away/shaky-shop.ts'
import { visitCached, maxMs, requestUncached, type Title, visitUncached, type Visit, visit } from './away/visits.ts'
import { check, finish, tell } from './support/checks.ts'
import type { Fault } from './support/api-proxy.ts'

/**
 * R2-1: the storefront while its backend is killed or stopped, or behind a proxy that resets connections, answers 503
 * or never answers. `AWAY_SECONDS` says how long each fault lasts.
 */
const secondsAway = Number(process.env['AWAY_SECONDS'] ?? 3)
const maxRecoveryMs = 10_000
const maxGrowthMb = 100
const maxLogBytes = 200_000

const report = (name: string, visits: Visit[]): void => {
  const wrong = visits.filter((one) => one.wrong.length > 0)
  for (const { what, wrong: why } of wrong.slice(0, 8)) tell(`${what}: ${why.join('; ')}`)
  const slowest = visits.reduce((longest, one) => (one.ms > longest.ms ? one : longest))
  check(
    `${name}: cached pages answer 200 and everything else 503 with Retry-After, within ${maxMs / 1000} s`,
    wrong.length === 0,
    `${visits.length} requests, slowest ${slowest.ms} ms: ${slowest.what}`,
  )
}

/** @returns the milliseconds until all pages and calls are answered with 200 again */
const recovers = async (shop: Shop): Promise<number> => {
  const begun = Date.now()
  const { origin } = shop
  const { path, pathEn } = takeUnvisited(shop)
  const wanted = [path, pathEn, '/kereses?q=anna', '/api/v2.0/config_entries', '/sitemap.xml', '/feeds/arukereso.xml']
  for (let waiting = wanted; waiting.length > 0 && Date.now() - begun < 3 * maxRecoveryMs;) {
    const answers = await Promise.all(waiting.map((path) => visit(path, origin + path)))
    waiting = waiting.filter((_, index) => answers[index]?.status !== 200)
    if (waiting.length > 0) await wait(250)
  }
  return Date.now() - begun
}

const during = async (
  shop: Shop,
  name: string,
  cached: SendRequest[],
  begin: () => void | Promise<void>,
  end: () => void | Promise<void>,
): Promise<void> => {
  await begin()
  const [visits, book]: [Visit[], Book] = [[], takeUnvisited(shop)]
  for (const until = Date.now() + secondsAway * 1000; Date.now() < until; await wait(100))
    visits.push(...(await requestAll(shop, cached, book)))
  await end()
  report(name, visits)
  const ms = await recovers(shop)
  check(`${name}: all pages and calls work again within ${maxRecoveryMs / 1000} s`, ms <= maxRecoveryMs, `${ms} ms`)
  tell(`the storefront uses ${Math.round(memoryMb(shop.storefront))} MB of memory`)
}

/** The storefront starts while its backend is away: it waits for the backend, and then opens without it. */
const startsFirst = async (shop: Shop): Promise<void> => {
  shop.proxy.fault('reset')
  const { origin } = shop
  const visitAll = (title: Title) =>
    Promise.all([
      visitUncached('home page', `${origin}/`, 'hu', { title }),
      visitUncached('English home page', `${origin}/en`, 'en', { title }),
      requestUncached('feed', `${origin}/feeds/arukereso.xml`),
      requestUncached('sitemap', `${origin}/sitemap.xml`),
    ])
  report('a storefront that waits for its backend', await visitAll('openingTitle'))
  await waitUntilUp(`${origin}/health/ready`)
  report('a storefront that opens before its backend', await visitAll('unavailableTitle'))
  shop.proxy.fault(undefined)
  const ms = await recovers(shop)
  check('the storefront serves all pages soon after its backend has started', ms <= maxRecoveryMs, `${ms} ms`)
}

/**
 * One call that never ends does not open the circuit breaker, so the page waits for this call. Next then renders an
 * error page, which must not wait for the call a second time. The page is in English and in euros, because the cache
 * holds nothing for these that the page could use.
 */
const waitsOnce = async (shop: Shop): Promise<void> => {
  const { origin, proxy } = shop
  proxy.fault('hang', /\/v2\.0\/config_entries/)
  report('one call that never ends', [
    await visitUncached('a page that waits for this call', origin + takeUnvisited(shop).pathEn, 'en', {
      headers: { cookie: 'currency=EUR' },
    }),
  ])
  proxy.fault(undefined)
}

/**
 * A part that pages can do without fails and recovers. The page is in euros, because nothing was requested in euros
 * yet.
 * @returns a visit of a page that was rendered during the failure and is not rendered again: it expires very soon
 */
const failsInPart = async (shop: Shop): Promise<SendRequest> => {
  const { origin, proxy } = shop
  const { path, title } = takeUnvisited(shop)
  const euros = { cookie: 'currency=EUR' }
  const countFooterLinks = ({ text }: Visit) => text.slice(text.indexOf('<footer')).split('<a ').length - 1
  const whole = countFooterLinks(await visit('whole page', origin + takeUnvisited(shop).path))
  proxy.fault(500, /\/v2\.0\/regions/)
  const without = await visitCached(origin + path, title, euros)
  check(
    'a page is rendered without a part that fails',
    without.wrong.length === 0 && countFooterLinks(without) < whole,
    `${countFooterLinks(without)} links in its footer instead of ${whole}`,
  )
  const old = takeUnvisited(shop)
  const visitOld: SendRequest = () => visitCached(origin + old.path, old.title, euros)
  await visitOld()
  proxy.fault(undefined)
  const begun = Date.now()
  let now = without
  while (countFooterLinks(now) < whole && Date.now() - begun < 2 * maxRecoveryMs) {
    await wait(250)
    now = await visit('page again', origin + path, euros)
  }
  check(
    'the page shows the part soon after the part works again',
    countFooterLinks(now) === whole && Date.now() - begun <= maxRecoveryMs,
    `${Date.now() - begun} ms`,
  )
  return visitOld
}

/**
 * A page is announced as changed while it cannot be rendered: the storefront serves the last good page until it can
 * render the new one.
 */
const changesDuringOutage = async (shop: Shop): Promise<void> => {
  const { origin, proxy, database } = shop
  const { path, title, sku } = takeUnvisited(shop)
  const before = (await Promise.all([1, 2].map(() => visitCached(origin + path, title)))).at(-1)
  proxy.fault(503, /\/v2\.0\//)
  const env = { ...process.env, TRIAL: 'bare', DATABASE_URL: database.url }
  await promisify(execFile)(process.execPath, ['backend/cli.ts', 'prices', 'set', sku, 'HUF', '1013'], { env })
  const seen: Visit[] = []
  for (const until = Date.now() + 4_000; Date.now() < until; await wait(200))
    seen.push(await visitCached(origin + path, title))
  const holds = seen.every(({ wrong, text }) => wrong.length === 0 && text === before?.text)
  check(
    'a page that was announced as changed stays as it was while it cannot be rendered',
    holds,
    `${seen.length} visits`,
  )
  proxy.fault(undefined)
  const begun = Date.now()
  while (!(await visit('new price', origin + path)).text.includes('1013') && Date.now() - begun < 2 * maxRecoveryMs)
    await wait(250)
  check(
    'the page shows the new price soon after the backend answers again',
    Date.now() - begun <= maxRecoveryMs,
    `${Date.now() - begun} ms`,
  )
}

const faults: [string, Fault][] = [
  ['connections are reset', 'reset'],
  ['the backend never answers', 'hang'],
  ['the proxy answers 503', 503],
]

const run = async (shop: Shop): Promise<void> => {
  const { proxy, backend, storefront } = shop
  await startsFirst(shop)
  await waitsOnce(shop)
  const visitOld = await failsInPart(shop)
  await changesDuringOutage(shop)
  const cached = [
    visitOld,
    ...[takeUnvisited(shop), takeUnvisited(shop)].map(
      ({ path, title }) =>
        () =>
          visitCached(shop.origin + path, title),
    ),
  ]
  for (const ask of cached.slice(1)) for (const _ of [1, 2]) await ask()
  for (const [name, fault] of faults)
    await during(
      shop,
      name,
      cached,
      () => proxy.fault(fault),
      () => proxy.fault(undefined),
    )
  // The process has compiled its code and cached its first pages by now.
  const before = memoryMb(storefront)
  await during(
    shop,
    'backend stopped (SIGSTOP)',
    cached,
    () => backend.signal('SIGSTOP'),
    () => backend.signal('SIGCONT'),
  )
  await during(shop, 'backend killed', cached, () => backend.stop('SIGKILL'), backend.start)
  const grown = memoryMb(storefront) - before
  const isSame = await Promise.race([storefront.exited.then(() => false), wait(10).then(() => true)])
  check(
    'an outage adds only a few lines to the log',
    storefront.output().length < maxLogBytes,
    `${storefront.output().length} bytes in all`,
  )
  check('the storefront is the same process as before the outages', isSame, `pid ${storefront.pid}`)
  check(
    'the memory of the storefront has not grown',
    grown < maxGrowthMb,
    `${Math.round(before)} MB, then ${grown > 0 ? '+' : ''}${Math.round(grown)} MB`,
  )
}

await withShakyShop(run)

finish()
