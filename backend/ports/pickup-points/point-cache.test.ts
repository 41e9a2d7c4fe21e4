import { expect, test, vi } from 'vitest'
import { createPointCache, type PointLogger } from './point-cache.ts'
import type { ConditionalPickupPointFeed, FetchedPoints, PickupPoint } from './port.ts'

const POINT: PickupPoint = {
  carrier: 'gls',
  id: '',
  name: 'Minta',
  countryCode: 'HU',
  ZIPCode: '1134',
  city: 'Budapest',
  addressLine: 'Minta utca 1.',
  latitude: 47.5,
  longitude: 19,
}

const HOUR = 3_600_000

function list(count: number, etag?: string): FetchedPoints {
  return { points: Array.from({ length: count }, (_, index) => ({ ...POINT, id: String(index) })), etag }
}

function setUp() {
  const time = { now: 0 }
  const refresh = vi.fn<ConditionalPickupPointFeed['refresh']>(async () => list(10, '"a"'))
  const logger = { warn: vi.fn<PointLogger['warn']>(), error: vi.fn<PointLogger['error']>() }
  const feed: ConditionalPickupPointFeed = { carrier: 'gls', refresh, fetchPoints: async () => [] }
  const cache = createPointCache(feed, { logger, clock: () => time.now, mostWaitMs: 50 })
  /** @returns the points that are served after a renewal in the background has ended */
  const afterNext = async () => {
    await cache.fetchPoints('hu')
    await new Promise((resolve) => setImmediate(resolve))
    return cache.fetchPoints('hu')
  }
  return { time, refresh, logger, cache, afterNext }
}

test('asks once an hour for each locale', async () => {
  const { cache, refresh, time } = setUp()
  await cache.fetchPoints('hu')
  time.now = HOUR - 1
  await cache.fetchPoints('hu')
  expect(refresh.mock.calls).toEqual([['hu', undefined]])
  await cache.fetchPoints('en')
  time.now = HOUR
  await cache.fetchPoints('hu')
  expect(refresh.mock.calls.map(([locale]) => locale)).toEqual(['hu', 'en', 'hu'])
})

test('callers at the same moment share one request', async () => {
  const { cache, refresh } = setUp()
  const [first, second] = await Promise.all([cache.fetchPoints('hu'), cache.fetchPoints('hu')])
  expect(first).toBe(second)
  expect(refresh).toHaveBeenCalledOnce()
})

test('offers its copy to the feed, and an unchanged one lives for another hour', async () => {
  const { cache, refresh, time, afterNext } = setUp()
  const first = await cache.fetchPoints('hu')
  refresh.mockImplementation(async (_, previous) => previous ?? list(0))
  time.now = HOUR
  expect(await afterNext()).toBe(first)
  expect(refresh.mock.lastCall?.[1]?.etag).toBe('"a"')
  expect(cache.confirmedAt('hu')).toBe(HOUR)
  time.now = 2 * HOUR - 1
  await cache.fetchPoints('hu')
  expect(refresh).toHaveBeenCalledTimes(2)
})

test.each([
  [7, 7],
  [6, 10],
  [0, 10],
  [25, 25],
])('a new list of %i after 10 leaves %i', async (after, served) => {
  const { cache, refresh, time, logger, afterNext } = setUp()
  await cache.fetchPoints('hu')
  refresh.mockResolvedValue(list(after, '"b"'))
  time.now = HOUR
  expect(await cache.fetchPoints('hu')).toHaveLength(10)
  expect(await afterNext()).toHaveLength(served)
  const counts = { carrier: 'gls', locale: 'hu', before: 10, after }
  const warning = [counts, 'Kept the old gls data: the new list is too short']
  expect(logger.warn.mock.calls).toEqual(served === after ? [] : [warning])
  expect(cache.confirmedAt('hu')).toBe(served === after ? HOUR : 0)
})

test('a first list may be empty', async () => {
  const { cache, refresh } = setUp()
  refresh.mockResolvedValue(list(0))
  expect(await cache.fetchPoints('hu')).toEqual([])
})

test('a failure is logged, the old copy served, and the carrier asked again some seconds later', async () => {
  const { cache, refresh, time, logger, afterNext } = setUp()
  const first = await cache.fetchPoints('hu')
  const err = new Error('down')
  refresh.mockRejectedValue(err)
  time.now = HOUR
  expect(await afterNext()).toBe(first)
  expect(await afterNext()).toBe(first)
  expect(logger.error.mock.calls).toEqual([[{ carrier: 'gls', locale: 'hu', err }, 'Error fetching gls data:']])
  expect(cache.confirmedAt('hu')).toBe(0)
  refresh.mockResolvedValue(list(11))
  time.now += 20_000
  expect(await afterNext()).toHaveLength(11)
})

test('nobody waits for a new list while there is an old one', async () => {
  const { cache, refresh, time } = setUp()
  const first = await cache.fetchPoints('hu')
  let arrive = (_: FetchedPoints) => {}
  refresh.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  time.now = HOUR
  expect(await cache.fetchPoints('hu')).toBe(first)
  expect(await cache.fetchPoints('hu')).toBe(first)
  expect(refresh).toHaveBeenCalledTimes(2)
  arrive(list(12))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await cache.fetchPoints('hu')).toHaveLength(12)
})

test('for the very first list a caller waits a moment, and it is there when it comes', async () => {
  const { cache, refresh } = setUp()
  let arrive = (_: FetchedPoints) => {}
  refresh.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await expect(cache.fetchPoints('hu')).rejects.toMatchObject({ code: 'timeout' })
  arrive(list(12))
  await new Promise((resolve) => setImmediate(resolve))
  expect(await cache.fetchPoints('hu')).toHaveLength(12)
  expect(refresh).toHaveBeenCalledOnce()
})

test('without a copy the failure is logged and rethrown, without asking anew, until some seconds later', async () => {
  const { cache, refresh, logger, time } = setUp()
  const err = new Error('down')
  refresh.mockRejectedValueOnce(err)
  await expect(cache.fetchPoints('hu')).rejects.toBe(err)
  await expect(cache.fetchPoints('hu')).rejects.toBe(err)
  expect(logger.error).toHaveBeenCalledOnce()
  time.now = 20_000
  expect(await cache.fetchPoints('hu')).toHaveLength(10)
})
