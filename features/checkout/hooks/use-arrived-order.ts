import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRouter } from '#lib/routing/use-router.ts'
import { saveCartHint } from '#lib/session/hint-cookies.ts'
import { arrivedOrderQuery } from '../queries.ts'
import { savePlacedOrder } from '../rules/placed-order.ts'
import { clearUnanswered, readUnanswered } from '../rules/unanswered-order.ts'

/**
 * Leads to the order whose answer never came, as soon as its cart is found empty.
 * @returns whether the answer is still to come
 */
export const useArrivedOrder = (isEmpty: boolean): boolean => {
  const router = useRouter()
  const [sent] = useState(readUnanswered)
  const { data: orderUuid, isLoading } = useQuery(arrivedOrderQuery(isEmpty ? sent : null))

  useEffect(() => {
    if (!orderUuid) return
    clearUnanswered()
    savePlacedOrder(orderUuid)
    saveCartHint(0)
    // Where the order waits for its payment, its page leads on to the payment.
    router.replace({ pathname: '/orders/[id]/status', params: { id: orderUuid } })
  }, [orderUuid, router])

  return isLoading || Boolean(orderUuid)
}
