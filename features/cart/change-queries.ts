import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { currentOrder, writeOptions } from './queries.ts'

// Changes of the cart's own page. Other pages only put something in, and do not load this.

const quantityKey = ['draft-order', 'quantity'] as const

interface Change {
  itemId: number
  /** 0 removes the item. */
  quantity: number
}

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

export const useChangeQuantity = () => {
  const client = useQueryClient()
  return useMutation({
    ...writeOptions(client),
    mutationKey: quantityKey,
    mutationFn: async (change: Change): Promise<DraftOrder | null> => {
      const order = currentOrder(client)
      return !order || isOutdated(client, change) ? (order ?? null) : changeItem(order, change)
    },
  })
}

/** Whether what is yet to be published comes in a parcel of its own. */
export const useSendSeparately = () => {
  const client = useQueryClient()
  return useMutation({
    ...writeOptions(client),
    mutationKey: ['draft-order', 'parcels'],
    mutationFn: async (sendSeparately: boolean): Promise<DraftOrder | null> => {
      const order = currentOrder(client)
      if (!order) return null
      return call('PATCH /draft_orders/{uuid}', {
        params: { uuid: order.uuid },
        body: { version: order.version, sendSeparately },
      })
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
