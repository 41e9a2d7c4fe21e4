import type { OrderStatus } from '#contracts/orders.ts'
import type { CopiesOf } from './sale.ts'

/** Google takes events of the last 72 hours; a later purchase would count for the wrong visit anyway. */
const freshMs = 3 * 86_400_000

const standing = new Set<OrderStatus>(['finalized', 'processing', 'fulfilled'])

/** Whether a purchase is to be sent: the order stands, which means that it is paid where it is paid online. */
export const isPurchaseDue = ({ status, placedAt }: { status: OrderStatus; placedAt: Date }, now: Date): boolean =>
  standing.has(status) && now.getTime() - placedAt.getTime() < freshMs

export interface Returned {
  /** The number of the withdrawal. */
  key: string
  copies: CopiesOf
}

interface DueRefund {
  key: string
  /** The copies that go back; the rest of the order where it is left out. */
  copies?: CopiesOf
}

const whole = 'cancelled'

/**
 * The refunds that were not sent yet. A cancelled order goes back as a whole, less what had gone back before.
 * @param accepted the withdrawals that the shop has accepted, the earliest first
 */
export const dueRefunds = (
  status: OrderStatus,
  accepted: readonly Returned[],
  sent: readonly string[],
): DueRefund[] => {
  if (status === 'cancelled') return sent.includes(whole) ? [] : [{ key: whole }]
  return accepted.filter(({ key }) => !sent.includes(key))
}
