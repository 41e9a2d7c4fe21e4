import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { closeModal } from '#lib/session/modal-queue.ts'
import { messages } from '#lib/i18n/messages.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { fillCart, findBooks, show } from '../cart.test-support.tsx'
import { type DealBook, dealBooks, prepareBook } from '../deals.test-support.ts'
import { requireDraftOrder } from '../promotion-queries.ts'
import { AppliedCoupons } from './applied-coupons.tsx'
import { CartView } from './cart-view.tsx'
import { MiniCart } from './mini-cart.tsx'

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => [] }))
vi.mock('#lib/routing/navigation.ts', async () => {
  const { createElement } = await import('react')
  return { Link: ({ href, ...rest }: { href: unknown }) => createElement('a', { ...rest, href: String(href) }) }
})

const t = messages.hu
let api: ApiServer
let book: DealBook
beforeAll(async () => {
  api = await startApiServer()
  book = await prepareBook(api, dealBooks.parent)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  closeModal('coupon')
})

const field = () => screen.getByRole('textbox', { name: t.deals.coupons.code })
const enter = async (code: string): Promise<void> => {
  await userEvent.clear(field())
  await userEvent.type(field(), code)
  await userEvent.click(screen.getByRole('button', { name: t.deals.coupons.submit }))
}
const openForm = async (): Promise<void> => {
  show(<CartView reassurance={undefined} />)
  await userEvent.click(await screen.findByText(t.cart.couponQuestion))
  await screen.findByRole('textbox', { name: t.deals.coupons.code })
}
const applied = () => screen.getByRole('group', { name: t.deals.coupons.applied })
const chip = (code: string) => within(applied()).findByRole('button', { name: new RegExp(code) })
const applyQuietly = ({ uuid }: DraftOrder, code: string) =>
  call('POST /draft_orders/{uuid}/coupons', { params: { uuid }, body: { code } })

describe('the form', () => {
  test('adds a coupon whose code is typed in small letters, says so, and is ready for another one', async () => {
    await fillCart(api, book.id, 3)
    await openForm()
    await enter(' osz2026 ')
    expect(await chip('OSZ2026')).toBeVisible()
    expect(screen.getByText('Kupon: OSZ2026')).toBeVisible()
    expect(screen.getByText('Beváltottuk: OSZ2026')).toHaveAttribute('role', 'status')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  test.each([
    ['NINCSILYEN', t.errors.coupon_not_exists],
    ['NYAR2026', t.errors.out_of_time_interval],
    ['MESE20', t.errors.item_not_exists_in_order],
    ['ISKOLA5', t.errors.not_available_for_user],
  ])('refuses %s beside the field, which keeps the code and the focus', async (code, text) => {
    await fillCart(api, book.id, 3)
    await openForm()
    await enter(code)
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeVisible()
    expect(field()).toHaveValue(code)
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(text)
    // The reason is about the code that was sent.
    await userEvent.type(field(), 'X')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('refuses a coupon that is in the cart already', async () => {
    await applyQuietly(await fillCart(api, book.id, 3), 'OSZ2026')
    await openForm()
    await enter('OSZ2026')
    expect(await screen.findByText(t.errors.already_applied)).toBeVisible()
  })

  test('asks for a code where there is none, without a request', async () => {
    await fillCart(api, book.id)
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: t.deals.coupons.submit }))
    expect(field()).toHaveAccessibleDescription(t.deals.coupons.missing)
    expect(api.calls.filter((one) => one.endsWith('/coupons'))).toEqual([])
  })

  test('keeps the code when the shop does not answer', async () => {
    await fillCart(api, book.id)
    await openForm()
    api.server.use(http.post('*/api/draft_orders/:uuid/coupons', () => HttpResponse.error()))
    await enter('OSZ2026')
    await waitFor(() => expect(field()).toBeInvalid())
    expect(field()).toHaveValue('OSZ2026')
  })
})

describe('coupons of the cart', () => {
  test('one is removed by its chip, which is announced, and the focus stays in the list', async () => {
    await applyQuietly(await fillCart(api, book.id, 3), 'OSZ2026')
    await openForm()
    await userEvent.click(await chip('OSZ2026'))
    await waitFor(() => expect(screen.queryByText('Kupon: OSZ2026')).toBeNull())
    expect(within(applied()).getByRole('status')).toHaveTextContent('Kivettük: OSZ2026')
    expect(applied()).toHaveFocus()
  })

  test('one that no longer counts says why, in the words of the shop', async () => {
    const order = await fillCart(api, book.id, 3)
    const { items, version } = await applyQuietly(order, 'OSZ2026')
    const params = { uuid: order.uuid, id: items[0]?.id ?? 0 }
    await call('PATCH /draft_orders/{uuid}/items/{id}', { params, body: { version, quantity: 1 } })
    await openForm()
    const problem = await screen.findByText(t.errors.invalid_order_price_sum)
    expect(problem).toBeVisible()
    expect(await chip('OSZ2026')).toHaveAccessibleDescription(problem.textContent)
    expect(screen.queryByText('Kupon: OSZ2026')).toBeNull()
  })

  test('one for the delivery says that it waits for it', async () => {
    await applyQuietly(await fillCart(api, book.id), 'INGYENHOZD')
    await openForm()
    expect(await chip('INGYENHOZD')).toHaveAccessibleDescription(t.deals.coupons.atDelivery)
  })

  test('one that takes off less than it says, because of fixed prices, says so', () => {
    const coupon = { id: 1, code: 'KONYV10', name: 'Tíz', problem: null, isLimited: true }
    show(<AppliedCoupons order={{ coupons: [coupon], totals: { costs: [] } } as unknown as DraftOrder} />)
    expect(screen.getByText(t.deals.coupons.limited)).toBeVisible()
  })

  test('a refused removal is told, and the coupon stays', async () => {
    await applyQuietly(await fillCart(api, book.id, 3), 'OSZ2026')
    await openForm()
    api.server.use(http.delete('*/api/draft_orders/:uuid/coupons/:id', () => HttpResponse.error()))
    await userEvent.click(await chip('OSZ2026'))
    await waitFor(() => expect(within(applied()).getByRole('alert')).not.toBeEmptyDOMElement())
    expect(await chip('OSZ2026')).toBeVisible()
  })

  test('without a cart in the browser nothing is sent: Missing draftOrder in rootState.', () => {
    expect(() => requireDraftOrder(new QueryClient())).toThrow('Missing draftOrder in rootState.')
  })
})

test('the small cart opens the modal, which is loaded then', async () => {
  await fillCart(api, (await findBooks())(0).id)
  show(<MiniCart open onClose={() => {}} />)
  expect(screen.queryByRole('dialog', { name: t.deals.coupons.title })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: t.cart.couponQuestion }))
  const modal = await screen.findByRole('dialog', { name: t.deals.coupons.title })
  await userEvent.type(within(modal).getByRole('textbox'), 'nincs{Enter}')
  expect(await within(modal).findByText(t.errors.coupon_not_exists)).toBeVisible()
  await userEvent.click(within(modal).getByRole('button', { name: t.cart.close }))
  expect(screen.queryByRole('dialog', { name: t.deals.coupons.title })).toBeNull()
})
