import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { clearOrderProof, saveOrderProof } from '../order-proof.ts'
import { BuyAgain } from './buy-again.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: string }) => createElement('a', { ...rest, href }) }
})

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown, options?: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const uuid = '00000000-0000-4000-8000-000000000001'
const {
  orders: { buyAgain: t },
  cartReport,
  errors,
} = messages.hu
const line = {
  row: null,
  generalType: 'item',
  type: 'ITEM',
  name: 'Édes Anna',
  variantId: 1,
  sku: 'A-1',
  requested: 2,
  taken: 2,
  outcome: 'added',
  code: null,
  message: null,
}
const current = { draftOrder: { items: [{ quantity: 2 }], unpriced: [] } }

/** Answers the sign-in and the cart; `reorder` answers the call itself. */
const answerWith = (reorder: () => Promise<unknown>) =>
  api.mockImplementation((name) => {
    if (name === 'POST /orders/{uuid}/reorder') return reorder()
    return Promise.resolve(name === 'GET /draft_orders/current' ? current : {})
  })

const show = () => {
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <BuyAgain uuid={uuid} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return screen.getByRole('button', { name: t.button })
}
const reorders = () => api.mock.calls.filter(([name]) => name === 'POST /orders/{uuid}/reorder')

beforeEach(() => {
  api.mockReset()
  clearOrderProof(uuid)
})

test('by the keyboard: the books go into the cart, the report links to it, and the focus returns', async () => {
  answerWith(() => Promise.resolve({ lines: [line] }))
  saveOrderProof(uuid, 'anna@example.hu')
  const button = show()
  button.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: cartReport.title })
  expect(within(dialog).getByRole('link', { name: t.toCart })).toHaveAttribute('href', '/cart')
  expect(reorders()[0]?.[1]).toEqual({ params: { uuid }, body: { email: 'anna@example.hu' } })
  expect(readHint('cart')).toBe('2')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button).toHaveFocus()
})

test('a failure is told, and the next try has the same key, so that nothing is added twice', async () => {
  answerWith(() => Promise.reject(new ApiError(503, { code: 'service_unavailable', message: '', requestId: '' })))
  const button = show()
  await userEvent.click(button)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(t.failed)
  expect(alert).toHaveTextContent(errors.service_unavailable)
  answerWith(() => Promise.resolve({ lines: [line] }))
  await userEvent.click(button)
  await screen.findByRole('dialog')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button)
  await waitFor(() => expect(reorders()).toHaveLength(3))
  const keys = reorders().map(([, , options]) => (options as { idempotencyKey: string }).idempotencyKey)
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})
