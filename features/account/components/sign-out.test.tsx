import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { useToasts } from '#components/ui/toast-store.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { leavePage } from '#lib/session/leave-page.ts'
import { SignOut } from './sign-out.tsx'

vi.mock('#lib/api/browser.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('#lib/session/leave-page.ts', () => ({ leavePage: vi.fn<() => void>() }))
afterEach(() => useToasts.setState({ toasts: [] }))

const client = new QueryClient()
const press = () => {
  client.setQueryData(['me'], { id: 1 })
  render(
    <NextIntlClientProvider locale="hu" messages={{ errors: messages.hu.errors }} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>
        <SignOut>Kilépés</SignOut>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return userEvent.click(screen.getByRole('button', { name: 'Kilépés' }))
}

test('a sign-out that fails is told, and clears nothing', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError(503, { code: 'service_unavailable', message: '', requestId: '' }))
  await press()
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(useToasts.getState().toasts).toMatchObject([{ tone: 'error', text: messages.hu.errors.can_not_logout }])
  expect(client.getQueryData(['me'])).toEqual({ id: 1 })
  expect(leavePage).not.toHaveBeenCalled()
})

test('one that succeeds clears what the page has read, and loads it again', async () => {
  vi.mocked(call).mockResolvedValue({} as never)
  await press()
  await waitFor(() => expect(leavePage).toHaveBeenCalledOnce())
  expect(call).toHaveBeenCalledWith('DELETE /v2.0/token/revoke', {})
  expect(client.getQueryData(['me'])).toBeUndefined()
  expect(useToasts.getState().toasts).toEqual([])
})
