import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Segment } from '#contracts/shop.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OrderedBooks } from './ordered-books.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: { path: string } }) => createElement('a', { ...rest, href: href.path }) }
})

const item = {
  id: 1,
  type: 'ITEM',
  name: 'Édes Anna',
  authors: 'Kosztolányi Dezső',
  path: '/termekek/edes-anna-1',
  format: 'paperback',
  cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
  quantity: 3,
  unitPrice: { gross: 3_150, net: 3_000 },
  total: { gross: 9_450, net: 9_000 },
  discount: { gross: 0, net: 0 },
  shipment: 1,
  downloadable: false,
}

const show = (segment: Segment, supplied: OrderDetail['items'][number]['supplied'] = null, sentAt?: string) => {
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <OrderedBooks
        order={
          {
            uuid: '00000000-0000-4000-8000-000000000001',
            currency: 'HUF',
            segment,
            customerStatus: 'finalized',
            shipments: [{ position: 1, sentAt: sentAt ?? null }],
            items: [{ ...item, supplied }],
          } as unknown as OrderDetail
        }
      />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('listitem').textContent.replaceAll(/\s/g, ' ')
}

test('a line of an institution: the net price of a copy and of all copies, and the gross price', () => {
  expect(show('b2b')).toMatch(/3 × puha kötés · 3 000 Ft9 000 Ftbruttó 9 450 Ft$/)
})

test('a line of a reader: the gross price alone', () => {
  expect(show('b2c')).toMatch(/3 × puha kötés · 3 150 Ft9 450 Ft$/)
})

test('a line says what comes from a supplier until its parcel has left', () => {
  expect(show('b2c', { copies: 3, leadDays: 4 })).toContain('A beszállítótól 4 munkanap alatt megérkezik')
})

test('of some of the copies it says how many', () => {
  expect(show('b2c', { copies: 1, leadDays: 4 })).toContain('1 példány a beszállítótól 4 munkanap alatt érkezik meg')
})

test('once the parcel has left it says no more of it', () => {
  expect(show('b2c', { copies: 3, leadDays: 4 }, '2026-11-24T10:00:00Z')).not.toContain('beszállító')
})
