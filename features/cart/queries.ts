import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import {
  draftOrderQuery,
  clearDraftOrder,
  saveDraftOrder,
  openDraftOrder,
  renewDraftOrder,
} from '#lib/session/draft-order.ts'
import { withSession } from '#lib/session/with-session.ts'

/** One write at a time: each needs the version that the one before it left behind. */
const scope = { id: 'draft-order' }

export interface NewItem {
  variantId: number
  quantity: number
}

/** The cart as this browser knows it. */
export const currentOrder = (client: QueryClient): DraftOrder | null | undefined =>
  client.getQueryData(draftOrderQuery.queryKey)

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'draft_order_closed' || error.code === 'not_found')

const postItem = async (client: QueryClient, item: NewItem): Promise<DraftOrder> => {
  const uuid = currentOrder(client)?.uuid ?? (await openDraftOrder()).uuid
  return call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: item })
}

/** Into the cart, which is made on demand (spec point 4), and anew if the old one was ordered in another tab. */
const addItem = (client: QueryClient, item: NewItem): Promise<DraftOrder> =>
  withSession(() =>
    postItem(client, item).catch((error: unknown) => {
      if (!isGone(error) || !currentOrder(client)) throw error
      clearDraftOrder(client)
      return postItem(client, item)
    }),
  )

/** What every write to the cart has in common. */
export const writeOptions = (client: QueryClient) => ({
  scope,
  onSuccess: (order: DraftOrder | null) => (order ? saveDraftOrder(client, order) : undefined),
  // What the page shows is no longer what the server has: read it again, whatever the reason was.
  onError: renewDraftOrder(client),
})

export const useAddItem = () => {
  const client = useQueryClient()
  return useMutation({ ...writeOptions(client), mutationFn: (item: NewItem) => addItem(client, item) })
}
