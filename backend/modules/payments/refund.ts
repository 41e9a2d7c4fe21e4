import type { Services } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/in-transaction.ts'
import { ok } from '../../kernel/result.ts'
import { PaymentError } from '../../ports/payments/port.ts'
import { providerOf, referenceOf } from './query-provider.ts'
import { claimRefund, markRefunded, releaseRefund } from './queries.ts'

/** Longer than the questions and the answer of a refund can take. */
const claimMs = 60_000

/**
 * Gives money back. It may be called again, also at the same time: nothing is given back twice. @throws PaymentError, or
 * Error while another process does it or an earlier refund of the payment is due
 */
export const refund = async (ctx: Services, refundId: number): Promise<void> => {
  const now = ctx.now()
  const due = await claimRefund(ctx.db, refundId, { now, until: new Date(now.getTime() + claimMs) })
  if (!due) return
  if (due === 'wait') throw new Error(`Refund ${refundId} waits for another one of its payment`)
  const { payment, amount, refundedBefore } = due
  try {
    await providerOf(ctx, payment).refund(referenceOf(payment), { id: refundId, amount, refundedBefore })
  } catch (error) {
    await releaseRefund(ctx.db, refundId)
    if (error instanceof PaymentError)
      ctx.log.error(
        { refundId, paymentId: payment.id, code: error.code, providerCodes: error.providerCodes },
        'refund did not go through',
      )
    throw error
  }
  await inTransaction(ctx, async (tx) => {
    await markRefunded(tx.db, refundId)
    await tx.jobs.enqueue(tx.db, 'order-invoices', { orderId: payment.orderId })
    return ok(null)
  })
  ctx.log.info({ refundId, paymentId: payment.id, amount }, 'refunded')
}
