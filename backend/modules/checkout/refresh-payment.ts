import type { Services } from '../../kernel/context.ts'
import type { PaymentResult, PaymentState } from '../../ports/payments/port.ts'
import { queryProvider, type PaymentRow } from '../payments/service.ts'
import { recordResult } from './record-result.ts'

/**
 * Asks the provider and records its answer. A payment that the provider does not know cannot be paid.
 * @returns how the payment stands afterwards
 */
export const refreshPayment = async (ctx: Services, payment: PaymentRow): Promise<PaymentResult | 'unreachable'> => {
  const state = await queryProvider(ctx, payment)
  if (state === 'unreachable') return state
  const known: PaymentState =
    state === 'unknown' ? { result: 'ERROR', providerStatus: 'unknown', orderRef: payment.orderRef } : state
  return recordResult(ctx, payment, known)
}
