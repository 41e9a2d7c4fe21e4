import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { OfferRequests } from './offer-requests.tsx'

type Call = (name: string, input: { query?: { cursor?: string }; body?: unknown }) => Promise<unknown>
const api = vi.hoisted(() => vi.fn<Call>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const { offerRequest: t, errors } = messages.hu
const uuid = '0b5a4f0e-6d0c-4f5e-9d43-1f6f7b1c2d3e'
let organizationId: number | null
const answers: Record<string, Call> = {
  'GET /v2.0/me': async () => ({ organizationId }),
  'POST /v2.0/me/offers': async () => ({ uuid, number: 'A-2026-0007' }),
  'GET /v2.0/me/shopping_lists/{id}/items': async (_name, { query }) =>
    query?.cursor
      ? { items: [{ variantId: 3, variant: {} }], cursor: null }
      : {
          items: [
            { variantId: 1, variant: {} },
            { variantId: 2, variant: null },
          ],
          cursor: 'next',
        },
}

const show = (children: React.ReactNode) =>
  render(
    // The namespaces that the layout has on every page.
    <NextIntlClientProvider locale="hu" messages={{ errors }} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        {children}
        <OfferRequests />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )

const send = async () => {
  await userEvent.type(await screen.findByLabelText(t.name, { exact: false }), 'Osztálykészlet')
  await userEvent.click(screen.getByRole('button', { name: t.send }))
}
const sent = () => api.mock.calls.find(([name]) => name === 'POST /v2.0/me/offers')?.[1].body

beforeEach(() => {
  organizationId = 5
  document.cookie = 'customer=1; path=/'
  api.mockReset()
  api.mockImplementation(async (name, input) => answers[name]?.(name, input))
})
afterEach(() => {
  closeModal('offerRequest')
  document.cookie = 'customer=; path=/; max-age=0'
})

test('a book is requested with the chosen number of copies, which can be changed', async () => {
  show(
    <>
      <div data-copies>
        <select defaultValue="3">
          <option>1</option>
          <option>3</option>
        </select>
      </div>
      <div data-offer-request={12} />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: t.open }))
  const copies = await screen.findByLabelText(t.copies, { exact: false })
  expect(copies).toHaveValue('3')
  expect(screen.getByText(/1 cím, összesen 3 példány/)).toBeVisible()
  await userEvent.clear(copies)
  for (const unreadable of ['sok', '0', '2,5', '10000']) {
    await userEvent.type(copies, unreadable)
    expect(screen.getByText(/^1 cím\.$/)).toBeVisible()
    expect(screen.queryByText(/összesen/)).toBeNull()
    await userEvent.clear(copies)
  }
  await send()
  expect(copies).toHaveAccessibleDescription(messages.hu.fields.invalid_copies)
  expect(sent()).toBeUndefined()
  await userEvent.type(copies, '30')
  await userEvent.click(screen.getByRole('button', { name: t.send }))
  expect(await screen.findByText(t.sentTitle.replace('{number}', 'A-2026-0007'))).toBeVisible()
  expect(screen.getByRole('link', { name: t.toOffer })).toHaveAttribute('href', expect.stringContaining(uuid))
  expect(sent()).toEqual({
    title: 'Osztálykészlet',
    message: '',
    wishedOn: '',
    deliveryWish: '',
    currency: 'HUF',
    lines: [{ variantId: 12, quantity: 30 }],
  })
})

test('a list is requested with all its books that are sold, as many copies of each', async () => {
  show(<span data-offer-request={uuid} data-source="list" />)
  await userEvent.click(await screen.findByRole('button', { name: t.open }))
  const copies = await screen.findByLabelText(t.copiesOfEach, { exact: false })
  await userEvent.clear(copies)
  await userEvent.type(copies, '20')
  expect(screen.getByText(/2 cím, összesen 40 példány/)).toBeVisible()
  await send()
  await waitFor(() =>
    expect(sent()).toMatchObject({
      lines: [
        { variantId: 1, quantity: 20 },
        { variantId: 3, quantity: 20 },
      ],
    }),
  )
})

test('a list without a book that is sold is said, and one that does not load opens nothing', async () => {
  const none = { items: [{ variantId: 2, variant: null }], cursor: null }
  api.mockImplementation(async (name, input) => (name.includes('lists') ? none : answers[name]?.(name, input)))
  show(<span data-offer-request={uuid} data-source="list" />)
  const open = await screen.findByRole('button', { name: t.open })
  await userEvent.click(open)
  expect(await screen.findByText(t.noneTitle)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: t.close }))
  api.mockRejectedValue(new Error('away'))
  await userEvent.click(open)
  await waitFor(() => expect(open).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a customer without an organisation has no button', async () => {
  organizationId = null
  show(<div data-offer-request={12} />)
  await waitFor(() => expect(api).toHaveBeenCalled())
  expect(screen.queryByRole('button')).toBeNull()
})
