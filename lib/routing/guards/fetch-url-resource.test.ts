import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const right = (id: number) => ({ resourceType: 'variant', resourceId: id, context: { moved: false } })
const fetched = vi.fn<(url: string) => Promise<Response>>()
let fetchUrlResource: (url: string) => Promise<unknown>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('fetch', fetched.mockReset())
  ;({ fetchUrlResource } = await import('./fetch-url-resource.ts'))
})
afterEach(() => void vi.useRealTimers())

const answers = (body: object | null, status = 200) =>
  fetched.mockImplementation(async () => new Response(body && JSON.stringify(body), { status }))
const away = () => fetched.mockRejectedValue(new Error('away'))
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('calls the backend once in ten seconds, however many requests come', async () => {
  answers(right(1))
  await Promise.all([fetchUrlResource('/a'), fetchUrlResource('/a')])
  later(9)
  expect(await fetchUrlResource('/a')).toEqual(right(1))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a known address is answered at once and renewed in the background; an unknown one waits for the answer', async () => {
  answers(right(1))
  await fetchUrlResource('/a')
  answers(null, 410)
  later(11)
  expect(await fetchUrlResource('/a')).toEqual(right(1))
  await vi.runAllTimersAsync()
  expect(await fetchUrlResource('/a')).toBe('gone')
  answers(right(1))
  later(11)
  expect(await fetchUrlResource('/a')).toEqual(right(1))
})

test('while the backend is away, the last answer is used, and only one visitor in three seconds waits', async () => {
  answers(null, 404)
  expect(await fetchUrlResource('/b')).toBe('unknown')
  away()
  later(11)
  expect(await fetchUrlResource('/b')).toBe('unknown')
  expect(await fetchUrlResource('/never')).toBeUndefined()
  expect(fetched).toHaveBeenCalledTimes(2)
  later(6)
  answers(right(2))
  expect(await fetchUrlResource('/never')).toEqual(right(2))
})

test('made-up addresses do not displace those of pages', async () => {
  answers(right(1))
  await fetchUrlResource('/a')
  answers(null, 404)
  for (let one = 0; one < 6_000; one++) await fetchUrlResource(`/made-up/${one}`)
  fetched.mockClear()
  expect(await fetchUrlResource('/a')).toEqual(right(1))
  expect(fetched).not.toHaveBeenCalled()
})

test('an address that is too long causes no call', async () => {
  expect(await fetchUrlResource(`/${'x'.repeat(600)}`)).toBe('unknown')
  expect(fetched).not.toHaveBeenCalled()
})
