import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRouter } from '#lib/routing/use-router.ts'
import { saveCartHint } from '#lib/session/hint-cookies.ts'
import { arrivedOrderQuery } from '../queries.ts'
import { keepPlacedOrder } from '../rules/placed-order.ts'
import { dropUnanswered, readUnanswered } from '../rules/unanswered-order.ts'

/**
 * Leads to the order whose answer never came, once its cart is found empty.
 * @returns whether that is still being found out
 */
export const useArrivedOrder = (isEmpty: boolean): boolean => {
  const router = useRouter()
  const [sent] = useState(readUnanswered)
  const { data: orderUuid, isLoading } = useQuery(arrivedOrderQuery(isEmpty ? sent : null))

  useEffect(() => {
    if (!orderUuid) return
    dropUnanswered()
    keepPlacedOrder(orderUuid)
    saveCartHint(0)
    // Where the order waits for its payment, its page leads on to it.
    router.replace({ pathname: '/orders/[id]/status', params: { id: orderUuid } })
  }, [orderUuid, router])

  return isLoading || Boolean(orderUuid)
}
