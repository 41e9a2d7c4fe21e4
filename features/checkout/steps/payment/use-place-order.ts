import { useEffect, useState } from 'react'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useRouter } from '#lib/routing/use-router.ts'
import { type OrderWords, useFinalize } from './queries.ts'

/** Places the order, and leads to the page of the payment or to the page of the order. */
export const usePlaceOrder = () => {
  const router = useRouter()
  const finalize = useFinalize()
  const [leavingFor, setLeavingFor] = useState<string>()

  // The back button may show this page again as the visitor left it. The page of the order knows the state of the order.
  useEffect(() => {
    if (!leavingFor) return
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) router.replace({ pathname: '/orders/[id]/status', params: { id: leavingFor } })
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [leavingFor, router])

  const order = (draft: DraftOrder, words: OrderWords) =>
    finalize.mutate(
      { order: draft, words },
      {
        onSuccess: ({ orderUuid, paymentUrl }) => {
          setLeavingFor(orderUuid)
          if (paymentUrl === null) router.push({ pathname: '/orders/[id]/status', params: { id: orderUuid } })
          else window.location.assign(paymentUrl)
        },
      },
    )

  return { order, isBusy: finalize.isPending || leavingFor !== undefined, error: finalize.error }
}
