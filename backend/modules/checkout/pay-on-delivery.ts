import type { OrderState } from '#contracts/orders.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import { paymentFits } from '../draft-orders/rules/payment-fit.ts'
import { presentState } from '../order-details/service.ts'
import { isRetryable } from '../orders/rules/retryable.ts'
import { finalizeOrder, findOwnOrder, lockOrder, replaceAdjustments, updateOrder } from '../orders/service.ts'
import {
  closeOpenAttempts,
  findLatestAttempt,
  findPaymentMethods,
  paymentFee,
  type PaymentRow,
  withdrawPayment,
} from '../payments/service.ts'
import { paymentAdjustment } from '../pricing/rules/adjustments.ts'
import { addAttempt } from './add-attempt.ts'
import { refreshPayment } from './refresh-payment.ts'

type SwitchError =
  | 'not_found'
  | 'order_not_payable'
  | 'payment_not_needed'
  | 'payment_in_progress'
  | 'payment_method_not_available'

/** An order must not be paid twice: a card payment that can still be made is withdrawn, or the change is refused. */
const refuseOpenPayment = async (ctx: Services, payment: PaymentRow): Promise<Failure<SwitchError> | undefined> => {
  if (payment.status !== 'in_progress' || (await withdrawPayment(ctx, payment))) return undefined
  const result = await refreshPayment(ctx, payment)
  if (result === 'SUCCESSFUL') return fail('payment_not_needed')
  return result === 'PENDING' || result === 'unreachable' ? fail('payment_in_progress') : undefined
}

const switchOrder = async (ctx: Services, orderId: number): Promise<Result<null, SwitchError>> => {
  const order = await lockOrder(ctx, orderId)
  if (!order || !isRetryable(order, ctx.now())) return fail('order_not_payable')
  const paymentMethods = await findPaymentMethods(ctx)
  const cash = paymentMethods.find(({ key }) => key === 'cash_on_delivery')
  if (!cash || !paymentFits(cash, order.deliveryFlow, order.currency)) return fail('payment_method_not_available')
  const fee = paymentAdjustment(paymentFee(cash, order.currency))
  const changed = await replaceAdjustments(ctx.db, order, 'payment', fee ? [fee] : [])
  await updateOrder(ctx.db, order.id, { paymentMethodId: cash.id })
  await closeOpenAttempts(ctx.db, order.id, ctx.now())
  await addAttempt(ctx, changed, 'cash_on_delivery')
  await finalizeOrder(ctx, changed, 'paid on delivery instead')
  return ok(null)
}

export const payOnDelivery = async (ctx: Context, uuid: string): Promise<Result<OrderState, SwitchError>> => {
  const order = await findOwnOrder(ctx, uuid, 'orders.pay')
  if (!order) return fail('not_found')
  const last = await findLatestAttempt(ctx.db, order.id)
  if (last?.status === 'paid') return fail('payment_not_needed')
  // A second click finds the change done.
  if (last?.method === 'cash_on_delivery' && order.status === 'finalized') return ok(await presentState(ctx, order))
  if (!last || !isRetryable(order, ctx.now())) return fail('order_not_payable')
  const refused = await refuseOpenPayment(ctx, last)
  if (refused) return refused
  const switched = await inTransaction(ctx, (tx) => switchOrder(tx, order.id))
  if (!switched.ok) return switched
  return ok(await presentState(ctx, { ...order, status: 'finalized' }))
}
