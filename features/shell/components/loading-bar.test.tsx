import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginRequest } from '#lib/api/pending-requests.ts'
import { LoadingBar } from './loading-bar.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bar = () => screen.queryByRole<HTMLProgressElement>('progressbar', { name: 'Betöltés' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const begin = () => act(async () => beginRequest())

test('what answers within 200 ms shows nothing', async () => {
  render(<LoadingBar label="Betöltés" />)
  const end = await begin()
  await pass(190)
  await act(async () => end())
  await pass(1_000)
  expect(bar()).toBeNull()
})

test('a request alone goes on, ever slower, and below 90', async () => {
  render(<LoadingBar label="Betöltés" />)
  const end = await begin()
  await pass(250)
  const first = bar()?.value ?? 0
  expect(bar()?.max).toBe(100)
  expect(first).toBeGreaterThan(0)
  await pass(300)
  expect(bar()?.value).toBeGreaterThan(first)
  await pass(120_000)
  expect(bar()?.value).toBeLessThanOrEqual(90)
  await act(async () => end())
  expect(bar()).toBeNull()
})

test('of several it shows how many are answered, and never more than 100', async () => {
  render(<LoadingBar label="Betöltés" />)
  const ends = [await begin(), await begin(), await begin(), await begin()]
  await pass(250)
  for (const end of ends.slice(0, 3)) await act(async () => end())
  expect(bar()?.value).toBe(75)
  await act(async () => ends[3]?.())
  expect(bar()).toBeNull()
  const next = await begin()
  await pass(250)
  expect(bar()?.value).toBeLessThan(75)
  await act(async () => next())
})
