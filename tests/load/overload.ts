import { setTimeout as wait } from 'node:timers/promises'
import type { Bought, Buying } from './overload/buyers.ts'
import { findPaths } from './overload/find-paths.ts'
import type { Load, Paths, Visited } from './overload/generator.ts'
import { watchReadiness } from './overload/readiness.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import { percentile } from './support/finalize.ts'
import { findBooks, setStock } from './support/seed-carts.ts'
import { runWorker } from './support/run-worker.ts'
import { withShop } from './support/shop.ts'
import { visitDuring } from './support/visitors.ts'

/**
 * R2-6: first as many visits as the storefront can serve, then five times as many for `OVERLOAD_SECONDS`. Each visit
 * has a connection and an address of its own, and guests order through the same storefront meanwhile. The shop has one
 * backend and one storefront.
 */
const seconds = Number(process.env['OVERLOAD_SECONDS'] ?? 120)
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
const times = 5
/** The numbers of visitors at once, one after the other; the best of them is the capacity. */
const levels = [4, 8, 16, 32]
const levelSeconds = 8
/** After this time all cached pages are rendered and the code is compiled. */
const warmUpSeconds = 15
const sliceMs = 10_000
const max = { answerMs: 2_000, finalizeMs: 2_000, readyMs: 1_000, recoveryMs: 30_000, lateMs: 250 }
const minServed = 0.6

const generate = (load: Load): Promise<Visited[]> =>
  runWorker<Visited[]>(new URL('overload/generator.ts', import.meta.url), load)

const isServed = ({ status }: Visited): boolean => status === 200
const isRefused = ({ status }: Visited): boolean => status === 503 || status === 429
const isRendered = ({ kind }: Visited): boolean => kind === 'rendered'

const count = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

/**
 * @returns the visits that are served in a second under full load: all visits, and those that are rendered on request
 */
const measureCapacity = async (port: number, paths: Paths): Promise<{ all: number; rendered: number }> => {
  await generate({ port, paths, seed, seconds: warmUpSeconds, pace: { clients: 8 } })
  let best = { all: 0, rendered: 0 }
  for (const clients of levels) {
    const served = (
      await generate({ port, paths, seed: seed + clients, seconds: levelSeconds, pace: { clients } })
    ).filter(isServed)
    const capacity = { all: served.length / levelSeconds, rendered: served.filter(isRendered).length / levelSeconds }
    tell(`${clients} visitors at once: ${capacity.all.toFixed(1)} visits/s, p95 ${percentile(served, 0.95)} ms`)
    if (capacity.all > best.all) best = capacity
  }
  return best
}

/** @returns the milliseconds until visits are as quick as before; undefined if that takes too long */
const recover = async (port: number, pages: readonly string[], maxP95: number): Promise<number | undefined> => {
  const begun = Date.now()
  while (Date.now() - begun < max.recoveryMs) {
    const { count, failed, p95 } = await visitDuring(port, pages, () => wait(3_000))
    const ms = Date.now() - begun
    tell(`${(ms / 1000).toFixed(0)} s after the load: p95 ${p95} ms, ${failed} of ${count} not served`)
    if (failed === 0 && p95 <= maxP95 && ms <= max.recoveryMs) return ms
  }
  return undefined
}

