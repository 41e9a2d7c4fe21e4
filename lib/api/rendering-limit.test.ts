import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inRequestScope } from '#lib/process/request-scope.ts'
import { backendLimits } from './backend-limits.ts'
import { withinRendering } from './rendering-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})
const client = '192.0.2.1'
/** @returns how long a page waits for a load that never ends, in milliseconds */
const waits = async (): Promise<number> => {
  const begun = Date.now()
  await withinRendering(never).catch(() => {})
  return Date.now() - begun
}
/** Renders a page that fails, and then the error page that Next renders. */
const pageAndErrorPage = async () => [await waits(), await waits()]

test('a page and the error page after it share one limit', async () => {
  const waited = inRequestScope({ client }, pageAndErrorPage)
  await vi.runAllTimersAsync()
  expect(await waited).toEqual([backendLimits.renderingMs, 0])
})

test('each request has its own limit, and so has a load outside of requests', async () => {
  const waited = [inRequestScope({ client }, pageAndErrorPage), waits()] as const
  await vi.advanceTimersByTimeAsync(backendLimits.renderingMs - 1)
  const later = inRequestScope({ client }, waits)
  await vi.runAllTimersAsync()
  expect(await Promise.all([...waited, later])).toEqual([
    [backendLimits.renderingMs, 0],
    backendLimits.renderingMs,
    backendLimits.renderingMs,
  ])
})

test('an answer in time is passed on', async () => {
  expect(await inRequestScope({ client }, () => withinRendering(Promise.resolve('Édes Anna')))).toBe('Édes Anna')
})
