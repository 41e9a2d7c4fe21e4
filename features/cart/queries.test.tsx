import { QueryClientProvider, QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { NextIntlClientProvider } from 'next-intl'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useToasts } from '#components/ui/toast-store.ts'
import { messages } from '#lib/i18n/messages.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { AddToCart } from './components/add-to-cart.tsx'
import { CartView } from './components/cart-view.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return {
    Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }),
  }
})

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: vi.fn<(href: string) => void>() }) }))

let api: ApiServer
let books: { id: number; title: string; stock: number }[] = []

beforeAll(async () => {
  api = await startApiServer()
  const { products } = await call('GET /v2.0/variants', {
    query: { availability: 'available', format: 'paperback', limit: 8 },
  })
  const { items } = await call('GET /v2.0/variants/contextual_values', {
    query: { ids: products.map(({ id }) => id).join(',') },
  })
  books = products.map(({ id, title }) => ({
    id,
    title,
    stock: items.find(({ variantId }) => variantId === id)?.stock ?? 0,
  }))
})
afterAll(() => api.close())
beforeEach(() => api.forgetVisitor())

const show = (children: React.ReactNode) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <NextIntlClientProvider locale="hu" messages={messages.hu} timeZone="Europe/Budapest">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>,
  )
  return client
}

const book = (index: number) => {
  const found = books[index]
  if (!found) throw new Error('The seeded catalogue has too few books')
  return found
}

/** A cart with one book in it, as an earlier visit left it behind. */
const fillCart = async (quantity = 1): Promise<DraftOrder> => {
  await call('POST /login', { body: { grant_type: 'anonymous' } })
  const { uuid } = await call('POST /draft_orders', { body: { currency: 'HUF' } })
  const order = await call('POST /draft_orders/{uuid}/items', {
    params: { uuid },
    body: { variantId: book(0).id, quantity },
  })
  document.cookie = `cart=${quantity}; Path=/`
  api.calls.length = 0
  return order
}

const quantity = () => within(screen.getByRole('main')).getByRole('spinbutton')
const openCart = async () => {
  show(
    <main>
      <CartView reassurance={undefined} />
    </main>,
  )
  await screen.findByRole('link', { name: 'Tovább a pénztárhoz' })
}
const more = () => screen.getByRole('button', { name: /^Eggyel több/ })
const changes = () => api.calls.filter((one) => one.startsWith('PATCH'))

test('an anonymous visitor without a cart causes no request', () => {
  show(<CartView reassurance={undefined} />)
  expect(screen.getByText('Még üres a kosarad')).toBeVisible()
  expect(api.calls).toEqual([])
})

test('the first book opens one session and one cart, and leaves the hint', async () => {
  const { id, title, stock } = book(0)
  show(<AddToCart variantId={id} title={title} availability="available" stock={stock} />)
  await userEvent.click(screen.getByRole('button', { name: 'Kosárba' }))
  await waitFor(() => expect(readHint('cart')).toBe('1'))
  expect(api.calls.map((one) => one.replace(/[0-9a-f-]{36}/, '{uuid}'))).toEqual([
    'POST /login',
    'POST /draft_orders',
    'POST /draft_orders/{uuid}/items',
  ])
})

test('a session that has ended is opened once more', async () => {
  document.cookie = 'cart=0; Path=/'
  const { id, title, stock } = book(1)
  show(<AddToCart variantId={id} title={title} availability="available" stock={stock} />)
  await userEvent.click(screen.getByRole('button', { name: 'Kosárba' }))
  await waitFor(() => expect(readHint('cart')).toBe('1'))
  expect(api.calls.filter((one) => one === 'POST /login')).toHaveLength(1)
})

test('two books at once share one session', async () => {
  show(
    <>
      <AddToCart variantId={book(0).id} title="A" availability="available" stock={5} />
      <AddToCart variantId={book(1).id} title="B" availability="available" stock={5} />
    </>,
  )
  await act(async () => {
    for (const button of screen.getAllByRole('button', { name: 'Kosárba' })) button.click()
  })
  await waitFor(() => expect(readHint('cart')).toBe('2'))
  expect(api.calls.filter((one) => one === 'POST /login')).toHaveLength(1)
})

