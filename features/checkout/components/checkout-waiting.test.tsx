import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { messages } from '#lib/i18n/messages.ts'
import { showOfferCart } from '#lib/session/draft-order.ts'
import { CheckoutWaiting } from './checkout-waiting.tsx'
import { StepPagesContext } from './step-pages.tsx'

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call }))
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ replace: () => {} }) }))

const root = document.documentElement
afterEach(() => {
  delete root.dataset['cart']
  for (const name of ['cart', 'customer']) document.cookie = `${name}=; path=/; max-age=0`
})

const tree = (locale: 'hu' | 'en', client = new QueryClient()) => (
  <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
    <QueryClientProvider client={client}>
      <CheckoutWaiting />
    </QueryClientProvider>
  </NextIntlClientProvider>
)

test.each(['hu', 'en'] as const)('the checkout of a cart that waits for a sign-in says so (%s)', (locale) => {
  root.dataset['cart'] = 'closed'
  document.cookie = 'cart=2; path=/'
  render(tree(locale))
  const { closed } = messages[locale].cart
  expect(screen.getByRole('heading', { name: closed.title })).toBeInTheDocument()
  expect(screen.getByText(/\(2 /)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: closed.signIn })).toBeInTheDocument()
  expect(screen.queryByText(messages[locale].checkout.emptyTitle)).not.toBeInTheDocument()
})

test.each(['hu', 'en'] as const)('the checkout of an offer that is over leads to the offers (%s)', async (locale) => {
  document.cookie = 'customer=1; path=/'
  call.mockRejectedValue(new ApiError(404, { code: 'not_found', message: '', requestId: '1' }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showOfferCart(client, 'c0ffee00-0000-4000-8000-000000000000')
  const pages = { pageOf: () => '/' as const, goods: '/customer/offers' as const, isOffer: true }
  render(<StepPagesContext value={pages}>{tree(locale, client)}</StepPagesContext>)
  const { offer } = messages[locale].checkout
  expect(await screen.findByRole('heading', { name: offer.goneTitle })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: offer.toOffers })).toBeInTheDocument()
})
