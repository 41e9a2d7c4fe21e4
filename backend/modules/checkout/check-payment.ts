import type { Answer } from '../../http/handler.ts'
import type { Services } from '../../kernel/context.ts'
import { countTry } from '../../http/rate-limit.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { PaymentResult } from '../../ports/payments/port.ts'
import { findOrderById } from '../orders/service.ts'
import { findPayment, type PaymentRow, withdrawPayment } from '../payments/service.ts'
import { recordResult } from './record-result.ts'
import { refreshPayment } from './refresh-payment.ts'

interface BroughtBack {
  r?: string | undefined
  s?: string | undefined
}

/** What the browser says, if it is signed and about this payment. */
const claimOf = (ctx: Services, payment: PaymentRow, { r = '', s = '' }: BroughtBack): PaymentResult => {
  const brought = ctx.payments[payment.method]?.readReturn({ r, s })
  return brought?.reference.orderRef === payment.orderRef ? brought.claim : 'PENDING'
}

/** The customer has left a payment page that stays open (Stripe): nobody shall pay there later. */
const giveUp = async (ctx: Services, payment: PaymentRow): Promise<PaymentResult> => {
  if (!(await withdrawPayment(ctx, payment))) return 'PENDING'
  return recordResult(ctx, payment, { result: 'CANCELED', providerStatus: 'withdrawn', orderRef: payment.orderRef })
}

const resultOf = async (ctx: Services, payment: PaymentRow, brought: BroughtBack): Promise<PaymentResult> => {
  if (payment.status !== 'in_progress') return payment.result ?? 'PENDING'
  const result = await refreshPayment(ctx, payment)
  if (result === 'unreachable') return claimOf(ctx, payment, brought)
  const hasLeft = result === 'PENDING' && claimOf(ctx, payment, brought) === 'CANCELED'
  return hasLeft ? giveUp(ctx, payment) : result
}

/** For the page to which the payment page returns the browser. */
export const checkPayment = async (
  ctx: Services,
  uuid: string,
  brought: BroughtBack,
): Promise<Result<Answer<'GET /v2.0/transactions/{id}/check'>, 'not_found' | 'too_many_requests'>> => {
  const payment = await findPayment(ctx.db, uuid)
  const order = payment && (await findOrderById(ctx, payment.orderId))
  if (!order) return fail('not_found')
  // Each check may be a call to the provider. Only checks of existing payments are counted, so that nobody fills the table.
  const limited = await countTry(ctx, 'transaction_check', payment.uuid)
  if (limited) return limited
  return ok({ orderUuid: order.uuid, result: await resultOf(ctx, payment, brought) })
}
