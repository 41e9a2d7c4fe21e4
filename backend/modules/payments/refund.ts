import type { Services } from '../../kernel/context.ts'
import { PaymentError } from '../../ports/payments/port.ts'
import { referenceOf } from './ask-provider.ts'
import { markGivenBack, selectDueRefund } from './queries.ts'

/** Gives owed money back. May be repeated, also at once: nothing is given back twice. @throws what the provider says */
export const giveBack = async (ctx: Services, refundId: number): Promise<void> => {
  const due = await selectDueRefund(ctx.db, refundId)
  if (!due) return
  const { payment, amount } = due
  try {
    await ctx.payments.simplepay.refund(referenceOf(payment), amount)
  } catch (error) {
    if (error instanceof PaymentError)
      ctx.log.error(
        { refundId, paymentId: payment.id, code: error.code, providerCodes: error.providerCodes },
        'refund did not go through',
      )
    throw error
  }
  await markGivenBack(ctx.db, refundId)
  ctx.log.info({ refundId, paymentId: payment.id, amount }, 'refunded')
}
