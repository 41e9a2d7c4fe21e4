import type { Services } from '../../kernel/context.ts'
import { askProvider } from '../payments/ask-provider.ts'
import { cancelOverdue } from './cancel-overdue.ts'
import { claimDue, type PaymentRow } from '../payments/queries.ts'
import { settlePayment } from './record-result.ts'

/** The return page and the notification come first; who is a minute old was forgotten by both. */
const patienceMs = 60_000
const batch = 20

/** One that the provider never heard of was not started in time, or its start was lost. */
const settleForgotten = async (ctx: Services, payment: PaymentRow): Promise<void> => {
  const state = await askProvider(ctx, payment)
  if (state === 'unreachable') return
  const { orderRef } = payment
  await settlePayment(
    ctx,
    payment,
    state === 'unknown' ? { result: 'TIMEOUT', providerStatus: 'unknown', orderRef } : state,
  )
}

/** One round: brings forgotten payments to their end and lets go of what nobody paid. */
export const sweep = async (ctx: Services): Promise<void> => {
  const now = ctx.now()
  for (;;) {
    // What is claimed is not due again at once, so this ends.
    const due = await claimDue(ctx.db, { now, startedBefore: new Date(now.getTime() - patienceMs), most: batch })
    for (const payment of due)
      await settleForgotten(ctx, payment).catch((error: unknown) =>
        ctx.log.error({ err: error, paymentId: payment.id }, 'sweeper'),
      )
    if (due.length < batch) break
  }
  await cancelOverdue(ctx)
}
