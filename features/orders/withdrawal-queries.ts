import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WithdrawalForm } from '#contracts/withdrawal-form.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/browser.ts'
import { readOrderProof } from './order-proof.ts'

export interface Declaration extends WithdrawalForm {
  items: { id: number; quantity: number }[]
  /** The same for every try to send the same declaration. */
  key: string
}

export const useWithdraw = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...declaration }: Declaration) => {
      const orderEmail = readOrderProof(uuid)
      return call(
        'POST /orders/{uuid}/withdrawals',
        { params: { uuid }, body: { ...declaration, ...(orderEmail && { orderEmail }) } },
        { idempotencyKey: key },
      )
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['order', uuid] }),
    onError: async (error) => {
      // Another tab may have withdrawn, or a download may have begun, in the meantime.
      const hasChanged = error instanceof ApiError && error.status === 409
      if (hasChanged) await client.invalidateQueries({ queryKey: ['order', uuid] })
    },
  })
}
