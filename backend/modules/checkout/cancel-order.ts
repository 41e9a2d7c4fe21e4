import type { OrderState } from '#contracts/orders.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { actorName, reopenOffer } from '../offers/service.ts'
import { presentState } from '../order-details/service.ts'
import {
  cancelOrder,
  findProvenOrder,
  findShipments,
  isCancellable,
  lockOrder,
  type OrderRow,
} from '../orders/service.ts'
import { closeOpenAttempts, findLatestAttempt, refundOrder, withdrawPayment } from '../payments/service.ts'
import { refreshPayment } from './refresh-payment.ts'

const reason = 'cancelled by the buyer'

/** @returns whether a payment of the order may still be under way at its provider */
const isBeingPaid = async (ctx: Services, orderId: number): Promise<boolean> => {
  const last = await findLatestAttempt(ctx.db, orderId)
  if (last?.status !== 'in_progress' || (await withdrawPayment(ctx, last))) return false
  const result = await refreshPayment(ctx, last)
  return result === 'PENDING' || result === 'unreachable'
}

type CancelError = 'order_not_cancellable' | 'payment_in_progress'

const cancel = (ctx: Context, id: number): Promise<Result<OrderRow, CancelError>> =>
  inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || !(await isCancellable(tx.db, order, await findShipments(tx.db, id))))
      return fail('order_not_cancellable')
    await reopenOffer(tx, order, actorName(tx))
    await cancelOrder(tx, order, reason, 'buyer')
    await closeOpenAttempts(tx.db, id, tx.now())
    await refundOrder(tx, id, reason)
    return ok({ ...order, status: 'cancelled', cancelledBy: 'buyer' })
  })

/**
 * Cancels an order that has not left yet, for its buyer. A payment that is being made at this moment is withdrawn, or
 * recorded and given back; while its provider cannot tell, nothing is cancelled. A second call finds the work done.
 */
export const cancelByBuyer = async (
  ctx: Context,
  uuid: string,
  email: string | undefined,
): Promise<Result<OrderState, CancelError | 'not_found' | 'verification_failed' | 'too_many_requests'>> => {
  const found = await findProvenOrder(ctx, uuid, 'orders.cancel', email)
  if (!found.ok) return found
  const order = found.value
  if (order.cancelledBy === 'buyer') return ok(await presentState(ctx, order))
  if (!(await isCancellable(ctx.db, order, await findShipments(ctx.db, order.id)))) return fail('order_not_cancellable')
  if (await isBeingPaid(ctx, order.id)) return fail('payment_in_progress')
  const cancelled = await cancel(ctx, order.id)
  return cancelled.ok ? ok(await presentState(ctx, cancelled.value)) : cancelled
}
