import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { CancelOrder } from './cancel-order.tsx'

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))
beforeEach(() => void api.mockReset())

const {
  orders: { cancel: t },
  errors,
} = messages.hu
const order = { uuid: '00000000-0000-4000-8000-000000000001', number: 'K-1', payment: { status: 'paid' } }

const openDialog = async (status = 'paid') => {
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <CancelOrder order={{ ...order, payment: { status } } as OrderDetail} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: t.button }))
  return within(screen.getByRole('dialog'))
}

test('what was paid is said to go back; nothing is said where nothing was paid', async () => {
  expect((await openDialog()).getByText(t.refund)).toBeVisible()
})

test('an order that nobody has paid', async () => {
  expect((await openDialog('created')).queryByText(t.refund)).toBeNull()
})

test('a refusal stays in the dialog, and a new try may go well', async () => {
  api.mockRejectedValueOnce(new ApiError(409, { code: 'order_not_cancellable', message: '', requestId: '' }))
  api.mockResolvedValueOnce({})
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: t.confirm }))
  expect(dialog.getByRole('alert')).toHaveTextContent(errors.order_not_cancellable)
  await userEvent.click(dialog.getByRole('button', { name: t.confirm }))
  expect(api.mock.calls).toEqual(
    [1, 2].map(() => ['POST /orders/{uuid}/cancel', { params: { uuid: order.uuid }, body: {} }]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
