import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { draftOrderQuery } from './draft-order.ts'
import { readHint, saveCartHint } from './hint-cookies.ts'

vi.mock('#lib/api/browser.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const shown = { uuid: 'a', currency: 'HUF' } as never

beforeEach(() => {
  client.setQueryData(draftOrderQuery.queryKey, shown)
  saveCartHint(2)
})

const failWith = (status: number, code: ApiError['code']) =>
  vi.mocked(call).mockRejectedValue(new ApiError(status, { code, message: '', requestId: '' }))

test('a session that has ended clears the cart without a word', async () => {
  failWith(401, 'unauthenticated')
  expect(await client.fetchQuery(draftOrderQuery)).toBeNull()
  expect(readHint('cart')).toBeUndefined()
})

test('so does a cart that is gone', async () => {
  vi.mocked(call).mockResolvedValue({ draftOrder: null } as never)
  expect(await client.fetchQuery(draftOrderQuery)).toBeNull()
  expect(readHint('cart')).toBe('0')
})

test('after another failure what was shown stays, and the page knows of the failure', async () => {
  failWith(503, 'service_unavailable')
  await expect(client.fetchQuery(draftOrderQuery)).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(client.getQueryData(draftOrderQuery.queryKey)).toBe(shown)
  expect(readHint('cart')).toBe('2')
})
