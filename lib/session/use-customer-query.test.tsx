import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { leavePage } from './leave-page.ts'
import { meQuery } from './me.ts'
import { requestSignIn } from './request-sign-in.ts'
import { useCustomerQuery } from './use-customer-query.ts'

vi.mock('./leave-page.ts', () => ({ leavePage: vi.fn<() => void>() }))
vi.mock('./request-sign-in.ts', () => ({ requestSignIn: vi.fn<() => Promise<boolean>>() }))

const runOut = new ApiError(401, { code: 'unauthenticated', message: '', requestId: '' })
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
/** A part of the page whose answer has not come yet. */
const open = () =>
  renderHook(() => useCustomerQuery({ queryKey: ['late'], queryFn: () => Promise.reject(runOut) }), { wrapper })
const know = () => client.setQueryData(meQuery.queryKey, { id: 1 } as never)

beforeEach(() => {
  client.clear()
  vi.mocked(leavePage).mockClear()
  vi.mocked(requestSignIn).mockReset()
  document.cookie = 'customer=1; path=/'
})
afterEach(() => {
  document.cookie = 'customer=; path=/; max-age=0'
})

test('one missing part does not take the page of a known customer away', async () => {
  know()
  vi.mocked(requestSignIn).mockResolvedValue(true)
  open()
  await waitFor(() => expect(requestSignIn).toHaveBeenCalledOnce())
  expect(leavePage).not.toHaveBeenCalled()
})

test('who turns away from the sign-in is led on', async () => {
  know()
  vi.mocked(requestSignIn).mockResolvedValue(false)
  open()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
})

test('who has left the page meanwhile is not led anywhere', async () => {
  know()
  let turnAway = (_: boolean): void => undefined
  vi.mocked(requestSignIn).mockReturnValue(new Promise((answer) => void (turnAway = answer)))
  const { unmount } = open()
  await waitFor(() => expect(requestSignIn).toHaveBeenCalledOnce())
  unmount()
  turnAway(false)
  await Promise.resolve()
  expect(leavePage).not.toHaveBeenCalled()
})

test('a page that was opened without a session leads to the sign-in', async () => {
  open()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  expect(requestSignIn).not.toHaveBeenCalled()
})
