import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { currentOrder, writeOptions } from './queries.ts'

// Changes that only the page of the cart makes. Other pages only add to the cart, so they do not load this file.

const quantityKey = ['draft-order', 'quantity'] as const

interface Change {
  itemId: number
  /** 0 removes the item. */
  quantity: number
}

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null && 'itemId' in value

/** A visitor may click several times while a request runs: only the last quantity of an item is sent. */
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

/** Whether books that are not published yet come in a parcel of their own. */
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
 * Quantities that the visitor has chosen and the server has not confirmed yet, by item. They are shown instead of the
 * server's quantity. An entry is removed when its request fails, and the server's quantity is shown again.
 */
export const usePendingQuantities = (): ReadonlyMap<number, number> => {
  const changes = useMutationState({
    filters: { mutationKey: quantityKey, status: 'pending' },
    select: ({ state: { variables } }) => variables,
  })
  return new Map(changes.filter(isChange).map(({ itemId, quantity }) => [itemId, quantity]))
}
