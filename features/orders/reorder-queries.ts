import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#lib/api/browser.ts'
import { renewDraftOrder, saveDraftOrder } from '#lib/session/draft-order.ts'
import { withSession } from '#lib/session/with-session.ts'
import { readOrderProof } from './order-proof.ts'

/**
 * Brings what an order had to the cart, and reads the cart anew. The key stays the same until the answer has come: who
 * tries again because none came adds nothing twice.
 */
export const useReorder = (uuid: string) => {
  const client = useQueryClient()
  const key = useRef<string>(undefined)
  return useMutation({
    scope: { id: 'draft-order' },
    mutationFn: () => {
      const idempotencyKey = (key.current ??= crypto.randomUUID())
      const email = readOrderProof(uuid)
      return withSession(async () => {
        const input = { params: { uuid }, body: email ? { email } : {} }
        const report = await call('POST /orders/{uuid}/reorder', input, { idempotencyKey })
        key.current = undefined
        const current = await call('GET /draft_orders/current', {}).catch(() => undefined)
        if (current?.draftOrder) await saveDraftOrder(client, current.draftOrder)
        return report
      })
    },
    onError: renewDraftOrder(client),
  })
}
