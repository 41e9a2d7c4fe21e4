import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { Currency, Locale } from '#contracts/shop.ts'
import type { Totals } from '#contracts/totals.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OrderTotal } from './order-total.tsx'

const shown = (gross: number, inCash: boolean, locale: Locale = 'hu', currency: Currency = 'HUF'): string => {
  document.body.textContent = ''
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <OrderTotal totals={{ total: { gross, net: gross } } as Totals} currency={currency} inCash={inCash} />
    </NextIntlClientProvider>,
  )
  return screen.getByRole('status').textContent.replaceAll(/\s/g, ' ')
}

test('what is due in cash is rounded to five forints, and the total stays as it is', () => {
  expect(shown(11_773, true)).toBe('Fizetendő11 773 FtKészpénzben, 5 forintra kerekítve11 775 Ft')
  expect(shown(11_771, true, 'en')).toContain('In cash, rounded to 5 Ft11,770 Ft')
})

test.each([
  ['by card', () => shown(11_773, false)],
  ['of a round total', () => shown(11_770, true)],
  ['in euros', () => shown(1_173, true, 'hu', 'EUR')],
])('nothing is said %s', (_when, text) => {
  expect(text()).not.toContain('kerekítve')
})
