import type { Services } from '../../kernel/context.ts'
import { PaymentError, type PaymentState } from '../../ports/payments/port.ts'
import type { PaymentRow } from './queries.ts'

export const referenceOf = ({ orderRef, currency, providerId }: PaymentRow) => ({
  orderRef,
  currency,
  ...(providerId !== null && { providerId }),
})

/**
 * How a payment stands at its provider. `unknown` is the provider's own answer: it has no such payment.
 * After `unreachable` the payment may have any state.
 */
export const askProvider = async (
  ctx: Services,
  payment: PaymentRow,
): Promise<PaymentState | 'unknown' | 'unreachable'> => {
  try {
    return (await ctx.payments.simplepay.query(referenceOf(payment))) ?? 'unknown'
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    ctx.log.warn(
      { paymentId: payment.id, code: error.code, providerCodes: error.providerCodes },
      'payment could not be queried',
    )
    return 'unreachable'
  }
}

/** Cancels a payment at its provider. @returns whether nobody can pay it any more */
export const withdrawPayment = async (ctx: Services, payment: PaymentRow): Promise<boolean> => {
  try {
    await ctx.payments.simplepay.cancel(referenceOf(payment))
    return true
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    return error.code === 'unknown-reference'
  }
}
