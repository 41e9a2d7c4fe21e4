import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { orderIds } from '#lib/analytics/order-ids.ts'
import { call } from '#lib/api/browser.ts'
import { isUnanswered } from '#lib/api/is-unanswered.ts'
import { clearDraft } from '#lib/forms/form-draft.ts'
import { renewDraftOrder } from '#lib/session/draft-order.ts'
import { saveCartHint } from '#lib/session/hint-cookies.ts'
import { stepDraftKey } from '../../hooks/use-step-form.ts'
import { useDraftOrderWrite } from '../../queries.ts'
import { savePlacedOrder } from '../../rules/placed-order.ts'
import { clearUnanswered, saveUnanswered } from '../../rules/unanswered-order.ts'
import { finalizeKey } from './finalize-key.ts'

type Versioned = Pick<DraftOrder, 'uuid' | 'version'>

/** Fees and totals depend on everything that a change of the cart can change, so each version has its own. */
export const paymentContextsQuery = ({ uuid, version }: Versioned) =>
  queryOptions({
    queryKey: ['payment-contexts', uuid, version],
    queryFn: ({ signal }) => call('GET /draft_orders/{uuid}/payment_contexts', { params: { uuid } }, { signal }),
    placeholderData: keepPreviousData,
  })

const savePaymentMethod = ({ uuid, version }: Versioned, paymentMethodId: number): Promise<DraftOrder> =>
  call('PUT /draft_orders/{uuid}/payment_method', { params: { uuid }, body: { version, paymentMethodId } })

/** Saved as soon as it is chosen, because the total depends on it. */
export const useChoosePayment = () => useDraftOrderWrite(savePaymentMethod)

/** What the buyer's organisation has in its own books. */
export interface OrderWords {
  poNumber: string
  costCenterId: number | null
}

interface Ordered {
  order: DraftOrder
  words: OrderWords
}

/** Places the order with the version and the total that the visitor sees. */
export const useFinalize = () => {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'draft-order' },
    mutationFn: ({ order: { uuid, version, totals }, words: { poNumber, costCenterId } }: Ordered) =>
      call(
        'POST /draft_orders/{uuid}/finalize',
        {
          params: { uuid },
          body: {
            version,
            expectedTotal: totals.total.gross,
            ...(poNumber && { poNumber }),
            ...(costCenterId !== null && { costCenterId }),
            analytics: orderIds(),
          },
        },
        { idempotencyKey: finalizeKey({ uuid, version }) },
      ),
    onSuccess: ({ orderUuid }, { order }) => {
      clearUnanswered()
      clearDraft(stepDraftKey(order, 'payment'))
      savePlacedOrder(orderUuid)
      // The member's own cart stays as it is beside an offer.
      if (!order.offer) saveCartHint(0)
    },
    onError: (error, { order: { uuid } }) => {
      if (isUnanswered(error)) saveUnanswered(uuid)
      return renewDraftOrder(client)(error)
    },
    // What is free of the limits is no longer true. A visitor who is leaving for the order does not see it change.
    onSettled: (_, error) =>
      client.invalidateQueries({ queryKey: ['organization'], refetchType: error ? 'active' : 'none' }),
  })
}
