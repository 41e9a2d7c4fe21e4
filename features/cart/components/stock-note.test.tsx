import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { messages } from '#lib/i18n/messages.ts'
import { StockNote } from './stock-note.tsx'

const note = (
  supplier: DraftOrderItem['variant']['supplier'],
  quantity: number,
  locale: 'hu' | 'en' = 'hu',
  maxQuantity = 8,
) => {
  const variant = { format: 'paperback', availability: 'available', supplier } as DraftOrderItem['variant']
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <StockNote variant={variant} availability="available" maxQuantity={maxQuantity} quantity={quantity} />
    </NextIntlClientProvider>,
  )
  const text = screen.getByRole('paragraph').textContent
  unmount()
  return text
}

test('a line whose copies a supplier has says when they are here', () => {
  expect(note({ onHand: 0, leadDays: 3 }, 2)).toBe('A beszállítótól 3 munkanap alatt megérkezik')
  expect(note({ onHand: 0, leadDays: 3 }, 2, 'en')).toBe('From the supplier in 3 working days')
  expect(note({ onHand: 0, leadDays: 1 }, 1, 'en')).toBe('From the supplier in 1 working day')
  expect(note({ onHand: 0, leadDays: null }, 1)).toBe('A beszállítótól általában két hét alatt megérkezik')
  expect(note({ onHand: 0, leadDays: null }, 1, 'en')).toBe('From the supplier, usually within two weeks')
})

test('of more copies than are on hand the others come from the supplier', () => {
  const supplier = { onHand: 2, leadDays: 3 }
  expect(note(supplier, 2)).toBe(messages.hu.cart.inStock)
  expect(note(supplier, 6)).toBe('4 példány a beszállítótól 3 munkanap alatt érkezik meg')
  expect(note(supplier, 3, 'en')).toBe('1 copy from the supplier in 3 working days')
  expect(note(supplier, 4, 'en')).toBe('2 copies from the supplier in 3 working days')
  expect(note({ ...supplier, leadDays: null }, 4, 'en')).toBe('2 copies from the supplier, usually within two weeks')
})

test('the copies of the supplier end, too', () => {
  expect(note({ onHand: 2, leadDays: 3 }, 9)).toBe('Már csak 8 példányunk van belőle. Csökkentsd a mennyiséget.')
})

type Props = ComponentProps<typeof StockNote>

const noteOf = (format: string, publishedOn: string | null, availability: Props['availability'], maxQuantity = 9) =>
  render(
    <NextIntlClientProvider locale="hu" messages={{ cart: messages.hu.cart }} timeZone="Europe/Budapest">
      <StockNote
        variant={{ format, publishedOn, supplier: null } as Props['variant']}
        availability={availability}
        maxQuantity={maxQuantity}
        quantity={1}
      />
    </NextIntlClientProvider>,
  ).container.textContent

test('a title whose day was taken back cannot be ordered, and the cart says why', () => {
  expect(noteOf('paperback', null, 'unavailable')).toBe(messages.hu.cart.announced)
  expect(noteOf('ebook', null, 'unavailable', 0)).toBe(messages.hu.cart.announced)
  expect(noteOf('paperback', '2024-01-02', 'unavailable')).toBe(messages.hu.cart.notAvailable)
})

test('a disc is in stock, and a file is downloaded', () => {
  expect(noteOf('audio_cd', '2024-01-02', 'available')).toBe(messages.hu.cart.inStock)
  expect(noteOf('audio', '2024-01-02', 'available')).toBe(messages.hu.cart.download)
})
