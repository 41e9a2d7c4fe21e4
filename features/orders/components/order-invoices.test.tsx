import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { InvoiceSummary } from '#contracts/invoices.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OrderInvoices } from './order-invoices.tsx'

const invoice: InvoiceSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  number: 'SZ-2026-000001',
  kind: 'invoice',
  status: 'paid',
  issuedOn: '2026-11-21',
  dueOn: '2026-11-21',
  currency: 'HUF',
  total: { gross: 4_990, net: 4_752 },
  hasFile: true,
}

const show = (invoices: Partial<InvoiceSummary>[], locale: 'hu' | 'en' = 'hu') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
        <OrderInvoices
          uuid="7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de"
          invoices={invoices.map((one) => ({ ...invoice, ...one }))}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent.replaceAll(/\s/g, ' '))

test('an order without invoices has no empty list of them', () => {
  expect(show([]).container).toBeEmptyDOMElement()
})

test('a paid invoice has its document', () => {
  show([{}])
  expect(screen.getByRole('heading', { name: 'Számlák' })).toBeInTheDocument()
  expect(lines()).toEqual(['Számla SZ-2026-0000012026. november 21. · 4 990 Ft · kifizetveLetöltés (PDF)'])
  expect(screen.getByRole('button', { name: 'SZ-2026-000001 letöltése (PDF)' })).toBeEnabled()
})

test('an open invoice says until when it is to be paid, and one without a document has no button', () => {
  show([
    { status: 'accepted', dueOn: '2026-12-08' },
    { id: '00000000-0000-4000-8000-000000000002', status: 'created', hasFile: false },
  ])
  expect(screen.getAllByRole('button')).toHaveLength(1)
  const [open, made] = lines()
  expect(open).toContain('fizetésre várFizetési határidő: 2026. december 8.')
  expect(made).toContain('készül')
})

test('a correction is named as one, in English, too', () => {
  show(
    [
      {},
      {
        id: '00000000-0000-4000-8000-000000000002',
        kind: 'storno',
        status: 'accepted',
        total: { gross: -4_990, net: -4_752 },
      },
    ],
    'en',
  )
  expect(screen.getByRole('heading', { name: 'Invoices' })).toBeInTheDocument()
  expect(lines()[1]).toContain('Cancellation invoice SZ-2026-00000121 November 2026 · −4,990 Ft · to be refunded')
})
