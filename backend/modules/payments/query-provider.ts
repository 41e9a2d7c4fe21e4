import type { Services } from '../../kernel/context.ts'
import { PaymentError, type PaymentProvider, type PaymentState } from '../../ports/payments/port.ts'
import type { PaymentRow } from './queries.ts'

/** The provider of a payment. @throws Error for a payment that no provider makes, such as cash on delivery */
export const providerOf = ({ payments }: Pick<Services, 'payments'>, { id, method }: PaymentRow): PaymentProvider => {
  const provider = payments[method]
  if (!provider) throw new Error(`Payment ${id} has no provider: its method is ${method}`)
  return provider
}

export const referenceOf = ({ orderRef, currency, providerId }: PaymentRow) => ({
  orderRef,
  currency,
  ...(providerId !== null && { providerId }),
})

/**
 * How a payment stands at its provider. `unknown` is the provider's own answer: it has no such payment.
 * After `unreachable` the payment may have any state.
 */
export const queryProvider = async (
  ctx: Services,
  payment: PaymentRow,
): Promise<PaymentState | 'unknown' | 'unreachable'> => {
  // The provider was switched off while its payments were open.
  if (!Object.hasOwn(ctx.payments, payment.method)) return 'unreachable'
  try {
    return (await providerOf(ctx, payment).query(referenceOf(payment))) ?? 'unknown'
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
  if (!Object.hasOwn(ctx.payments, payment.method)) return false
  try {
    await providerOf(ctx, payment).cancel(referenceOf(payment))
    return true
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    return error.code === 'unknown-reference'
  }
}
