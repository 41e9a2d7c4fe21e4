import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import type { PaymentResult, PaymentState } from '../../ports/payments/port.ts'
import { canOrderAgain, orderAgain } from '../offers/service.ts'
import { finalizeOrder, lockOrder, type OrderRow, reviveOrder } from '../orders/service.ts'
import { canMovePayment } from '../payments/rules/payment-moves.ts'
import {
  hasPaid,
  insertRefund,
  isServedOtherwise,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../payments/service.ts'
import { forgiveOrder } from './limit-orders.ts'
import { decideOutcome, type Outcome } from './rules/payment-outcome.ts'

interface Case {
  order: OrderRow
  payment: PaymentRow
  state: PaymentState
}

const record = async (ctx: Services, { payment, state }: Case, status: PaymentRow['status']): Promise<void> => {
  if (status !== payment.status && !canMovePayment(payment.status, status))
    throw new Error(`Payment ${payment.id} cannot move from ${payment.status} to ${status}`)
  await updatePayment(ctx.db, payment.id, {
    status,
    result: state.result,
    providerId: state.providerId ?? payment.providerId,
    completedAt: status === 'in_progress' ? null : ctx.now(),
  })
}

/** Money that buys nothing is refunded after the commit, once. The log tells the operator. */
const requestRefund = async (ctx: Services, { order, payment }: Case, reason: string): Promise<void> => {
  const refundId = await insertRefund(ctx.db, { paymentId: payment.id, amount: payment.amount, reason, at: ctx.now() })
  if (refundId === undefined) return
  await ctx.jobs.enqueue(ctx.db, 'refund', { refundId })
  ctx.log.error({ orderId: order.id, paymentId: payment.id, amount: payment.amount, reason }, 'refund due')
}

const actions: Record<Outcome, (ctx: Services, one: Case) => Promise<void>> = {
  nothing: async () => {},
  mismatch: async (ctx, { order, payment, state }) =>
    ctx.log.error(
      {
        orderId: order.id,
        paymentId: payment.id,
        expected: [payment.orderRef, payment.amount, payment.currency],
        answered: [state.orderRef, state.amount, state.currency],
      },
      'the provider answered about another payment',
    ),
  pending: (ctx, one) => record(ctx, one, 'in_progress'),
  failed: (ctx, one) => record(ctx, one, 'not_paid'),
  paid: async (ctx, one) => {
    await record(ctx, one, 'paid')
    await forgiveOrder(ctx, one.order)
    await finalizeOrder(ctx, one.order, 'paid')
  },
  paid_late: async (ctx, one) => {
    await record(ctx, one, 'paid')
    if (await reviveOrder(ctx, one.order, 'paid late')) await orderAgain(ctx, one.order, 'job:late-payment')
    else await requestRefund(ctx, one, 'paid after it was cancelled, copies gone')
  },
  paid_in_vain: async (ctx, one) => {
    // An order is paid once: a second payment does not pay it, whatever its result.
    await record(ctx, one, (await hasPaid(ctx.db, one.order.id)) ? 'not_paid' : 'paid')
    await requestRefund(ctx, one, 'paid although the order is served otherwise, or cancelled')
  },
}

/** How the payment stands afterwards, which need not be what the provider said. */
const resultAfter = (outcome: Outcome, { payment, state }: Case): PaymentResult =>
  outcome === 'nothing' || outcome === 'mismatch' ? (payment.result ?? 'PENDING') : state.result

/**
 * Records what a provider says of a payment, and does what follows for its order. The return page, the notification and
 * the sweeper all call it with the provider's verified answer, any number of times and in any order.
 * @returns how the payment stands afterwards
 */
export const recordResult = async (
  ctx: Services,
  { id, orderId }: PaymentRow,
  state: PaymentState,
): Promise<PaymentResult> => {
  const recorded = await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const payment = await lockPayment(tx.db, id)
    if (!order || !payment) throw new Error(`Payment ${id} has lost its order`)
    // What somebody has cancelled does not come back: its money does.
    const isOver = order.status === 'cancelled' && (order.cancelledBy !== null || !(await canOrderAgain(tx, order)))
    const isServed = isOver || (await isServedOtherwise(tx.db, payment))
    const outcome = decideOutcome({ payment, order, isServedOtherwise: isServed }, state)
    await actions[outcome](tx, { order, payment, state })
    return ok(resultAfter(outcome, { order, payment, state }))
  })
  if (!recorded.ok) throw new Error(`The result of payment ${id} could not be recorded`)
  return recorded.value
}
