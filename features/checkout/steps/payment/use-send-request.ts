import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { call } from '#lib/api/browser.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { clearDraftOrder, renewDraftOrder } from '#lib/session/draft-order.ts'
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
  const { mutate, error, isPending, isSuccess } = useMutation({
    scope: { id: 'draft-order' },
    mutationFn: ({ organizationId, order: { uuid, version, totals }, words: { costCenterId, ...words } }: Input) =>
      call('POST /v2.0/organizations/{id}/approvals', {
        params: { id: organizationId },
        body: {
          cart: uuid,
          version,
          expectedTotal: totals.total.gross,
          ...words,
          ...(costCenterId !== null && { costCenterId }),
        },
      }),
    onSuccess: () => {
      router.push('/organization/approvals')
      clearDraftOrder(client)
    },
    onError: renewDraftOrder(client),
  })
  return { send: mutate, error, isBusy: isPending || isSuccess }
}