test('more than there is: under the button stands how many the cart has, and the way to it', async () => {
  const { id, stock } = book(0)
  await fillCart(stock)
  show(<AddToCart variantId={id} title="A" availability="available" stock={stock} />)
  await userEvent.click(screen.getByRole('button', { name: 'Kosárba' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Összesen ${stock} példányunk van belőle, és ebből ${stock} már a kosaradban van.`))
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'A kosárhoz' })).toHaveAttribute('href', '/cart')
})

test('what was put in is shown with its price, what is missing to free delivery and the way on', async () => {
  const { id, title, stock } = book(0)
  show(<AddToCart variantId={id} title={title} availability="available" stock={stock} />)
  const button = screen.getByRole('button', { name: 'Kosárba' })
  await userEvent.click(button)
  const added = await screen.findByRole('group', { name: 'A kosárba került' })
  const { draftOrder } = await call('GET /draft_orders/current', {})
  expect(added).toHaveTextContent(title)
  const amount = (of = 0) => formatPrice(of, 'HUF', 'hu').replaceAll(/\s/g, ' ')
  expect(added).toHaveTextContent(amount(draftOrder?.items[0]?.unitPrice.gross))
  expect(added).toHaveTextContent(`Még ${amount(draftOrder?.totals.missingForFreeDelivery ?? 0)}, és ingyen visszük.`)
  expect(within(added).getByRole('link', { name: 'Tovább a pénztárhoz' })).toHaveAttribute('href', '/checkout')
  expect(screen.getByRole('status')).toHaveTextContent(`A kosárba került: ${title}`)
  expect(button).toHaveFocus()
  // The way to the checkout is the one red thing as long as it is there.
  expect(button).not.toHaveClass('bg-rubric')
  await userEvent.click(within(added).getByRole('button', { name: 'Bezárás' }))
  expect(added).not.toBeInTheDocument()
  expect(button).toHaveClass('bg-rubric')
})

test('a new quantity shows at once and stays', async () => {
  await fillCart()
  await openCart()
  await userEvent.click(more())
  expect(quantity()).toHaveValue(2)
  await waitFor(() => expect(readHint('cart')).toBe('2'))
  expect(quantity()).toHaveValue(2)
})

test('of quick clicks the last one counts, and not every one is sent', async () => {
  await fillCart()
  await openCart()
  const gate = Promise.withResolvers<void>()
  // No answer of its own: after the wait the request goes on to the backend.
  api.server.use(http.patch('*/api/draft_orders/*', () => gate.promise))
  for (let click = 0; click < 5; click++) await userEvent.click(more())
  expect(quantity()).toHaveValue(6)
  gate.resolve()
  await waitFor(() => expect(readHint('cart')).toBe('6'))
  expect(quantity()).toHaveValue(6)
  expect(changes()).toHaveLength(2)
})

test('a refused quantity goes back to what the server has, with the reason', async () => {
  await fillCart()
  await openCart()
  const refusal = { error: { code: 'insufficient_stock', message: '', params: { available: 1 }, requestId: 'x' } }
  api.server.use(http.patch('*/api/draft_orders/*', () => Response.json(refusal, { status: 409 })))
  await userEvent.click(more())
  expect(await screen.findByText(/csak 1 példányunk van/)).toBeVisible()
  await waitFor(() => expect(quantity()).toHaveValue(1))
})

test('a cart that another tab has changed is read again, and the visitor told', async () => {
  const { uuid } = await fillCart()
  await openCart()
  await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId: book(0).id, quantity: 3 } })
  await userEvent.click(more())
  expect(await screen.findByText(messages.hu.errors.version_conflict)).toBeVisible()
  await waitFor(() => expect(quantity()).toHaveValue(4))
})

test('of more than there is the cart keeps what there is, and says so until the next change', async () => {
  await fillCart()
  await openCart()
  const { stock } = book(0)
  const most = Math.min(stock, 99)
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '250{Enter}')
  const told = stock < 99 ? `250 példányt kértél, de csak ${most} van raktáron` : `legfeljebb ${most} példányt`
  expect(screen.getByText(new RegExp(told))).toBeVisible()
  await waitFor(() => expect(readHint('cart')).toBe(String(most)))
  expect(screen.getByText(new RegExp(told))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Eggyel kevesebb/ }))
  expect(screen.queryByText(new RegExp(told))).not.toBeInTheDocument()
})

test('a line that leaves hands the focus to its neighbour, and takes it back when it is put back', async () => {
  const { uuid } = await fillCart()
  await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId: book(1).id, quantity: 1 } })
  await openCart()
  await userEvent.click(screen.getByRole('button', { name: `Eltávolítás a kosárból: ${book(0).title}` }))
  expect(screen.getByRole('link', { name: book(1).title })).toHaveFocus()
  expect(screen.queryByRole('link', { name: book(0).title })).not.toBeInTheDocument()
  act(() => useToasts.getState().toasts.at(-1)?.action?.onPress())
  await waitFor(() => expect(screen.getByRole('link', { name: book(0).title })).toHaveFocus())
})

test('a pre-order can be sent in a parcel of its own', async () => {
  const { uuid } = await fillCart()
  const { products } = await call('GET /v2.0/variants', { query: { availability: 'preorder', format: 'paperback', limit: 1 } })
  await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId: products[0]?.id ?? 0, quantity: 1 } })
  await openCart()
  expect(screen.getByRole('radio', { name: /^Egy csomagban/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Két csomagban/ }))
  await waitFor(async () => expect((await call('GET /draft_orders/current', {})).draftOrder?.shipments).toHaveLength(2))
  expect(screen.getByRole('radio', { name: /^Két csomagban/ })).toBeChecked()
  expect(screen.getByText(/^2 könyv két csomagban/)).toBeVisible()
})

test('a network that fails takes the change back', async () => {
  await fillCart(2)
  await openCart()
  api.server.use(http.delete('*/api/draft_orders/*', () => Response.error()))
  await userEvent.click(screen.getByRole('button', { name: /^Eltávolítás a kosárból/ }))
  await waitFor(() => expect(quantity()).toHaveValue(2))
})
