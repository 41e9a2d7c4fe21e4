import { PaymentError, type Refund } from './port.ts'

/**
 * Whether a refund has happened already, by the provider's account of what it has given back.
 * @throws PaymentError `wrong-state` if the account says something else than the shop's own books
 */
export function isRefunded(refunded: number, { amount, refundedBefore }: Refund): boolean {
  if (refunded === refundedBefore + amount) return true
  if (refunded === refundedBefore) return false
  throw new PaymentError('wrong-state', { providerCodes: [`refunded ${refunded}`] })
}
