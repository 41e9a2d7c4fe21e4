import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { PaymentContext } from '#contracts/checkout-contexts.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { messages } from '#lib/i18n/messages.ts'
import type { Legal } from '../../server.ts'
import { PaymentForm } from './payment-form.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: vi.fn<(href: string) => void>() }) }))

const none = { gross: 0, net: 0 }
const contexts = [
  { paymentMethod: { id: 1, key: 'cash_on_delivery', online: false }, name: 'Utánvét', text: '', price: none },
] as unknown as PaymentContext[]
const order = {
  uuid: 'cart',
  version: 1,
  currency: 'HUF',
  items: [],
  paymentMethodId: 1,
  contact: null,
  billing: null,
  delivery: null,
  shipments: [],
  totals: { items: none, costs: [], total: { gross: 3_290, net: 3_133 }, vat: [] },
  minimumOrder: { amount: 5_000, missing: 1_710 },
} as unknown as DraftOrder

afterEach(() => void (document.cookie = 'segment=; Path=/; Max-Age=0'))

const show = () =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient()}>
        <PaymentForm
          order={order}
          contexts={contexts}
          transfer={null}
          defaultMethod={null}
          legal={{} as Legal}
          badge={null}
          items={null}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const wordsOf = (element: Element | null) => element?.textContent.replaceAll(/\s/g, ' ')
const button = () => screen.getByRole('button', { name: messages.hu.checkout.payment.order })
const why = 'Még 1 710 Ft hiányzik a rendeléshez. A könyvek ára egy rendelésben legalább 5 000 Ft.'

test('below the minimum order the order button says why, and leads to the reason instead of sending', async () => {
  show()
  expect(button()).toHaveAccessibleDescription(/^Még .+ hiányzik a rendeléshez\. .+ legalább .+\.$/)
  await userEvent.click(button())
  expect(wordsOf(document.activeElement)).toBe(why)
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('an institution, which sees net prices, is told that the amounts are gross', () => {
  document.cookie = 'segment=b2b; Path=/'
  show()
  expect(wordsOf(screen.getByText(/hiányzik a rendeléshez/))).toBe('Még bruttó 1 710 Ft hiányzik a rendeléshez.')
})
