import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { writeReadableCookie } from '#lib/session/readable-cookie.ts'
import { readOrderProof, saveOrderProof } from '../order-proof.ts'
import { orderDetailsQuery } from '../queries.ts'
import { ConnectOrder } from './connect-order.tsx'

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const uuid = '00000000-0000-4000-8000-000000000001'
const {
  orders: { connect: t },
  errors,
} = messages.hu

/** As on the page: the order is read, and read anew once it is connected. */
const Page = () => {
  const { data } = useQuery(orderDetailsQuery(uuid, 'hu'))
  return data ? <ConnectOrder order={data} /> : null
}

const show = async (connectable: boolean, connect: () => Promise<unknown> = () => Promise.resolve({ uuid })) => {
  let order = { uuid, connectable } as OrderDetail
  api.mockImplementation(async (name) => {
    if (name !== 'POST /v2.0/me/orders/connect') return order
    const answer = await connect()
    order = { ...order, connectable: false }
    return answer
  })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  await vi.waitFor(() => expect(api).toHaveBeenCalled())
}

beforeEach(() => {
  api.mockReset()
  saveOrderProof(uuid, 'anna@example.hu')
  writeReadableCookie('customer', '1', 3600)
})

test('by the keyboard: the order goes into the account with the proof of this tab, which is not needed any more', async () => {
  await show(true)
  const button = await screen.findByRole('button', { name: t.button })
  button.focus()
  await userEvent.keyboard('{Enter}')
  const done = await screen.findByText(t.done)
  expect(api.mock.calls[1]).toEqual(['POST /v2.0/me/orders/connect', { body: { uuid, email: 'anna@example.hu' } }])
  expect(readOrderProof(uuid)).toBeNull()
  expect(document.activeElement).toContainElement(done)
  await vi.waitFor(() => expect(api.mock.calls.at(-1)?.[0]).toBe('GET /orders/{uuid}'))
  expect(screen.getByText(t.done)).toBeVisible()
})

test('a refusal is told, and the proof stays', async () => {
  const error = new ApiError(409, { code: 'order_of_another_account', message: '', requestId: '' })
  await show(true, () => Promise.reject(error))
  await userEvent.click(await screen.findByRole('button', { name: t.button }))
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.order_of_another_account)
  expect(readOrderProof(uuid)).toBe('anna@example.hu')
  expect(screen.getByRole('button', { name: t.button })).toBeEnabled()
})

test('nothing is offered where the order has an account, or the visitor has none', async () => {
  await show(false)
  expect(screen.queryByRole('button')).toBeNull()
})
