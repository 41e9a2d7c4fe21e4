import type { Services } from '../../kernel/context.ts'
import { PaymentError } from '../../ports/payments/port.ts'
import { providerOf, referenceOf } from './query-provider.ts'
import { markRefunded, selectDueRefund } from './queries.ts'

/** Refunds a payment. It may be called again, also at the same time: no payment is refunded twice. @throws PaymentError */
export const refund = async (ctx: Services, refundId: number): Promise<void> => {
  const due = await selectDueRefund(ctx.db, refundId)
  if (!due) return
  const { payment, amount } = due
  try {
    await providerOf(ctx, payment).refund(referenceOf(payment), amount)
  } catch (error) {
    if (error instanceof PaymentError)
      ctx.log.error(
        { refundId, paymentId: payment.id, code: error.code, providerCodes: error.providerCodes },
        'refund did not go through',
      )
    throw error
  }
  await markRefunded(ctx.db, refundId)
  ctx.log.info({ refundId, paymentId: payment.id, amount }, 'refunded')
}
