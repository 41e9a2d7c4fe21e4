import shopConsole from 'node:console'
import { afterEach, expect, it, vi } from 'vitest'
import { limitConsole } from './limit-console.ts'

afterEach(() => void vi.useRealTimers())

it('writes the first errors of a kind, and once a minute how many more there were', async () => {
  vi.useFakeTimers()
  const written = vi.spyOn(shopConsole, 'error').mockImplementation(() => {})
  limitConsole()
  for (let page = 0; page < 1_000; page++) {
    shopConsole.error('⨯', new TypeError('service_unavailable'))
    shopConsole.error('Could not fetch regions!')
  }
  shopConsole.error('something else')
  expect(written).toHaveBeenCalledTimes(11)
  written.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(written.mock.calls).toEqual([
    ['⨯ TypeError service_unavailable (995 times more in 60 seconds)'],
    ['Could not fetch regions! (995 times more in 60 seconds)'],
  ])
})
