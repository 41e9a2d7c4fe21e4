import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { useToasts } from '#components/ui/toast-store.ts'
import { messages } from '#lib/i18n/messages.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { CartView } from './cart-view.tsx'
import { MiniCart } from './mini-cart.tsx'

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }))
vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})

const t = messages.hu.cart
let api: ApiServer
let [stays, goes] = [
  { id: 0, title: '' },
  { id: 0, title: '' },
]
beforeAll(async () => {
  api = await startApiServer()
  const { products } = await call('GET /v2.0/variants', {
    query: { availability: 'available', format: 'ebook', limit: 2 },
  })
  ;[stays = stays, goes = goes] = products
})
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

const db = () => api.services.db

/** The cart was filled in euros. Then the shop changed to forints, in which only one of the two books has a price. */
const cartOf = async (ids: number[]): Promise<void> => {
  await db().execute(sql`delete from config_entries where key = 'available_currencies'`)
  await call('POST /login', { body: { grant_type: 'anonymous' } })
  const { uuid } = await call('POST /draft_orders', { body: { currency: 'EUR' } })
  for (const variantId of ids)
    await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId, quantity: 1 } })
  document.cookie = `cart=${ids.length}; Path=/`
  await db().execute(sql`insert into config_entries (key, value) values ('available_currencies', '["HUF"]')`)
  await db().execute(sql`delete from prices where variant_id = ${goes.id} and currency = 'HUF'`)
}

const show = (children: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
const lineOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('li') ?? document.body

test('a book without a price stays in the cart with a message, and nothing can be ordered until it is removed', async () => {
  await cartOf([stays.id, goes.id])
  show(<CartView reassurance={undefined} />)
  const line = await lineOf(goes.title)
  expect(line).toHaveTextContent(t.unpriced)
  expect(line).not.toHaveTextContent(/Ft|€/)
  expect(await lineOf(stays.title)).toHaveTextContent(/Ft/)
  expect(screen.getByText(t.mendFirst)).toBeVisible()
  expect(screen.queryByRole('link', { name: t.checkout })).toBeNull()
  expect(readHint('cart')).toBe('2')

  await userEvent.click(within(line).getByRole('button'))
  expect(await screen.findByRole('link', { name: t.checkout })).toBeVisible()
  expect(screen.queryByText(t.unpriced)).toBeNull()
  expect(document.activeElement).toHaveTextContent(stays.title)
  expect(useToasts.getState().toasts.at(-1)?.action).toBeUndefined()
})

test('a cart with only such books is not called empty before it is', async () => {
  await cartOf([goes.id])
  show(<CartView reassurance={undefined} />)
  const line = await lineOf(goes.title)
  expect(screen.queryByText(t.emptyTitle)).toBeNull()
  expect(screen.getByText(t.mendFirst)).toBeVisible()
  expect(screen.queryByText(t.lead.downloads)).toBeNull()
  await userEvent.click(within(line).getByRole('button'))
  expect(await screen.findByText(t.emptyTitle)).toBeVisible()
  await waitFor(() => expect(readHint('cart')).toBe('0'))
})

test('the mini cart links to the cart, where the book can be removed, not to the checkout', async () => {
  await cartOf([stays.id, goes.id])
  show(<MiniCart open onClose={() => {}} />)
  expect(await screen.findByText(t.unpricedShort)).toBeVisible()
  expect(screen.getByRole('link', { name: t.showCart })).toBeVisible()
  expect(screen.queryByRole('link', { name: t.checkout })).toBeNull()
})
