import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListedBook, ShoppingList } from '#contracts/shopping-lists.ts'
import { messages } from '#lib/i18n/messages.ts'
import { FavouritesView } from './favourites-view.tsx'

vi.mock('next/navigation', () => ({ usePathname: () => '/kedvencek' }))
vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }))

const api = vi.hoisted(() => vi.fn<(name: string, input: unknown) => Promise<unknown>>())
vi.mock('#lib/api/browser.ts', () => ({ call: api }))

const { favourites: t, favouriteMarks, cart, errors, formats, selfcare } = messages.hu

const favourites: ShoppingList = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'default_shopping_list',
  type: 'default',
  userMade: false,
  shared: true,
  items: [7, 8],
}
const summer: ShoppingList = {
  ...favourites,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Nyár',
  type: 'userMade',
  userMade: true,
  items: [],
}
const book: ListedBook = {
  variantId: 7,
  title: 'Édes Anna',
  variant: {
    id: 7,
    productId: 3,
    path: '/termekek/edes-anna-7',
    sku: '9787',
    title: 'Édes Anna',
    authors: [],
    publisher: 'jelenkor',
    format: 'paperback',
    language: 'hu',
    cover: { path: '/assets/covers/edes-anna', width: 640, height: 960 },
    price: { currency: 'HUF', gross: 3490, net: 3324, vatRate: 5 },
    otherFormats: null,
    availability: 'available',
    stock: 5,
    supplier: null,
    publishedOn: '2024-10-03',
    rating: null,
  },
}
const withdrawn: ListedBook = { variantId: 8, title: 'Szindbád', variant: null }

const show = (lists: ShoppingList[], multiple: boolean) => {
  api.mockImplementation(async (name) => {
    if (name === 'GET /v2.0/me/shopping_lists') return { items: lists, multiple }
    if (name === 'GET /draft_orders/current') return { draftOrder: null }
    if (name.startsWith('GET')) return { items: [book, withdrawn], cursor: null, count: 2 }
    if (name.endsWith('/to_cart')) return { lines: [] }
    return name.endsWith('/share') ? { token: 'x'.repeat(43) } : {}
  })
  render(
    <NextIntlClientProvider
      locale="hu"
      messages={{ favourites: t, favouriteMarks, cart, errors, formats, selfcare }}
      timeZone="Europe/Budapest"
    >
      <QueryClientProvider client={new QueryClient()}>
        <FavouritesView
          which="default"
          prices={{ main: 'gross', hidden: false }}
          Action={({ title }) => <button type="button">Kosárba: {title}</button>}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}
const changes = () => api.mock.calls.filter(([name]) => !name.startsWith('GET'))

beforeEach(() => {
  api.mockReset()
  document.cookie = 'customer=1; path=/'
})
afterEach(() => {
  document.cookie = 'customer=; path=/; max-age=0'
})

test('a withdrawn book cannot be bought, only taken off', async () => {
  show([favourites], false)
  await screen.findByText(t.gone)
  const row = screen.getByText('Szindbád').closest('li')
  if (!row) throw new Error('The book has no row')
  expect(within(row).queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Kosárba/ })).toHaveLength(1)
  await userEvent.click(within(row).getByRole('button', { name: t.removeOf.replace('{title}', 'Szindbád') }))
  expect(changes()).toEqual([
    ['DELETE /v2.0/collections/{id}/items/{itemId}', { params: { id: favourites.id, itemId: 8 } }],
  ])
})

test('a consumer has no other lists to make or to move to', async () => {
  show([favourites], false)
  await screen.findByText(t.gone)
  expect(screen.queryByRole('button', { name: favouriteMarks.new })).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  for (const name of [t.rename, t.delete]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('an institution moves a book in one call', async () => {
  show([favourites, summer], true)
  await screen.findByText(t.gone)
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: t.moveOf.replace('{title}', 'Édes Anna') }),
    'Nyár',
  )
  expect(changes()).toEqual([
    ['POST /v2.0/collections/{id}/items', { params: { id: summer.id }, body: { itemId: 7, from: favourites.id } }],
  ])
})

test('all books go into the cart, and a report says what became of them', async () => {
  show([favourites], false)
  await userEvent.click(await screen.findByRole('button', { name: t.allToCart }))
  expect(await screen.findByRole('dialog', { name: messages.hu.cartReport.title })).toBeInTheDocument()
  expect(changes()).toEqual([
    [
      'POST /v2.0/me/shopping_lists/{id}/to_cart',
      { params: { id: favourites.id }, body: {} },
      { idempotencyKey: expect.any(String) },
    ],
  ])
})

test('the link to a list is shown when it is made; an earlier one can only be replaced or withdrawn', async () => {
  show([favourites], false)
  await userEvent.click(await screen.findByRole('button', { name: t.share }))
  const dialog = await screen.findByRole('dialog', { name: t.shareTitle })
  expect(dialog).toHaveTextContent(t.shareActive)
  expect(within(dialog).getByRole('button', { name: t.withdraw })).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: t.newLink }))
  await waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: new RegExp(t.link) })).toHaveValue(
      `${window.location.origin}/kedvencek/megosztott#token=${'x'.repeat(43)}`,
    ),
  )
})
