import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#components/ui/toast-store.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { fillCart, show } from '../cart.test-support.tsx'
import { type DealBook, dealBooks, prepareBook } from '../deals.test-support.ts'
import { CartView } from './cart-view.tsx'

vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})

const t = messages.hu.deals
let api: ApiServer
let parent: DealBook
let giving: DealBook
beforeAll(async () => {
  api = await startApiServer()
  parent = await prepareBook(api, dealBooks.parent)
  giving = await prepareBook(api, dealBooks.giving)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  useToasts.setState({ toasts: [] })
})

const wordsOf = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ')
const lineOf = async (title: string, level = 2): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { level, name: title })).closest('li') ?? document.body
const open = () => show(<CartView reassurance={undefined} />)
const offer = (title: string) => screen.findByRole('button', { name: `Kérem: ${title}` })
const reads = (part: string) => api.calls.filter((one) => one.startsWith('GET') && one.endsWith(part)).length

test('the deals within reach are named with what is missing, the nearest first, and are read again after a change', async () => {
  await fillCart(api, parent.id, 2)
  open()
  const list = await screen.findByRole('list', { name: t.nextLabel })
  const shown = within(list).getAllByRole('listitem').map(wordsOf)
  expect(shown[0]).toMatch(/^Még \d \d{3} Ft, és jár: Ajándék a rendelésedhez$/)
  expect(shown[1]).toMatch(/^Még 3\d \d{3} Ft, és jár: Nagy csomag$/)
  const before = reads('/deals')
  await userEvent.click(screen.getByRole('button', { name: /^Eggyel több/ }))
  await waitFor(() => expect(wordsOf(list)).not.toContain(shown[0]))
  expect(reads('/deals')).toBe(before + 1)
})

test('a gift of a book is offered under it; chosen, it becomes its line, which gets the focus', async () => {
  await fillCart(api, giving.id)
  open()
  const line = await lineOf(giving.title)
  const button = await within(line).findByRole('button', { name: /^Kérem:/ })
  const title = (button.getAttribute('aria-label') ?? '').slice('Kérem: '.length)
  expect(line).toHaveTextContent('Ajándék a Micimackó mellé')
  await userEvent.click(button)
  await waitFor(() => expect(document.activeElement).toHaveTextContent(title))
  expect(within(await lineOf(title, 3)).getByText(t.gift)).toBeVisible()
  expect(within(line).queryByRole('button', { name: /^Kérem:/ })).toBeNull()
  expect(useToasts.getState().toasts.at(-1)?.text).toBe(`A kosárba került: ${title}`)
})

test('an upsell is offered with both prices', async () => {
  await fillCart(api, parent.id)
  open()
  const line = await lineOf(parent.title)
  const button = await within(line).findByRole('button', { name: /^Kérem:/ })
  expect(wordsOf(button.closest('li') ?? line)).toMatch(/1 990 Ft Kedvezmény nélkül: \d \d{3} Ft/)
})

test('of the gifts of an order one is chosen, and another one may take its place', async () => {
  await fillCart(api, parent.id, 6)
  open()
  const section = (await screen.findByRole('heading', { level: 2, name: 'Ajándék a rendelésedhez' })).closest('li')
  const buttons = within(section ?? document.body).getAllByRole('button', { name: /^Kérem:/ })
  const titles = buttons.map((one) => (one.getAttribute('aria-label') ?? '').slice('Kérem: '.length))
  expect(titles).toHaveLength(3)
  await userEvent.click(buttons[0] ?? document.body)
  const first = await lineOf(titles[0] ?? '')
  await userEvent.click(within(first).getByText('Másikat választok (3 közül)'))
  await userEvent.click(within(first).getByRole('button', { name: `Inkább ezt kérem: ${titles[1]}` }))
  expect(within(await lineOf(titles[1] ?? '')).getByText(t.gift)).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2, name: titles[0] ?? '' })).toBeNull()
})

test('a gift that was taken by others in the meantime is refused, and the cart stays as it was', async () => {
  await fillCart(api, giving.id)
  open()
  const button = await screen.findByRole('button', { name: /^Kérem:/ })
  await api.services.db.execute(sql`update deals set enabled = false where key = 'micimacko-ajandek'`)
  await userEvent.click(button)
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe(messages.hu.errors.deal_not_available))
  expect(screen.queryByText(t.gift)).toBeNull()
  await api.services.db.execute(sql`update deals set enabled = true where key = 'micimacko-ajandek'`)
})

test('deals that cannot be loaded are told with a retry, and the cart works without them', async () => {
  await fillCart(api, giving.id)
  api.server.use(http.get('*/api/draft_orders/:uuid/deals', () => HttpResponse.error()))
  open()
  expect(await screen.findByText(t.loginet.product.error.general)).toBeVisible()
  expect(screen.getByRole('link', { name: messages.hu.cart.checkout })).toBeVisible()
  api.server.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: messages.hu.cart.retry }))
  expect(await screen.findByRole('button', { name: /^Kérem:/ })).toBeVisible()
  expect(screen.queryByText(t.loginet.product.error.general)).toBeNull()
})

test('an institution is offered no deals, and none are read', async () => {
  await fillCart(api, giving.id)
  document.cookie = 'segment=b2b; Path=/'
  open()
  await lineOf(giving.title)
  await waitFor(() => expect(reads('/current')).toBeGreaterThan(0))
  expect(reads('/deals') + reads('/packages')).toBe(0)
})

test('a package that saves money is offered, and takes the place of the single copy', async () => {
  const { rows } = await api.services.db.execute<{ id: number; title: string; part: number }>(sql`
    select i.package_id as id, min(pr.title) as title, min(i.variant_id) as part
    from package_items i join variants v on v.id = i.package_id join products pr on pr.id = v.product_id
    join prices p on p.variant_id = i.package_id and p.currency = 'HUF'
    join prices own on own.variant_id = i.variant_id and own.currency = 'HUF'
    where v.active group by i.package_id, p.gross having sum(own.gross * i.quantity) > p.gross order by 1 limit 1`)
  const [found] = rows
  if (!found) throw new Error('The demo catalog has no package')
  await api.services.db.execute(sql`update stock_items set on_hand = reserved + 500`)
  await fillCart(api, found.part)
  open()
  await userEvent.click(await offer(found.title))
  expect(await lineOf(found.title)).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(found.title))
  // The single copy is gone, so this is the only line.
  expect(screen.getAllByRole('button', { name: /^Eltávolítás/ })).toHaveLength(1)
  expect(useToasts.getState().toasts.at(-1)?.text).toBe(`A csomag a kosárba került: ${found.title}`)
})
