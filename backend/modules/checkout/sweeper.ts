import type { Services } from '../../kernel/context.ts'
import { queryProvider, claimDue, type PaymentRow } from '../payments/service.ts'
import { cancelOverdue } from './cancel-overdue.ts'
import { recordResult } from './record-result.ts'

/** The return page and the notification come first. After a minute neither of them is expected any more. */
const patienceMs = 60_000
const batch = 20

/** A payment that the provider does not know was not started in time, or its start was lost. */
const recordOverdue = async (ctx: Services, payment: PaymentRow): Promise<void> => {
  const state = await queryProvider(ctx, payment)
  if (state === 'unreachable') return
  const { orderRef } = payment
  await recordResult(
    ctx,
    payment,
    state === 'unknown' ? { result: 'TIMEOUT', providerStatus: 'unknown', orderRef } : state,
  )
}

/** Records the results of payments that nobody has come back for, and cancels the orders that were not paid in time. */
export const sweep = async (ctx: Services): Promise<void> => {
  const now = ctx.now()
  for (;;) {
    // A claimed payment is not due again at once, so the loop ends.
    const due = await claimDue(ctx.db, {
      methods: Object.keys(ctx.payments),
      now,
      startedBefore: new Date(now.getTime() - patienceMs),
      max: batch,
    })
    for (const payment of due)
      await recordOverdue(ctx, payment).catch((error: unknown) =>
        ctx.log.error({ err: error, paymentId: payment.id }, 'sweeper'),
      )
    if (due.length < batch) break
  }
  await cancelOverdue(ctx)
}