const checkVisits = (visited: readonly Visited[], capacity: { all: number; rendered: number }): void => {
  const [served, refused] = [visited.filter(isServed), visited.filter(isRefused)]
  const rate = { all: served.length / seconds, rendered: served.filter(isRendered).length / seconds }
  const slices = Array.from(
    { length: Math.max(1, Math.floor((seconds * 1000) / sliceMs)) },
    (_, slice) => served.filter(({ at }) => Math.floor(at / sliceMs) === slice).length / (sliceMs / 1000),
  )
  const late = percentile(
    visited.map((one) => ({ ms: one.late })),
    0.99,
  )
  tell(
    `${visited.length} visits: ${JSON.stringify(count(visited.map(({ status, failure }) => failure ?? String(status))))}`,
  )
  tell(
    `served ${rate.all.toFixed(1)} a second (${rate.rendered.toFixed(1)} of them rendered on request, of ${capacity.rendered.toFixed(1)}); in slices of ${sliceMs / 1000} s: ${slices.map((one) => one.toFixed(0)).join(' ')}`,
  )
  check('the generator started its visits in time', late <= max.lateMs, `99 of 100 were at most ${late} ms late`)
  check(
    'every visit has an answer: the page, or 503 or 429',
    visited.every((one) => isServed(one) || isRefused(one)),
    `${visited.length - served.length - refused.length} have none`,
  )
  check(
    'every refusal has a Retry-After header',
    refused.every(({ hasRetryAfter }) => hasRetryAfter),
    refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
  )
  check(
    `99 of 100 served visits took less than ${max.answerMs / 1000} s`,
    percentile(served, 0.99) < max.answerMs,
    `p50 ${percentile(served, 0.5)} ms, p99 ${percentile(served, 0.99)} ms`,
  )
  check(
    `99 of 100 refusals took less than ${max.answerMs / 1000} s`,
    percentile(refused, 0.99) < max.answerMs,
    `p50 ${percentile(refused, 0.5)} ms, p99 ${percentile(refused, 0.99)} ms`,
  )
  check(
    `${minServed * 100} % of the capacity was served, and some visits in every slice`,
    rate.all >= minServed * capacity.all && slices.every((one) => one > 0),
    `${rate.all.toFixed(1)} of ${capacity.all.toFixed(1)} a second`,
  )
  check('some visits were refused, so there was an overload', refused.length > 0, refused.length)
}

const checkOrders = ({ ordered, failures, steps }: Bought): void => {
  const finalized = steps.filter(({ what }) => what.endsWith('/finalize'))
  for (const what of new Set(steps.map((step) => step.what))) {
    const taken = steps.filter((step) => step.what === what)
    tell(
      `${what}: ${JSON.stringify(count(taken.map(({ status }) => String(status))))}, p50 ${percentile(taken, 0.5)} ms, p99 ${percentile(taken, 0.99)} ms`,
    )
  }
  check(`all ${seconds} orders succeeded`, ordered === seconds, failures.length > 0 ? count(failures) : ordered)
  check(
    'no step of an order was refused',
    steps.every(({ status }) => status >= 200 && status < 300),
    count(steps.filter(({ status }) => status < 200 || status > 299).map(({ status, what }) => `${status} ${what}`)),
  )
  check(
    `99 of 100 orders were finalized within ${max.finalizeMs / 1000} s`,
    finalized.length > 0 && percentile(finalized, 0.99) < max.finalizeMs,
    `p50 ${percentile(finalized, 0.5)} ms, p99 ${percentile(finalized, 0.99)} ms`,
  )
}

tell(`seed ${seed}`)
clearCachedPages()
await withShop(async ({ database, backend, storefront: { port } }) => {
  const paths = await findPaths(database, backend.origin)
  const books = await findBooks(database, 6)
  await setStock(database, books, seconds)
  const capacity = await measureCapacity(port, paths)
  const ordinary = ['/', ...paths.cached.slice(1, 4), ...paths.rendered.slice(0, 4)]
  await wait(3_000)
  const before = await visitDuring(port, ordinary, () => wait(10_000))
  tell(
    `capacity ${capacity.all.toFixed(1)} visits/s, ${capacity.rendered.toFixed(1)} of them rendered on request, of ${paths.rendered.length} addresses; an ordinary visit p95 ${before.p95} ms`,
  )

  const readiness = watchReadiness(port)
  const buying: Buying = { port, orders: seconds, books, seed }
  const [visited, bought, recovered] = await Promise.all([
    generate({ port, paths, seed, seconds, pace: { rate: times * capacity.all } }),
    runWorker<Bought>(new URL('overload/buyers.ts', import.meta.url), buying),
    wait(seconds * 1000).then(() => recover(port, ordinary, Math.max(2 * before.p95, 200))),
  ])
  const ready = await readiness.stop()
  checkVisits(visited, capacity)
  checkOrders(bought)
  check(
    `the storefront was ready at every check, and answered within ${max.readyMs / 1000} s`,
    ready.wrong === 0 && ready.slowestMs < max.readyMs,
    `${ready.checks} checks, ${ready.wrong} wrong, slowest ${ready.slowestMs} ms`,
  )
  check(
    `visits are as quick as before within ${max.recoveryMs / 1000} s`,
    recovered !== undefined,
    recovered === undefined ? 'not' : `${(recovered / 1000).toFixed(0)} s`,
  )
  const broken = await database.broken()
  check('the doctor finds nothing', broken.length === 0, broken)
})
clearCachedPages()

finish()
