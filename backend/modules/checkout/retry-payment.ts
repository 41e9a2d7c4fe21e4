import type { Context } from '../../kernel/context.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { isRetryable } from '../orders/rules/retryable.ts'
import { findOwnOrder } from '../orders/service.ts'
import { findLatestAttempt } from '../payments/service.ts'
import { refreshPayment } from './refresh-payment.ts'
import { addNextAttempt, openPayment } from './start-payment.ts'

type RetryError = 'not_found' | 'order_not_payable' | 'payment_not_needed' | 'payment_failed_to_start'

/** Another attempt to pay, for the customer who placed the order. First the provider is asked about the last attempt, which may be paid or still open. */
export const retryPayment = async (ctx: Context, uuid: string): Promise<Result<{ paymentUrl: string }, RetryError>> => {
  const order = await findOwnOrder(ctx, uuid, 'orders.pay')
  if (!order) return fail('not_found')
  const last = await findLatestAttempt(ctx.db, order.id)
  if (last?.status === 'paid') return fail('payment_not_needed')
  if (!last || !isRetryable(order, ctx.now())) return fail('order_not_payable')

  const result = last.status === 'in_progress' ? await refreshPayment(ctx, last) : last.result
  if (result === 'unreachable') return fail('payment_failed_to_start')
  if (result === 'SUCCESSFUL') return fail('payment_not_needed')
  if (last.status !== 'created' && result !== 'PENDING') await addNextAttempt(ctx, last)
  const paymentUrl = await openPayment(ctx, order.id)
  return paymentUrl === null ? fail('payment_failed_to_start') : ok({ paymentUrl })
}
