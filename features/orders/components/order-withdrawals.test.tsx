import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import type { OrderWithdrawal } from '#contracts/withdrawals.ts'
import { messages } from '#lib/i18n/messages.ts'
import { OrderWithdrawals } from './order-withdrawals.tsx'

const uuid = '7f9c24e8-3b12-4fef-91e0-56a2d1a3c0de'
const declared = { number: 'K-2026-000001-E1', declaredAt: '2026-11-21T09:00:00Z', amount: 4_490, items: [] }

const show = (withdrawal: Partial<OrderWithdrawal>, locale: 'hu' | 'en' = 'hu') =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
      <OrderWithdrawals
        uuid={uuid}
        currency="HUF"
        withdrawal={{ isOpen: false, until: null, items: [], withdrawals: [], ...withdrawal }}
      />
    </NextIntlClientProvider>,
  )

test('nothing stands where nobody may withdraw and nobody has', () => expect(show({}).container).toBeEmptyDOMElement())

test.each([
  ['hu', 'Elállás a szerződéstől', '2026. december 7.'],
  ['en', 'Withdraw from contract here', '7 December 2026'],
] as const)('the way to withdraw has the words of the law, and the last day (%s)', (locale, name, day) => {
  show({ isOpen: true, until: '2026-12-07' }, locale)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringContaining(uuid))
  expect(screen.getByText(day, { exact: false })).toBeInTheDocument()
})

test('what was withdrawn stays on the page, with the day and the time', () => {
  show({ withdrawals: [declared] })
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'K-2026-000001-E1Elálltál: 2026. november 21. 10:00 Elfogadtuk, ennyi jár vissza: 4 490 Ft.',
  )
  expect(screen.queryByRole('link')).toBeNull()
})
