import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { meQuery } from './me.ts'

vi.mock('#lib/api/browser.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
let log: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  client.clear()
  log = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.mocked(call).mockReset()
})

test('the customer is fetched once for all parts of a page', async () => {
  vi.mocked(call).mockResolvedValue({ id: 1 } as never)
  expect(await Promise.all([client.fetchQuery(meQuery), client.fetchQuery(meQuery)])).toEqual([{ id: 1 }, { id: 1 }])
  await client.fetchQuery(meQuery)
  expect(call).toHaveBeenCalledOnce()
  expect(log).not.toHaveBeenCalled()
})

test('a failure is logged, and nobody is known', async () => {
  const over = new ApiError(401, { code: 'unauthenticated', message: '', requestId: '' })
  vi.mocked(call).mockRejectedValue(over)
  await expect(client.fetchQuery(meQuery)).rejects.toBe(over)
  expect(log).toHaveBeenCalledWith('Error while checking tokens:', over)
  expect(client.getQueryData(meQuery.queryKey)).toBeUndefined()
})
