import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Services } from '../../kernel/context.ts'
import { ok } from '../../kernel/result.ts'
import type { PaymentResult, PaymentState } from '../../ports/payments/port.ts'
import { finalizeOrder, forgiveOrder, lockOrder, type OrderRow, reviveOrder } from '../orders/service.ts'
import {
  hasPaid,
  insertRefund,
  isServedOtherwise,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../payments/queries.ts'
import { canMovePayment } from '../payments/rules/payment-moves.ts'
import { decideSettlement, type Verdict } from './rules/payment-outcome.ts'

interface Case {
  order: OrderRow
  payment: PaymentRow
  state: PaymentState
}

const book = async (ctx: Services, { payment, state }: Case, status: PaymentRow['status']): Promise<void> => {
  if (status !== payment.status && !canMovePayment(payment.status, status))
    throw new Error(`Payment ${payment.id} cannot move from ${payment.status} to ${status}`)
  await updatePayment(ctx.db, payment.id, {
    status,
    result: state.result,
    providerId: state.providerId ?? payment.providerId,
    settledAt: status === 'in_progress' ? null : ctx.now(),
  })
}

/** Money that buys nothing is given back after the commit, once; somebody has to know. */
const owe = async (ctx: Services, { order, payment }: Case, reason: string): Promise<void> => {
  const refundId = await insertRefund(ctx.db, { paymentId: payment.id, amount: payment.amount, reason, at: ctx.now() })
  if (refundId === undefined) return
  await ctx.jobs.enqueue(ctx.db, 'refund', { refundId })
  ctx.log.error({ orderId: order.id, paymentId: payment.id, amount: payment.amount, reason }, 'refund due')
}

const act: Record<Verdict, (ctx: Services, one: Case) => Promise<void>> = {
  nothing: async () => {},
  mismatch: async (ctx, { order, payment, state }) =>
    ctx.log.error(
      {
        orderId: order.id,
        paymentId: payment.id,
        expected: [payment.orderRef, payment.amount, payment.currency],
        told: [state.orderRef, state.amount, state.currency],
      },
      'the provider speaks of another payment',
    ),
  pending: (ctx, one) => book(ctx, one, 'in_progress'),
  failed: (ctx, one) => book(ctx, one, 'not_paid'),
  paid: async (ctx, one) => {
    await book(ctx, one, 'paid')
    await forgiveOrder(ctx, one.order)
    await finalizeOrder(ctx, one.order, 'paid')
  },
  paid_late: async (ctx, one) => {
    await book(ctx, one, 'paid')
    if (!(await reviveOrder(ctx, one.order, 'paid late')))
      await owe(ctx, one, 'paid after it was cancelled, copies gone')
  },
  paid_in_vain: async (ctx, one) => {
    // An order is paid once: a second payment does not pay it, whatever its result.
    await book(ctx, one, (await hasPaid(ctx.db, one.order.id)) ? 'not_paid' : 'paid')
    await owe(ctx, one, 'paid although the order is served otherwise')
  },
}

/** What stands in the books afterwards, which need not be what the provider said. */
const resultAfter = (verdict: Verdict, { payment, state }: Case): PaymentResult =>
  verdict === 'nothing' || verdict === 'mismatch' ? (payment.result ?? 'PENDING') : state.result

/**
 * The one way by which a payment ends: the return page, the notification and the sweeper all bring the provider's
 * verified word here, as often and in whatever order they come.
 * @returns how the payment stands afterwards
 */
export const settlePayment = async (
  ctx: Services,
  { id, orderId }: PaymentRow,
  state: PaymentState,
): Promise<PaymentResult> => {
  const settled = await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const payment = await lockPayment(tx.db, id)
    if (!order || !payment) throw new Error(`Payment ${id} has lost its order`)
    const verdict = decideSettlement(
      { payment, order, isServedOtherwise: await isServedOtherwise(tx.db, payment) },
      state,
    )
    await act[verdict](tx, { order, payment, state })
    return ok(resultAfter(verdict, { order, payment, state }))
  })
  if (!settled.ok) throw new Error(`Payment ${id} could not be settled`)
  return settled.value
}
