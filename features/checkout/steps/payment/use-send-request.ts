import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { isUnanswered } from '#lib/api/is-unanswered.ts'
import { useRequestKey } from '#lib/api/use-request-key.ts'
import { clearDraft } from '#lib/forms/form-draft.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { clearDraftOrder, renewDraftOrder } from '#lib/session/draft-order.ts'
import { stepDraftKey } from '../../hooks/use-step-form.ts'
import type { MemberWords } from './member-payment.tsx'

interface Input {
  organizationId: number
  order: DraftOrder
  words: MemberWords
}

/** Sends the cart to the masters of the organisation, and leads to the requests. */
export const useSendRequest = () => {
  const client = useQueryClient()
  const router = useRouter()
  const keyOf = useRequestKey()
  const { mutate, error, isPending, isSuccess } = useMutation({
    scope: { id: 'draft-order' },
    mutationFn: ({ organizationId, order: { uuid, version, totals }, words: { costCenterId, ...words } }: Input) => {
      const input = {
        params: { id: organizationId },
        body: {
          cart: uuid,
          version,
          expectedTotal: totals.total.gross,
          ...words,
          ...(costCenterId !== null && { costCenterId }),
        },
      }
      return call('POST /v2.0/organizations/{id}/approvals', input, { idempotencyKey: keyOf(input) })
    },
    onSuccess: (_, { order }) => {
      clearDraft(stepDraftKey(order, 'payment'))
      router.push('/organization/approvals')
      clearDraftOrder(client)
    },
    // After a lost answer the cart stays in sight, so the button sends the same request once more.
    onError: async (failure) => {
      if (!isUnanswered(failure)) await renewDraftOrder(client)(failure)
    },
  })
  return { send: mutate, error, isBusy: isPending || isSuccess }
}
