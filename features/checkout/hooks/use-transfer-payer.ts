import { useQuery } from '@tanstack/react-query'
import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useOrganization } from '#lib/session/organization.ts'
import { paymentContextsQuery } from '../steps/payment/queries.ts'

/** The organisation to which an order by transfer is billed. */
export interface TransferPayer {
  /** As it has registered; null where the shop does not know its data. */
  billing: BillingForm | null
  /** Whether the member can pay by transfer only, so that nobody else can be billed. */
  isOnly: boolean
}

/** Null where a transfer is not offered, or cannot be read: the step works without it. Undefined until it is known. */
export const useTransferPayer = (order: DraftOrder): TransferPayer | null | undefined => {
  const organization = useOrganization()
  const { data, isError } = useQuery({
    ...paymentContextsQuery(order),
    enabled: organization !== undefined,
    retry: false,
  })
  if (!organization || isError) return null
  if (!data) return undefined
  return (
    data.transfer && {
      billing: organization.billing,
      isOnly: data.items.every(({ paymentMethod }) => paymentMethod.key === 'transfer'),
    }
  )
}
