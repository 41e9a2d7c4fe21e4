import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { Offer } from '#contracts/offers.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferMessages } from './offer-messages.tsx'

type Call = (name: string, input: object, options?: { idempotencyKey?: string }) => Promise<unknown>
const [api, push] = vi.hoisted(() => [vi.fn<Call>(), vi.fn<(to: object) => void>()])
vi.mock('#lib/api/browser.ts', () => ({ call: api }))
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push }) }))
afterEach(() => {
  api.mockReset()
  document.cookie = 'impersonation=; Max-Age=0; Path=/'
})

const { offers: t } = messages.hu
const nothing = { net: 0, gross: 0 }
const offer: Offer = {
  uuid: '0b5a4f0e-6d0c-4f5e-9d43-1f6f7b1c2d3e',
  number: 'A-2026-0001',
  title: 'Osztálykészlet',
  status: 'offer_sent',
  currency: 'HUF',
  requestedBy: 'Kovács Anna',
  requestedAt: '2026-11-20T10:00:00.000Z',
  validUntil: '2026-12-20T10:00:00.000Z',
  total: nothing,
  copies: 0,
  version: 1,
  wishedOn: null,
  deliveryWish: '',
  current: {
    number: 1,
    sentAt: '2026-11-21T10:00:00.000Z',
    validUntil: '2026-12-20T10:00:00.000Z',
    lines: [],
    delivery: { price: nothing, text: '' },
    totals: { list: 0, discount: 0, net: 0, vat: [], gross: 0 },
    changes: [],
  },
  messages: [],
  may: { write: true, requestChange: true, reject: true, accept: true },
  order: null,
}

const client = new QueryClient()
const page = (shown: Offer) => (
  <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
    <QueryClientProvider client={client}>
      <OfferActions offer={shown} />
      <OfferMessages offer={shown} />
    </QueryClientProvider>
  </NextIntlClientProvider>
)
const show = () => render(page(offer))

test.each([
  { who: 'the customer', until: undefined, count: 1 },
  { who: 'an operator', until: '2026-11-26T10:00:00.000Z', count: 0 },
])('$who can answer and write: $count', ({ until, count }) => {
  if (until) document.cookie = `impersonation=${until}; Path=/`
  show()
  for (const name of [t.accept.open, t.change.open, t.reject.open, t.messages.send])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(count)
  expect(screen.getByRole('button', { name: t.download })).toBeVisible()
})

test('after a lost answer the offer is accepted with the same key', async () => {
  const lost = new ApiError(0, { code: 'service_unavailable', message: '', requestId: '1' })
  api.mockRejectedValueOnce(lost).mockResolvedValue({ draftOrderUuid: 'cart' })
  show()
  const button = screen.getByRole('button', { name: t.accept.open })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.hu.errors.service_unavailable)
  await userEvent.click(button)
  await waitFor(() => expect(push).toHaveBeenCalledWith({ pathname: '/checkout/[id]', params: { id: 'cart' } }))
  const [first, second] = api.mock.calls
  expect(first?.[2]?.idempotencyKey).toEqual(expect.any(String))
  expect(second).toEqual(first)
})

test('the same words can be written again after the first ones have arrived', async () => {
  api.mockResolvedValue({})
  const { rerender } = show()
  const write = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: t.messages.write }), 'Köszönjük!')
    await userEvent.click(screen.getByRole('button', { name: t.messages.send }))
  }
  await write()
  await waitFor(() => expect(screen.getByRole('textbox', { name: t.messages.write })).toHaveValue(''))
  const written = { id: 1, author: 'customer', name: null, text: 'Köszönjük!', at: '2026-11-21T10:00:00.000Z' } as const
  rerender(page({ ...offer, messages: [written] }))
  await write()
  await waitFor(() => expect(api).toHaveBeenCalledTimes(2))
  const keys = api.mock.calls.map(([, , options]) => options?.idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})
