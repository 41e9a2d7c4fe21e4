import type { workUnitAsyncStorage as storage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Next makes this storage only in its own runtime. */
vi.mock('next/dist/server/app-render/work-unit-async-storage.external.js', async () => {
  const { AsyncLocalStorage } = await import('node:async_hooks')
  return { workUnitAsyncStorage: new AsyncLocalStorage() }
})

// Another test file of this process may have loaded these modules without the mocks.
vi.resetModules()
const { workUnitAsyncStorage } = await import('next/dist/server/app-render/work-unit-async-storage.external.js')
const { inRequestScope } = await import('#lib/process/request-scope.ts')
const { clearAnswers, knownAnswer } = await import('./known-answers.ts')

const ask = vi.fn<() => Promise<{ count: number }>>()
let count = 0

beforeEach(() => ask.mockImplementation(async () => ({ count: ++count })))
afterEach(() => {
  clearAnswers('everything')
  ask.mockReset()
})

type Store = Parameters<typeof storage.run>[0]

const rendered = <Value>(type: 'request' | 'unstable-cache', work: () => Value): Value =>
  workUnitAsyncStorage.run({ type } as Store, work)

const onRequest = (key = 'menu') => rendered('request', () => knownAnswer(key, ['menu:1', 'categories'], ask))

test('pages that are rendered on request share one answer', async () => {
  expect(await onRequest()).toBe(await onRequest())
  expect(await onRequest('another')).not.toBe(await onRequest())
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a static page shares the answers, and Next learns the tags of the page and how long it lives', async () => {
  await onRequest()
  const page = { type: 'prerender-legacy', tags: ['seos', 'categories'], revalidate: 31_536_000 }
  await workUnitAsyncStorage.run(page as Store, () => knownAnswer('menu', ['menu:1', 'categories'], ask))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(page).toMatchObject({ tags: ['seos', 'categories', 'menu:1'], revalidate: 600 })
})

test('what is no page asks each time', async () => {
  await onRequest()
  await knownAnswer('menu', ['menu:1'], ask)
  await rendered('unstable-cache', () => knownAnswer('menu', ['menu:1'], ask))
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a page that is rendered from a kept answer depends on its tags', async () => {
  await onRequest()
  const tags = new Set<string>()
  await inRequestScope({ client: '', tags }, () => onRequest())
  expect([...tags]).toEqual(['menu:1', 'categories'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an answer without tags is not kept', async () => {
  await rendered('request', () => knownAnswer('search', [], ask))
  await rendered('request', () => knownAnswer('search', [], ask))
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['one of its tags', ['categories'], 2],
  ['everything', 'everything', 2],
  ['another tag', ['menu:2'], 1],
] as const)('whether a change of %s clears an answer', async (_, tags, calls) => {
  await onRequest()
  clearAnswers(tags)
  await onRequest()
  expect(ask).toHaveBeenCalledTimes(calls)
})

test('a failure is not kept', async () => {
  ask.mockRejectedValueOnce(new Error('away'))
  await expect(onRequest()).rejects.toThrow('away')
  await expect(onRequest()).resolves.toEqual({ count: expect.any(Number) })
})

test('the answer that was wanted least lately makes room', async () => {
  for (let number = 0; number <= 300; number++) {
    await onRequest('menu')
    await onRequest(`page ${number}`)
  }
  ask.mockClear()
  await onRequest('menu')
  expect(ask).not.toHaveBeenCalled()
  await onRequest('page 0')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an old answer is asked for again', async () => {
  vi.useFakeTimers()
  await onRequest()
  vi.advanceTimersByTime(61_000)
  await onRequest()
  vi.useRealTimers()
  expect(ask).toHaveBeenCalledTimes(2)
})
