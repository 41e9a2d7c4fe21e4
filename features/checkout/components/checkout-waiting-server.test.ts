import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messages } from '#lib/i18n/messages.ts'
import { CheckoutWaiting } from './checkout-waiting.tsx'

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ replace: () => {} }) }))

test('the server, which has no document, renders the page that waits for the cart', () => {
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(CheckoutWaiting))
  const words = { locale: 'hu', messages: messages.hu, timeZone: 'Europe/Budapest', children: page } as const
  const html = renderToString(createElement(NextIntlClientProvider, words))
  expect(html).toContain(messages.hu.checkout.needsScript)
})
