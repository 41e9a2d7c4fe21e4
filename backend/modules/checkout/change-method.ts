import type { OrderState } from '#contracts/orders.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import type { Context, Services } from '../../kernel/context.ts'
import { fail, type Failure, ok, type Result } from '../../kernel/result.ts'
import { allowsTransfer } from '../buying-rules/rules/credit.ts'
import { readBuyingRules } from '../buying-rules/service.ts'
import { paymentFits } from '../draft-orders/rules/payment-fit.ts'
import { presentState } from '../order-details/service.ts'
import { isRetryable } from '../orders/rules/retryable.ts'
import {
  finalizeOrder,
  findOwnOrder,
  lockOrder,
  type OrderRow,
  replaceAdjustments,
  updateOrder,
} from '../orders/service.ts'
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

type ChangeError =
  | 'payment_method_fixed'
  | 'not_found'
  | 'order_not_payable'
  | 'payment_not_needed'
  | 'payment_in_progress'
  | 'payment_method_not_available'

/** An order must not be paid twice: an online payment that can still be made is withdrawn, or the change is refused. */
const refuseOpenPayment = async (ctx: Services, payment: PaymentRow): Promise<Failure<ChangeError> | undefined> => {
  if (payment.status !== 'in_progress' || (await withdrawPayment(ctx, payment))) return undefined
  const result = await refreshPayment(ctx, payment)
  if (result === 'SUCCESSFUL') return fail('payment_not_needed')
  return result === 'PENDING' || result === 'unreachable' ? fail('payment_in_progress') : undefined
}

const switchOrder = async (ctx: Services, orderId: number, key: string): Promise<Result<OrderRow, ChangeError>> => {
  const order = await lockOrder(ctx, orderId)
  if (!order || !isRetryable(order, ctx.now())) return fail('order_not_payable')
  const method = (await findPaymentMethods(ctx)).find((one) => one.key === key)
  // A transfer takes credit when the order is placed, not later.
  if (!method || key === 'transfer' || !paymentFits(method, order.deliveryFlow, order.currency))
    return fail('payment_method_not_available')
  const fee = paymentAdjustment(paymentFee(method, order.currency))
  const changed = await replaceAdjustments(ctx.db, order, 'payment', fee ? [fee] : [])
  await updateOrder(ctx.db, order.id, { paymentMethodId: method.id })
  await closeOpenAttempts(ctx.db, order.id, ctx.now())
  await addAttempt(ctx, changed, key)
  // An online payment is then opened by `POST /orders/{uuid}/payment`, as every further attempt is.
  if (method.online) return ok(changed)
  await finalizeOrder(ctx, changed, 'paid on delivery instead')
  return ok({ ...changed, status: 'finalized' })
}

/** A second click finds the change done. */
const isDone = (order: OrderRow, { method, status }: PaymentRow, key: string): boolean =>
  method === key && (key === 'cash_on_delivery' ? order.status === 'finalized' : status !== 'not_paid')

/** A member who may not choose changes nothing, as long as the order can be paid by the default of the organisation. */
const isMethodFixed = async (ctx: Context, { deliveryFlow, currency }: OrderRow): Promise<boolean> => {
  const rules = await readBuyingRules(ctx)
  if (!rules || rules.defaultMethodId === null) return false
  const method = (await findPaymentMethods(ctx)).find(({ id }) => id === rules.defaultMethodId)
  if (!method || (method.key === 'transfer' && !allowsTransfer(rules.credit, currency))) return false
  return paymentFits(method, deliveryFlow, currency)
}

/** Another method for an order that is not paid, for the customer who placed it. Its fee changes the total. */
export const changeMethod = async (
  ctx: Context,
  uuid: string,
  key: string,
): Promise<Result<OrderState, ChangeError>> => {
  const order = await findOwnOrder(ctx, uuid, 'orders.pay')
  if (!order) return fail('not_found')
  const last = await findLatestAttempt(ctx.db, order.id)
  if (last?.status === 'paid') return fail('payment_not_needed')
  if (last && isDone(order, last, key)) return ok(await presentState(ctx, order))
  if (!last || !isRetryable(order, ctx.now())) return fail('order_not_payable')
  if (await isMethodFixed(ctx, order)) return fail('payment_method_fixed')
  const refused = await refuseOpenPayment(ctx, last)
  if (refused) return refused
  const switched = await inTransaction(ctx, (tx) => switchOrder(tx, order.id, key))
  if (!switched.ok) return switched
  return ok(await presentState(ctx, switched.value))
}
