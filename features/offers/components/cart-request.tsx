'use client'

import { useHint } from '#lib/session/hint-cookies.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { RequestButton } from './request-button.tsx'

/** Requests an offer for the books in the cart, which stay there. Only members of an organisation can. */
export const CartRequest = ({ label }: { label: string }) => {
  const isCustomer = useHint('customer') !== undefined
  const isMember = useHint('segment') === 'b2b' && isCustomer
  const { data: order } = useDraftOrder()
  if (!isMember || !order) return null
  return (
    <RequestButton
      label={label}
      className="mt-3 w-full"
      currency={order.currency}
      books={() => ({
        lines: order.items
          .filter(({ dealId }) => dealId === null)
          .map(({ variantId, quantity }) => ({ variantId, quantity })),
      })}
    />
  )
}
