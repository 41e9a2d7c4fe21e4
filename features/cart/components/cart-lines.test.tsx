import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { useToasts } from '#components/ui/toast-store.ts'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { fillCart, show } from '../cart.test-support.tsx'
import { chooseReward, type DealBook, dealBooks, prepareBook, setMinimumOrder } from '../deals.test-support.ts'
import { CartView } from './cart-view.tsx'
import { MiniCart } from './mini-cart.tsx'

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }))
vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})

const t = messages.hu
let api: ApiServer
let parent: DealBook
beforeAll(async () => {
  api = await startApiServer()
  parent = await prepareBook(api, dealBooks.parent)
})
afterAll(() => api.close())
beforeEach(() => api.clearVisitor())
afterEach(() => setMinimumOrder(api, {}))

const upsellDeal = 'A Pál utcai fiúk mellé kedvezménnyel'
const wordsOf = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ')
const lineOf = async (title: string, level = 2): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { level, name: title })).closest('li') ?? document.body
const itemOf = ({ items }: DraftOrder, wanted: DraftOrderItem['type']): DraftOrderItem => {
  const found = items.find(({ type }) => type === wanted)
  if (!found) throw new Error(`The cart has no ${wanted}`)
  return found
}
const open = () => show(<CartView reassurance={undefined} />)

test('a line says what a deal takes off it, what it cost before, and why, step by step', async () => {
  const order = await fillCart(api, parent.id, 2)
  const { unitPrice, unitTotal, total } = itemOf(order, 'ITEM')
  open()
  const line = await lineOf(parent.title)
  const ft = (amount: number) => String(amount).replace(/(?=\d{3}$)/, ' ') + ' Ft'
  expect(wordsOf(line)).toContain('Kettőtől olcsóbb: −600 Ft')
  expect(wordsOf(line)).toContain(`${ft(total.gross)}${t.cart.before} ${ft(unitPrice.gross * 2)}`)
  expect(wordsOf(line)).toContain(`darabja ${ft(unitTotal.gross)}`)

  await userEvent.click(within(line).getByText(t.deals.why.title))
  const steps = within(line).getAllByRole('listitem')
  expect(steps.map(wordsOf)).toEqual([
    `${t.deals.why.list_price}${ft(unitPrice.gross)}`,
    `Kettőtől olcsóbb${ft(unitTotal.gross)}`,
  ])
})

test('an upsell stands under its book with its badge, has no more copies than the book, and comes back with undo', async () => {
  const order = await chooseReward(await fillCart(api, parent.id, 2), 'pal-utcai-melle')
  const upsell = itemOf(order, 'ITEM_UPSELL')
  open()
  const row = await lineOf(upsell.name, 3)
  expect(await lineOf(parent.title)).toContainElement(row)
  expect(within(row).getAllByText(upsellDeal)[0]).toBeVisible()
  expect(within(row).getByText(t.deals.upsell)).toBeVisible()
  expect(wordsOf(row)).toContain('1 990 Ft')
  expect(within(row).getByRole('spinbutton')).toHaveAttribute('max', '2')

  await userEvent.click(within(row).getByRole('button', { name: /^Eltávolítás/ }))
  await waitFor(() => expect(row).not.toBeInTheDocument())
  expect(document.activeElement).toHaveTextContent(parent.title)
  useToasts.getState().toasts.at(-1)?.action?.onPress()
  expect(await lineOf(parent.title)).toContainElement(await lineOf(upsell.name, 3))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(upsell.name))
})

test('a removed book takes its upsell with it, and both come back with undo', async () => {
  const order = await chooseReward(await fillCart(api, parent.id, 1), 'pal-utcai-melle')
  const upsell = itemOf(order, 'ITEM_UPSELL')
  open()
  const line = await lineOf(parent.title)
  await userEvent.click(within(line).getAllByRole('button', { name: /^Eltávolítás/ })[0] ?? line)
  expect(await screen.findByText(t.cart.emptyTitle)).toBeVisible()
  useToasts.getState().toasts.at(-1)?.action?.onPress()
  expect(await lineOf(parent.title)).toContainElement(await lineOf(upsell.name, 3))
})

test('a gift that the cart no longer reaches waits, says how much is missing, and can be removed', async () => {
  const order = await chooseReward(await fillCart(api, parent.id, 6), 'order-gift-15000')
  const gift = itemOf(order, 'ORDER_GIFT')
  open()
  const chosen = await lineOf(gift.name)
  expect(within(chosen).getByText(t.deals.gift)).toBeVisible()
  expect(wordsOf(chosen)).toContain('0 Ft')
  expect(within(chosen).queryByRole('spinbutton')).toBeNull()

  const field = screen.getByRole('spinbutton')
  await userEvent.clear(field)
  await userEvent.type(field, '1{Enter}')
  const waiting = await lineOf(gift.name, 3)
  expect(within(waiting).getByText(t.deals.waiting.title)).toBeVisible()
  expect(wordsOf(waiting)).toMatch(/Még 1\d \d{3} Ft értékű könyv kell hozzá/)

  await userEvent.click(within(waiting).getByRole('button', { name: /^Eltávolítás/ }))
  await waitFor(() => expect(screen.queryByText(gift.name)).toBeNull())
  expect(useToasts.getState().toasts.at(-1)?.action).toBeUndefined()
})

test('a gift whose deal has ended waits and says so', async () => {
  const order = await chooseReward(await fillCart(api, parent.id, 6), 'order-gift-15000')
  const gift = itemOf(order, 'ORDER_GIFT')
  const { db } = api.services
  await db.execute(sql`update deals set enabled = false where key = 'order-gift-15000'`)
  open()
  expect(within(await lineOf(gift.name, 3)).getByText(t.deals.waiting.deal_ended)).toBeVisible()
  await db.execute(sql`update deals set enabled = true where key = 'order-gift-15000'`)
})

test('below the minimum order the cart says what is missing instead of leading to the checkout', async () => {
  await setMinimumOrder(api, { HUF: 100_000 })
  const { minimumOrder } = await fillCart(api, parent.id)
  expect(minimumOrder?.missing).toBeGreaterThan(90_000)
  open()
  const told = await screen.findByText(/hiányzik a rendeléshez/)
  expect(wordsOf(told)).toMatch(/^Még 9\d \d{3} Ft hiányzik/)
  expect(screen.queryByRole('link', { name: t.cart.checkout })).toBeNull()
})

test('the small cart says it too, and does not lead to the checkout', async () => {
  await setMinimumOrder(api, { HUF: 100_000 })
  await fillCart(api, parent.id)
  show(<MiniCart open onClose={() => {}} />)
  expect(await screen.findByText(/hiányzik a rendeléshez/)).toBeVisible()
  expect(screen.getByRole('link', { name: t.cart.showCart })).toBeVisible()
  expect(screen.queryByRole('link', { name: t.cart.checkout })).toBeNull()
})

test('the small cart counts the discounts in, and names them', async () => {
  const { uuid, totals } = await fillCart(api, parent.id, 2)
  await call('POST /draft_orders/{uuid}/coupons', { params: { uuid }, body: { code: 'osz2026' } })
  show(<MiniCart open onClose={() => {}} />)
  const list = (await screen.findByText('Kupon: OSZ2026')).closest('dl') ?? document.body
  expect(wordsOf(list)).toMatch(/Kettőtől olcsóbb−600 Ft.*Kupon: OSZ2026−1 000 Ft.*Részösszeg/)
  const left = totals.items.gross - 1_600
  expect(wordsOf(list)).toContain(`Részösszeg${Math.floor(left / 1000)} ${String(left % 1000).padStart(3, '0')} Ft`)
})
