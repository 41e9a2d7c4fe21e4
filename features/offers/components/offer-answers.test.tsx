import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { Offer } from '#contracts/offers.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OfferActions } from './offer-actions.tsx'
import { OfferMessages } from './offer-messages.tsx'

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: () => {} }) }))
afterEach(() => void (document.cookie = 'impersonation=; Max-Age=0; Path=/'))

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

test.each([
  { who: 'the customer', until: undefined, count: 1 },
  { who: 'an operator', until: '2026-11-26T10:00:00.000Z', count: 0 },
])('$who can answer and write: $count', ({ until, count }) => {
  if (until) document.cookie = `impersonation=${until}; Path=/`
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <OfferActions offer={offer} />
        <OfferMessages offer={offer} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
  for (const name of [t.accept.open, t.change.open, t.reject.open, t.messages.send])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(count)
  expect(screen.getByRole('button', { name: t.download })).toBeVisible()
})
