import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backendLimits } from './backend-limits.ts'
import { limitFetch } from './limited-fetch.ts'

const origin = 'http://backend.example'
const backend = vi.fn<typeof fetch>()
let limited: typeof fetch

beforeEach(() => {
  vi.useFakeTimers()
  backend.mockReset()
  limited = limitFetch(backend, origin)
})
afterEach(() => void vi.useRealTimers())

/** Behaves like `fetch` without an answer: only its signal ends it. */
const hangs = () =>
  backend.mockImplementation(
    (_, init) =>
      new Promise(
        (_resolve, reject) => void init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      ),
  )
const answers = (make: () => Response) => backend.mockImplementation(async () => make())
const ask = (path = '/api/v2.0/variants', init?: RequestInit) => limited(origin + path, init)
const outcome = (asked: Promise<Response>) =>
  asked.then(
    ({ status }) => status,
    (error: Error) => error.name,
  )

const finalize = () => ask('/api/draft_orders/x/finalize', { method: 'POST' })
const livesBut = (happens: () => Promise<Response>) =>
  backend.mockImplementation((input, init) =>
    String(input).endsWith('/health/live')
      ? happens()
      : new Promise(
          (_resolve, reject) =>
            void init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
  )
const stillWaits = (asked: Promise<unknown>) => Promise.race([asked, Promise.resolve('waits')])

test('a call without an answer ends in time, and later if the backend waits for a bank', async () => {
  livesBut(async () => new Response('{}'))
  const [plain, pays] = [outcome(ask()), outcome(finalize())]
  await vi.advanceTimersByTimeAsync(backendLimits.callMs)
  expect(await plain).toBe('TimeoutError')
  await vi.advanceTimersByTimeAsync(16_900)
  expect(await stillWaits(pays)).toBe('waits')
  await vi.advanceTimersByTimeAsync(100)
  expect(await pays).toBe('TimeoutError')
})

test('a slow call ends soon if the backend hangs; all slow calls share one check', async () => {
  hangs()
  const waiting = [outcome(finalize()), outcome(ask('/assets/covers/a.jpg'))]
  await vi.advanceTimersByTimeAsync(backendLimits.doubtMs + backendLimits.callMs)
  expect(await Promise.all(waiting)).toEqual(['TimeoutError', 'TimeoutError'])
  expect(backend.mock.calls.filter(([input]) => String(input).endsWith('/health/live'))).toHaveLength(1)
})

test('a backend that takes no new calls finishes the calls it has begun', async () => {
  livesBut(() => Promise.reject(new TypeError('fetch failed')))
  const pays = outcome(finalize())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await stillWaits(pays)).toBe('waits')
})

test('an answer that has begun is not aborted by a check', async () => {
  const begins = Promise.withResolvers<Response>()
  hangs()
  backend.mockImplementationOnce(() => begins.promise)
  const picture = ask('/assets/covers/a.jpg')
  await vi.advanceTimersByTimeAsync(backendLimits.doubtMs)
  begins.resolve(new Response('picture'))
  const answer = await picture
  await vi.advanceTimersByTimeAsync(backendLimits.callMs)
  expect(backend.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  expect(await answer.text()).toBe('picture')
})

test('a body that does not go on is aborted, a stream of events is not', async () => {
  const silent = (type: string) => () => {
    const signal = backend.mock.lastCall?.[1]?.signal
    const body = new ReadableStream({
      start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    })
    return new Response(body, { headers: { 'content-type': type } })
  }
  answers(silent('application/json'))
  const text = (await ask()).text().catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(backendLimits.idleMs)
  expect(await text).toBe('TimeoutError')
  answers(silent('text/event-stream'))
  const events = (await ask()).text()
  await vi.advanceTimersByTimeAsync(10 * backendLimits.idleMs)
  expect(await stillWaits(events)).toBe('waits')
})

test.each([
  ['no connection', () => backend.mockRejectedValue(new TypeError('fetch failed')), 'TypeError'],
  ['503', () => answers(() => new Response(null, { status: 503 })), 503],
])('after failures in a row (%s) nobody is asked, and soon one call tries again', async (_, fails, failure) => {
  fails()
  for (let one = 0; one < backendLimits.failuresToOpen; one++) expect(await outcome(ask())).toBe(failure)
  expect(await outcome(ask())).toBe('Error')
  expect(backend).toHaveBeenCalledTimes(backendLimits.failuresToOpen)
  answers(() => new Response('{}'))
  await vi.advanceTimersByTimeAsync(backendLimits.openMs)
  expect(await outcome(ask())).toBe(200)
  expect(await outcome(ask())).toBe(200)
})

const openBreaker = async () => {
  backend.mockRejectedValue(new TypeError('fetch failed'))
  for (let one = 0; one < backendLimits.failuresToOpen; one++) await outcome(ask())
  await vi.advanceTimersByTimeAsync(backendLimits.openMs)
}

test('while one call tries again, the others are refused at once', async () => {
  await openBreaker()
  hangs()
  const tries = outcome(ask())
  const calls = backend.mock.calls.length
  expect(await outcome(ask())).toBe('Error')
  expect(backend).toHaveBeenCalledTimes(calls)
  await vi.advanceTimersByTimeAsync(backendLimits.callMs)
  expect(await tries).toBe('TimeoutError')
})

test('a slow call is no test call: the readiness of the backend is tested first', async () => {
  await openBreaker()
  hangs()
  const order = outcome(finalize())
  await vi.advanceTimersByTimeAsync(backendLimits.callMs)
  expect(await order).toBe('TimeoutError')
  expect(backend.mock.lastCall?.[0]).toBe(`${origin}/health/ready`)
  await vi.advanceTimersByTimeAsync(backendLimits.openMs)
  answers(() => new Response('{}'))
  expect(await outcome(finalize())).toBe(200)
  expect(backend.mock.lastCall?.[0]).toBe(`${origin}/api/draft_orders/x/finalize`)
})

test.each([
  ['answers', () => answers(() => new Response(null, { status: 500 }))],
  [
    'a carrier that is away',
    () => answers(() => Response.json({ error: { code: 'carrier_unavailable' } }, { status: 503 })),
  ],
  [
    'a bank that is away',
    () => answers(() => Response.json({ error: { code: 'payment_failed_to_start' } }, { status: 502 })),
  ],
  [
    'files that are away',
    () => answers(() => Response.json({ error: { code: 'files_unavailable' } }, { status: 503 })),
  ],
  ['visitors who have gone', () => backend.mockRejectedValue(new DOMException('gone', 'AbortError'))],
])('%s do not close the way to the backend', async (_, happens) => {
  happens()
  for (let one = 0; one < 3 * backendLimits.failuresToOpen; one++) await outcome(ask())
  expect(backend).toHaveBeenCalledTimes(3 * backendLimits.failuresToOpen)
})

test('other addresses are not limited', async () => {
  hangs()
  const elsewhere = outcome(limited('http://elsewhere.example/'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await stillWaits(elsewhere)).toBe('waits')
  expect(backend.mock.lastCall).toEqual(['http://elsewhere.example/', undefined])
})
