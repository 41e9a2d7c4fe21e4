import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/browser.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { fillCart, findBooks, show } from './cart.test-support.tsx'
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
let book: Awaited<ReturnType<typeof findBooks>>

beforeAll(async () => {
  api = await startApiServer()
  book = await findBooks()
})
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())

test('an anonymous visitor without a cart causes no request', () => {
  show(<CartView reassurance={undefined} />)
  expect(screen.getByText('Még üres a kosarad')).toBeVisible()
  expect(api.calls).toEqual([])
})

test('the first book opens one session and one cart, and sets the hint cookie', async () => {
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

test('a quantity above the stock is refused with the number in the cart and a link to the cart', async () => {
  const { id, stock } = book(0)
  await fillCart(api, id, stock)
  show(<AddToCart variantId={id} title="A" availability="available" stock={stock} />)
  await userEvent.click(screen.getByRole('button', { name: 'Kosárba' }))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `Összesen ${stock} példányunk van belőle, és ebből ${stock} már a kosaradban van.`,
    ),
  )
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'A kosárhoz' })).toHaveAttribute('href', '/cart')
})

test('the added book is shown with its price, the amount missing for free delivery and a link to the checkout', async () => {
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
  // Only the link to the checkout is red as long as it is shown.
  expect(button).not.toHaveClass('bg-rubric')
  await userEvent.click(within(added).getByRole('button', { name: 'Bezárás' }))
  expect(added).not.toBeInTheDocument()
  expect(button).toHaveClass('bg-rubric')
})
