import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { CheckoutWaiting } from './checkout-waiting.tsx'

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ replace: () => {} }) }))

const root = document.documentElement
afterEach(() => {
  delete root.dataset['cart']
  document.cookie = 'cart=; path=/; max-age=0'
})

const tree = (locale: 'hu' | 'en') => (
  <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Budapest">
    <QueryClientProvider client={new QueryClient()}>
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

test('the server, which has no document, renders the page that waits for the cart', () => {
  vi.stubGlobal('document', undefined)
  const html = renderToString(tree('hu'))
  vi.unstubAllGlobals()
  expect(html).toContain(messages.hu.checkout.needsScript)
})
