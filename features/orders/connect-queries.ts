import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/browser.ts'
import { asCustomer } from '#lib/session/request-sign-in.ts'
import { clearOrderProof, readOrderProof } from './order-proof.ts'

/** Adds the order to the visitor's account. From then on the account opens it, and no proof is needed. */
export const useConnectOrder = (uuid: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const body = { uuid, email: readOrderProof(uuid) ?? '' }
      return asCustomer(() => call('POST /v2.0/me/orders/connect', { body }))
    },
    onSuccess: () => {
      clearOrderProof(uuid)
      // What the customer may do with the order is read anew, without waiting for it.
      void client.invalidateQueries({ queryKey: ['order', uuid] })
      void client.invalidateQueries({ queryKey: ['order-state', uuid] })
    },
  })
}
