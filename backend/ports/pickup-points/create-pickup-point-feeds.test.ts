import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { carrierCodes, mapCarriers } from '#contracts/carriers.ts'
import { pickupPoint } from '#contracts/pickup-points.ts'
import { createSafeFetch } from '#backend/ports/outbound/safe-fetch.ts'
import type { FeedReport } from './carrier-feed.ts'
import { createPickupPointFeeds } from './create-pickup-point-feeds.ts'
import { listUrls } from './list-urls.ts'
import { createPointCache, type PointLogger } from './point-cache.ts'
import type { PickupPoint } from './port.ts'
import { createCarrierSimulator } from './create-carrier-simulator.ts'

const simulator = createCarrierSimulator()
const answered: number[] = []
let server: ReturnType<typeof serve>
let host = ''

async function answer(request: Request): Promise<Response> {
  const response = await simulator.fetch(request)
  answered.push(response.status)
  return response
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, () => resolve())
  })
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  if ('closeAllConnections' in server) server.closeAllConnections()
  server.close()
})

function feedsOf(query = '') {
  const onRead = vi.fn<(report: FeedReport) => void>()
  const safeFetch = createSafeFetch({
    allowedHosts: [host],
    privateHosts: [host],
    timeoutMs: query === '?fail=timeout' ? 200 : 5000,
    maxBytes: 5_000_000,
    sleep: async () => undefined,
  })
  const urls = mapCarriers((carrier) => {
    const { hu, en } = listUrls({}, `http://${host}`)[carrier]
    return { hu: `${hu}${query}`, en: `${en}${query}` }
  })
  return { onRead, feeds: createPickupPointFeeds(urls, { safeFetch, onRead, clock: () => Date.UTC(2026, 10, 21) }) }
}

test.each([
  ['foxpost', { offered: 147, withheld: 3, broken: 0 }],
  ['gls', { offered: 112, withheld: 8, broken: 0 }],
  ['mpl', { offered: 130, withheld: 0, broken: 0 }],
] as const)('%s: the whole list arrives, as the contract wants it', async (carrier, counts) => {
  const { feeds, onRead } = feedsOf()
  const points = await feeds[carrier].fetchPoints('hu')
  expect(onRead.mock.calls).toEqual([[{ carrier, locale: 'hu', ...counts }]])
  expect(points).toHaveLength(counts.offered)
  for (const point of points) expect(pickupPoint.parse(point)).toEqual(point)
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
  expect(new Set(points.map(({ city }) => city)).size).toBeGreaterThan(50)
})

test('the odd points arrive tamed', async () => {
  const { feeds } = feedsOf()
  const [foxpost, gls, mpl] = await Promise.all(carrierCodes.map((carrier) => feeds[carrier].fetchPoints('hu')))
  expect(foxpost?.[0]).toMatchObject({ load: 'overloaded', findMe: expect.not.stringMatching(/[<>]/) })
  expect(foxpost?.[1]?.id).toBe('900101')
  expect(periodsOn(1, gls?.[0])).toEqual(['08:00-12:00', '12:30-18:00'])
  expect(
    periodsOn(
      1,
      gls?.find(({ id }) => id.endsWith('BOLT4')),
    ),
  ).toEqual(['09:00-17:00'])
  expect(gls?.some(({ id }) => id.endsWith('CSOMAGAUTOMATA1'))).toBe(false)
  expect(gls?.[0]?.phone).toBeUndefined()
  expect(mpl?.[0]).toMatchObject({ latitude: expect.closeTo(47.5, 1), type: '10_posta' })
  expect([periodsOn(2, mpl?.[0]), periodsOn(3, mpl?.[0])]).toEqual([['08:00-12:00', '12:30-16:00'], []])
})

function periodsOn(day: number, point: PickupPoint | undefined) {
  return point?.open?.filter((period) => period.day === day).map(({ from, to }) => `${from}-${to}`)
}

test('Foxpost has its own English file, or the Hungarian one when none is set', async () => {
  const { feeds } = feedsOf()
  expect((await feeds.foxpost.fetchPoints('en'))[0]?.findMe).toContain('stands to the left')
  const safeFetch = createSafeFetch({
    allowedHosts: [host],
    privateHosts: [host],
    timeoutMs: 5000,
    maxBytes: 5_000_000,
  })
  const urls = listUrls({ FOXPOST_POINTS_URL_HU: `http://${host}/foxpost/foxplus.json` }, '')
  const { foxpost } = createPickupPointFeeds(urls, { safeFetch })
  expect((await foxpost.fetchPoints('en'))[0]?.findMe).toContain('bejárattól balra')
})

test.each(carrierCodes)('%s: an unchanged list comes back as the copy itself, after a 304', async (carrier) => {
  const { feeds, onRead } = feedsOf()
  const first = await feeds[carrier].refresh('hu')
  expect(first.etag).toMatch(/^"/)
  answered.length = 0
  expect(await feeds[carrier].refresh('hu', first)).toBe(first)
  expect(answered).toEqual([304])
  expect(onRead).toHaveBeenCalledOnce()
})

const FAILURES = [
  ['500', { name: 'OutboundError', code: 'bad_status' }],
  ['timeout', { name: 'OutboundError', code: 'timeout' }],
  ['html', { name: 'FeedFormatError' }],
  ['truncated', { name: 'FeedFormatError' }],
] as const

for (const [mode, error] of FAILURES) {
  test.each(carrierCodes)(`%s in the mode ${mode} fails as it should`, async (carrier) => {
    await expect(feedsOf(`?fail=${mode}`).feeds[carrier].fetchPoints('hu')).rejects.toMatchObject(error)
  })

  test.each(carrierCodes)(`%s: the cache outlives the mode ${mode}`, async (carrier) => {
    const time = { now: 0 }
    const logger = { warn: vi.fn<PointLogger['warn']>(), error: vi.fn<PointLogger['error']>() }
    const { feeds } = feedsOf()
    const cache = createPointCache(feeds[carrier], { logger, clock: () => time.now })
    const first = await cache.fetchPoints('hu')
    feeds[carrier].refresh = feedsOf(`?fail=${mode}`).feeds[carrier].refresh
    time.now = 3_600_000
    expect(await cache.fetchPoints('hu')).toBe(first)
    await expect.poll(() => logger.error.mock.calls.length).toBe(1)
    expect(await cache.fetchPoints('hu')).toBe(first)
  })
}
