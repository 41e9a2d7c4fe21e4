import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#components/ui/toast-store.ts'
import { call } from '#lib/api/browser.ts'
import { messages } from '#lib/i18n/messages.ts'
import { readHint } from '#lib/session/hint-cookies.ts'
import { type ApiServer, startApiServer } from '#tests/support/api-server.ts'
import { show } from '../cart.test-support.tsx'
import { type DealBook, dealBooks, prepareBook } from '../deals.test-support.ts'
import { AddWithRewardLoader } from './add-with-reward-loader.tsx'

vi.mock('#lib/routing/use-router.ts', () => ({ useRouter: () => ({ push: vi.fn<(href: string) => void>() }) }))

let api: ApiServer
let book: DealBook
beforeAll(async () => {
  api = await startApiServer()
  book = await prepareBook(api, dealBooks.giving)
})
afterAll(() => api.close())
beforeEach(() => {
  api.clearVisitor()
  useToasts.setState({ toasts: [] })
})

const showButton = async (): Promise<number> => {
  const { rewardDeals } = await call('GET /v2.0/variants/{id}/deals', { params: { id: String(book.id) } })
  const [deal] = rewardDeals
  const [reward] = deal?.rewards ?? []
  if (!deal || !reward) throw new Error('The book brings no gift')
  const { id, title } = reward.variant
  show(
    <AddWithRewardLoader
      variantId={book.id}
      title={book.title}
      dealId={deal.dealId}
      rewardId={id}
      rewardTitle={title}
    />,
  )
  return id
}
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${messages.hu.cart.addWith}: `) }))
const cart = async () => (await call('GET /draft_orders/current', {})).draftOrder?.items ?? []

test('the book and its gift are put into the cart together', async () => {
  const gift = await showButton()
  await press()
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.tone).toBe('success'))
  const [first, second] = await cart()
  expect(first).toMatchObject({ variantId: book.id, type: 'ITEM' })
  expect(second).toMatchObject({ variantId: gift, type: 'ITEM_GIFT', parentId: first?.id, total: { gross: 0 } })
  expect(readHint('cart')).toBe('2')
})

test('where the gift is gone meanwhile, this is told, and the book is in the cart', async () => {
  await showButton()
  await api.services.db.execute(sql`update deals set enabled = false where key = 'micimacko-ajandek'`)
  await press()
  await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe(messages.hu.errors.deal_not_available))
  expect((await cart()).map(({ variantId }) => variantId)).toEqual([book.id])
  await api.services.db.execute(sql`update deals set enabled = true where key = 'micimacko-ajandek'`)
})
