import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { useToasts } from '#components/ui/toast-store.ts'
import { messages } from '#lib/i18n/messages.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { fillCart, findBooks, show } from './cart.test-support.tsx'
import { CartView } from './components/cart-view.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return {
    Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }),
  }
})

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: vi.fn<(href: string) => void>() }) }))

let api: ApiServer
let book: Awaited<ReturnType<typeof findBooks>>

beforeAll(async () => {
  api = await startApiServer()
  book = await findBooks()
})
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

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

test('a new quantity shows at once and stays', async () => {
  await fillCart(api, book(0).id)
  await openCart()
  await userEvent.click(more())
  expect(quantity()).toHaveValue(2)
  await waitFor(() => expect(readHint('cart')).toBe('2'))
  expect(quantity()).toHaveValue(2)
})

test('of quick clicks the last one counts, and not all are sent', async () => {
  await fillCart(api, book(0).id)
  await openCart()
  const gate = Promise.withResolvers<void>()
  // The handler gives no answer: after the wait the backend answers the request.
  api.server.use(http.patch('*/api/draft_orders/*', () => gate.promise))
  for (let click = 0; click < 5; click++) await userEvent.click(more())
  expect(quantity()).toHaveValue(6)
  gate.resolve()
  await waitFor(() => expect(readHint('cart')).toBe('6'))
  expect(quantity()).toHaveValue(6)
  expect(changes()).toHaveLength(2)
})

test('a refused quantity returns to that of the server, with the reason', async () => {
  await fillCart(api, book(0).id)
  await openCart()
  const refusal = { error: { code: 'insufficient_stock', message: '', params: { available: 1 }, requestId: 'x' } }
  api.server.use(http.patch('*/api/draft_orders/*', () => Response.json(refusal, { status: 409 })))
  await userEvent.click(more())
  expect(await screen.findByText(/csak 1 példányunk van/)).toBeVisible()
  await waitFor(() => expect(quantity()).toHaveValue(1))
})

test('a cart that another tab has changed is read again, with a message', async () => {
  const { uuid } = await fillCart(api, book(0).id)
  await openCart()
  await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId: book(0).id, quantity: 3 } })
  await userEvent.click(more())
  expect(await screen.findByText(messages.hu.errors.version_conflict)).toBeVisible()
  await waitFor(() => expect(quantity()).toHaveValue(4))
})

test('a quantity above the stock is reduced to the stock, with a message until the next change', async () => {
  await fillCart(api, book(0).id)
  await openCart()
  const { stock } = book(0)
  const max = Math.min(stock, 99)
  await userEvent.clear(quantity())
  await userEvent.type(quantity(), '250{Enter}')
  const told = stock < 99 ? `250 példányt kértél, de csak ${max} van raktáron` : `legfeljebb ${max} példányt`
  expect(screen.getByText(new RegExp(told))).toBeVisible()
  await waitFor(() => expect(readHint('cart')).toBe(String(max)))
  expect(screen.getByText(new RegExp(told))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Eggyel kevesebb/ }))
  expect(screen.queryByText(new RegExp(told))).not.toBeInTheDocument()
})

test('a removed line moves the focus to its neighbour, and gets it again when it is put back', async () => {
  const { uuid } = await fillCart(api, book(0).id)
  await call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: { variantId: book(1).id, quantity: 1 } })
  await openCart()
  await userEvent.click(screen.getByRole('button', { name: `Eltávolítás a kosárból: ${book(0).title}` }))
  expect(screen.getByRole('link', { name: book(1).title })).toHaveFocus()
  expect(screen.queryByRole('link', { name: book(0).title })).not.toBeInTheDocument()
  act(() => useToasts.getState().toasts.at(-1)?.action?.onPress())
  await waitFor(() => expect(screen.getByRole('link', { name: book(0).title })).toHaveFocus())
})

test('a pre-order can be sent in a parcel of its own', async () => {
  const { uuid } = await fillCart(api, book(0).id)
  const { products } = await call('GET /v2.0/variants', {
    query: { availability: 'preorder', format: 'paperback', limit: 1 },
  })
  await call('POST /draft_orders/{uuid}/items', {
    params: { uuid },
    body: { variantId: products[0]?.id ?? 0, quantity: 1 },
  })
  await openCart()
  expect(screen.getByRole('radio', { name: /^Egy csomagban/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Két csomagban/ }))
  await waitFor(async () => expect((await call('GET /draft_orders/current', {})).draftOrder?.shipments).toHaveLength(2))
  expect(screen.getByRole('radio', { name: /^Két csomagban/ })).toBeChecked()
  expect(await screen.findByText(/^2 könyv két csomagban/)).toBeVisible()
})

test('a change is undone when the network fails', async () => {
  await fillCart(api, book(0).id, 2)
  await openCart()
  api.server.use(http.delete('*/api/draft_orders/*', () => Response.error()))
  await userEvent.click(screen.getByRole('button', { name: /^Eltávolítás a kosárból/ }))
  await waitFor(() => expect(quantity()).toHaveValue(2))
})
