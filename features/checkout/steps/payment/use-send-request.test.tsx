import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { useSendRequest } from './use-send-request.ts'

type Call = (name: string, input: object, options?: { idempotencyKey?: string }) => Promise<unknown>
const [api, push] = vi.hoisted(() => [vi.fn<Call>(), vi.fn<(to: string) => void>()])
vi.mock('#lib/api/browser.ts', () => ({ call: api }))
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push }) }))

const order = { uuid: 'cart', version: 4, totals: { total: { gross: 3_290 } } } as DraftOrder
const words = { message: 'Decemberre.', poNumber: '', costCenterId: null }
const failure = (status: number, code: 'service_unavailable' | 'version_conflict') =>
  new ApiError(status, { code, message: '', requestId: '1' })

const open = () => {
  const client = new QueryClient()
  const renewed = vi.spyOn(client, 'invalidateQueries')
  const { result } = renderHook(useSendRequest, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const send = () => act(async () => result.current.send({ organizationId: 5, order, words }))
  return { result, send, renewed }
}
beforeEach(() => {
  api.mockReset()
  push.mockReset()
})

test('after a lost answer the cart stays in sight, and the same request is sent with the same key', async () => {
  api.mockRejectedValueOnce(failure(0, 'service_unavailable')).mockResolvedValue({})
  const { result, send, renewed } = open()
  await send()
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(renewed).not.toHaveBeenCalled()
  await send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/organization/approvals'))
  const [first, second] = api.mock.calls
  expect(first?.[2]?.idempotencyKey).toEqual(expect.any(String))
  expect(second).toEqual(first)
})

test('after a refusal the cart is read again', async () => {
  api.mockRejectedValueOnce(failure(409, 'version_conflict'))
  const { send, renewed } = open()
  await send()
  await waitFor(() => expect(renewed).toHaveBeenCalledWith({ queryKey: ['draft-order'] }))
})
