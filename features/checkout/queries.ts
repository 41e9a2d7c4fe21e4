import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { draftOrderQuery, saveDraftOrder, renewDraftOrder } from '#lib/session/draft-order.ts'

/**
 * Only one change of the draft order at a time, changes of the cart included: each needs the version that the change
 * before it has made.
 */
export const useDraftOrderWrite = <Input>(save: (order: DraftOrder, input: Input) => Promise<DraftOrder>) => {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['draft-order'],
    scope: { id: 'draft-order' },
    mutationFn: (input: Input) => {
      const order = client.getQueryData(draftOrderQuery.queryKey)
      if (!order) throw new Error('A step was sent without a draft order')
      return save(order, input)
    },
    onSuccess: (order) => saveDraftOrder(client, order),
    onError: renewDraftOrder(client),
  })
}

/** The uuid of the order that a draft order has become; null if it has not. For a draft order that was sent without an answer. */
export const arrivedOrderQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['arrived-order', uuid],
    queryFn: uuid ? ({ signal }) => call('GET /draft_orders/{uuid}', { params: { uuid } }, { signal }) : skipToken,
    select: ({ orderUuid }) => orderUuid,
  })
