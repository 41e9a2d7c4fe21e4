import type { Services } from '../../kernel/context.ts'
import { PaymentError, type PaymentResult, type PaymentState } from '../../ports/payments/port.ts'
import type { PaymentRow } from './queries.ts'
import { settlePayment } from '../checkout/record-result.ts'

export const referenceOf = ({ orderRef, currency, providerId }: PaymentRow) => ({
  orderRef,
  currency,
  ...(providerId !== null && { providerId }),
})

/** How the provider says a payment stands; `unknown` is proven, `unreachable` means anything. */
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

/** Asks, books what was answered and says how the payment stands. One that the provider never heard of cannot be paid. */
export const refreshPayment = async (ctx: Services, payment: PaymentRow): Promise<PaymentResult | 'unreachable'> => {
  const state = await askProvider(ctx, payment)
  if (state === 'unreachable') return state
  const known: PaymentState =
    state === 'unknown' ? { result: 'ERROR', providerStatus: 'unknown', orderRef: payment.orderRef } : state
  return settlePayment(ctx, payment, known)
}

/** @returns whether nobody can pay it any more */
export const withdrawPayment = async (ctx: Services, payment: PaymentRow): Promise<boolean> => {
  try {
    await ctx.payments.simplepay.cancel(referenceOf(payment))
    return true
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    return error.code === 'unknown-reference'
  }
}
