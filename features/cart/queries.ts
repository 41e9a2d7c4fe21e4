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

/** Writes run one after the other, because each needs the version that the write before it returned. */
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

/**
 * Runs a write on the cart's uuid. The cart is created on demand (spec point 4), and anew if another tab has ordered the
 * old one.
 */
export const writeCart = <Answer>(client: QueryClient, write: (uuid: string) => Promise<Answer>): Promise<Answer> => {
  const run = async () => write(currentOrder(client)?.uuid ?? (await openDraftOrder()).uuid)
  return withSession(() =>
    run().catch((error: unknown) => {
      if (!isGone(error) || !currentOrder(client)) throw error
      clearDraftOrder(client)
      return run()
    }),
  )
}

const addItem = (client: QueryClient, item: NewItem): Promise<DraftOrder> =>
  writeCart(client, (uuid) => call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: item }))

/** The options that every write to the cart shares. */
export const writeOptions = (client: QueryClient) => ({
  scope,
  onSuccess: (order: DraftOrder | null) => (order ? saveDraftOrder(client, order) : undefined),
  // The page no longer shows the state of the server. It is read again, whatever the reason of the failure was.
  onError: renewDraftOrder(client),
})

export const useAddItem = () => {
  const client = useQueryClient()
  return useMutation({ ...writeOptions(client), mutationFn: (item: NewItem) => addItem(client, item) })
}
