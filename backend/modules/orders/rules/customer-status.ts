import type { CustomerStatus, OrderStatus } from '#contracts/orders.ts'

interface Parcel {
  arrivedAt: Date | null
  handedOverAt: Date | null
}

/** As long as the buyer may withdraw, the parcel is in the foreground; then the order is simply done. */
const receivedMs = 14 * 24 * 60 * 60 * 1000

const isWaiting = ({ arrivedAt, handedOverAt }: Parcel): boolean => arrivedAt !== null && handedOverAt === null

/** What the customer is told of an order (spec point 4): its status and that of its parcels in one word. */
export const customerStatus = (status: OrderStatus, parcels: readonly Parcel[], now: Date): CustomerStatus => {
  if (status === 'new' || status === 'under_payment') return 'under_payment'
  if (status === 'cancelled' || status === 'finalized') return status
  if (parcels.some(isWaiting)) return 'pickup_available'
  if (status === 'processing') return 'under_process'
  const received = parcels.map(({ handedOverAt }) => handedOverAt?.getTime() ?? 0)
  return Math.max(0, ...received) + receivedMs > now.getTime() ? 'package_received' : 'fulfilled'
}
