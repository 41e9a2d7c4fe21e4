import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import { messages } from '#lib/i18n/messages.ts'
import { BuyNotes } from './buy-notes.tsx'

const noteOf = (stock: number, supplier: VariantDetail['supplier'], locale: 'hu' | 'en' = 'hu') => {
  const variant = { type: 'physical', availability: 'available', stock, supplier } as VariantDetail
  const price = { price: { currency: 'HUF', gross: 3990, net: 3800, vatRate: 5 } } as VariantDetail
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <BuyNotes
        variant={{ ...price, ...variant }}
        page={{ pack: undefined, substitutions: [], freeDeliveryFrom: undefined, deliveryModes: [] }}
        prices={{ main: 'gross', range: 'from', onCards: true, hidden: false }}
        storeStock={null}
      />
    </NextIntlClientProvider>,
  )
  const [first] = within(screen.getByRole('list')).getAllByRole('listitem')
  const text = first?.textContent
  unmount()
  return text
}

test('a book that only the supplier has', () => {
  expect(noteOf(6, { onHand: 0, leadDays: 3 })).toBe(
    'A beszállítónál van raktáronA beszállítótól 3 munkanap alatt megérkezik',
  )
  expect(noteOf(6, { onHand: 0, leadDays: null }, 'en')).toBe(
    'In stock at the supplierFrom the supplier, usually within two weeks',
  )
})

test('the copies on hand are counted without those of the supplier', () => {
  const { dispatch } = messages.hu.catalog
  expect(noteOf(6, null)).toBe(`Raktáron, 6 példány${dispatch}`)
  expect(noteOf(6, { onHand: 2, leadDays: 3 })).toBe(
    `Raktáron, 2 példány${dispatch}További példányok a beszállítótól 3 munkanap alatt érkeznek meg`,
  )
  expect(noteOf(90, { onHand: 80, leadDays: 3 })).toBe(`Raktáron${dispatch}`)
})
