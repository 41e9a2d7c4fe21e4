import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getPathname } from '#contracts/page-address.ts'
import { check, finish, tell } from './support/checks.ts'
import { clearCachedPages } from './support/clear-cached-pages.ts'
import { freePort } from './support/free-port.ts'
import { withDatabase } from './support/load-database.ts'
import { type Process, startBackend, startSimulator, startStorefrontProcess } from './support/processes.ts'
import { askOnWire, type WireRequest } from './support/wire.ts'

const search = getPathname({ href: { pathname: '/search', query: { q: 'anna' } }, locale: 'hu' })
const visits: Omit<WireRequest, 'port'>[] = [
  { path: '/' },
  { path: '/en' },
  { path: search },
  { path: '/termekek/edes-anna-1' },
  { path: '/?_rsc', headers: { rsc: '1' } },
  { path: getPathname({ href: '/cart', locale: 'en' }) },
  { path: '/api/v2.0/stores' },
]

/** The storefront waits so long for the backend (`patienceMs`), and then opens without it. */
const patienceMs = 3_000

interface Seen {
  path: string
  status: number
  retryAfter: string | undefined
  /** Its Content-Security-Policy. */
  policy: string
  /** Milliseconds since the start of the process. */
  ms: number
}

/** Sends every kind of visit again and again until `isOver`. A refused connection is no answer. */
const visitUntil = async (port: number, begun: number, isOver: () => boolean): Promise<Seen[]> => {
  const seen: Seen[] = []
  const visit = async (one: Omit<WireRequest, 'port'>): Promise<void> => {
    while (!isOver()) {
      const answer = await askOnWire({ port, ...one }).catch(() => undefined)
      if (answer)
        seen.push({
          path: one.path,
          status: answer.status,
          retryAfter: answer.headers['retry-after'],
          policy: String(answer.headers['content-security-policy']),
          ms: Date.now() - begun,
        })
      await wait(20)
    }
  }
  await Promise.all(visits.map(visit))
  return seen
}

const isRefusal = ({ status, retryAfter }: Seen): boolean => status === 503 && retryAfter !== undefined

const sum = (seen: readonly Seen[]): string =>
  JSON.stringify(Object.entries(Object.groupBy(seen, ({ status }) => status)).map(([code, all]) => [code, all?.length]))

clearCachedPages()
await withDatabase(async (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'kolofon-opening-'))
  const [apiPort, port] = [await freePort(), await freePort()]
  const simulator = await startSimulator(folder, apiPort)
  const running: Process[] = [simulator]
  try {
    const begun = Date.now()
    let isOpen = false
    const starting = startStorefrontProcess(port, `http://127.0.0.1:${apiPort}/api`)
    const visiting = visitUntil(port, begun, () => isOpen)
    running.unshift(await starting)
    const readyMs = Date.now() - begun
    await wait(1_500)
    const alone = Date.now() - begun
    running.push(await startBackend({ databaseUrl: database.url, simulator: simulator.origin, folder, port: apiPort }))
    const backendMs = Date.now() - begun
    const home = async () => (await askOnWire({ port, path: '/' }).catch(() => undefined))?.status === 200
    for (let tries = 0; tries < 500 && !(await home()); tries++) await wait(20)
    isOpen = true
    const seen = await visiting
    const first = Math.min(...seen.map(({ ms }) => ms))
    const before = seen.filter(({ ms }) => ms < alone)
    tell(
      `first answer after ${first} ms, ready after ${readyMs}, backend after ${backendMs}, home after ${Date.now() - begun}`,
    )
    check(
      'without a backend every page and every call answers 503 with Retry-After',
      before.length > 50 && before.every(isRefusal),
      sum(before),
    )
    const views = before.filter(({ path, ms }) => path === '/' && ms < readyMs)
    check(
      'a visitor sees a view, which may load its styles, before the storefront stops waiting for the backend',
      views.length > 0 && views.every(({ policy }) => policy.includes("style-src 'self'")),
      views[0]?.policy,
    )
    check('nothing ever answers 500', !seen.some(({ status }) => status === 500), sum(seen))
    check('the storefront waits for the backend', readyMs - first > patienceMs / 2, `${first} ms, ${readyMs} ms`)
    check('the shop is open once the backend is there', await home())
  } finally {
    for (const one of running) await one.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
clearCachedPages()

finish()
