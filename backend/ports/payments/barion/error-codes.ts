import type { PaymentErrorCode } from '../port.ts'

/** From the developer documentation; the rest is plainly `refused`. */
const meanings = new Map<string, PaymentErrorCode>([
  ['NotExistingPaymentId', 'unknown-reference'],
  ['PaymentStatusNotValid', 'wrong-state'],
  ['AmountToRefundIsGreaterThanTransactionAmount', 'wrong-state'],
])

export const meaningOfCodes = (codes: readonly string[]): PaymentErrorCode =>
  codes.flatMap((code) => meanings.get(code) ?? [])[0] ?? 'refused'
