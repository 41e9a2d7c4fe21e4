import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-orders.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { draftOrderQuery, forgetDraftOrder, keepDraftOrder, openDraftOrder, renewDraftOrder } from '#lib/session/draft-order.ts'
import { withSession } from '#lib/session/with-session.ts'

/** One write at a time: each needs the version that the one before it left behind. */
const scope = { id: 'draft-order' }
const quantityKey = ['draft-order', 'quantity'] as const

export interface NewItem {
  variantId: number
  quantity: number
}

interface Change {
  itemId: number
  /** 0 removes the item. */
  quantity: number
}

const current = (client: QueryClient): DraftOrder | null | undefined => client.getQueryData(draftOrderQuery.queryKey)

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'draft_order_closed' || error.code === 'not_found')

const postItem = async (client: QueryClient, item: NewItem): Promise<DraftOrder> => {
  const uuid = current(client)?.uuid ?? (await openDraftOrder()).uuid
  return call('POST /draft_orders/{uuid}/items', { params: { uuid }, body: item })
}

/** Into the cart, which is made on demand (spec point 4), and anew if the old one was ordered in another tab. */
const addItem = (client: QueryClient, item: NewItem): Promise<DraftOrder> =>
  withSession(() =>
    postItem(client, item).catch((error: unknown) => {
      if (!isGone(error) || !current(client)) throw error
      forgetDraftOrder(client)
      return postItem(client, item)
    }),
  )

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null && 'itemId' in value

/** Clicks that came while another request ran: only the last one of an item counts. */
const isOutdated = (client: QueryClient, change: Change): boolean => {
  const waiting = client.getMutationCache().findAll({ mutationKey: quantityKey, status: 'pending' })
  const last = waiting.findLast(({ state: { variables } }) => isChange(variables) && variables.itemId === change.itemId)
  return last !== undefined && last.state.variables !== change
}

const changeItem = (order: DraftOrder, { itemId, quantity }: Change): Promise<DraftOrder> => {
  const params = { uuid: order.uuid, id: itemId }
  return quantity === 0
    ? call('DELETE /draft_orders/{uuid}/items/{id}', { params })
    : call('PATCH /draft_orders/{uuid}/items/{id}', { params, body: { version: order.version, quantity } })
}

const shared = (client: QueryClient) => ({
  scope,
  onSuccess: (order: DraftOrder | null) => (order ? keepDraftOrder(client, order) : undefined),
  // What the page shows is no longer what the server has: read it again, whatever the reason was.
  onError: renewDraftOrder(client),
})

export const useAddItem = () => {
  const client = useQueryClient()
  return useMutation({ ...shared(client), mutationFn: (item: NewItem) => addItem(client, item) })
}

export const useChangeQuantity = () => {
  const client = useQueryClient()
  return useMutation({
    ...shared(client),
    mutationKey: quantityKey,
    mutationFn: async (change: Change): Promise<DraftOrder | null> => {
      const order = current(client)
      return !order || isOutdated(client, change) ? (order ?? null) : changeItem(order, change)
    },
  })
}

/** Whether what is yet to be published comes in a parcel of its own. */
export const useSendSeparately = () => {
  const client = useQueryClient()
  return useMutation({
    ...shared(client),
    mutationKey: ['draft-order', 'parcels'],
    mutationFn: async (sendSeparately: boolean): Promise<DraftOrder | null> => {
      const order = current(client)
      if (!order) return null
      return call('PATCH /draft_orders/{uuid}', { params: { uuid: order.uuid }, body: { version: order.version, sendSeparately } })
    },
  })
}

/**
 * What the visitor has asked for and the server has not confirmed yet, by item. Shown instead of the server's
 * quantity; when the request fails the entry goes, and with it the change.
 */
export const usePendingQuantities = (): ReadonlyMap<number, number> => {
  const changes = useMutationState({
    filters: { mutationKey: quantityKey, status: 'pending' },
    select: ({ state: { variables } }) => variables,
  })
  return new Map(changes.filter(isChange).map(({ itemId, quantity }) => [itemId, quantity]))
}
