import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { writeReadableCookie } from '#lib/session/readable-cookie.ts'
import type { ApiServer } from '#tests/support/api-server.ts'

/** Books that can be bought, with their stock. The result finds one of them by its index. */
export const findBooks = async () => {
  const { products } = await call('GET /v2.0/variants', {
    query: { availability: 'available', format: 'paperback', limit: 8 },
  })
  const { items } = await call('GET /v2.0/variants/contextual_values', {
    query: { ids: products.map(({ id }) => id).join(',') },
  })
  return (index: number): { id: number; title: string; stock: number } => {
    const found = products[index]
    if (!found) throw new Error('The seeded catalog has too few books')
    return {
      id: found.id,
      title: found.title,
      stock: items.find(({ variantId }) => variantId === found.id)?.stock ?? 0,
    }
  }
}

export const show = (children: React.ReactNode): void => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

/** A cart with one book in it, as after an earlier visit. */
export const fillCart = async (api: ApiServer, variantId: number, quantity = 1): Promise<DraftOrder> => {
  await call('POST /login', { body: { grant_type: 'anonymous' } })
  const { uuid } = await call('POST /draft_orders', { body: { currency: 'HUF' } })
  const order = await call('POST /draft_orders/{uuid}/items', {
    params: { uuid },
    body: { variantId, quantity },
  })
  writeReadableCookie('cart', String(quantity), 3600)
  api.calls.length = 0
  return order
}
