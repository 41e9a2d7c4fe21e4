import type { InboundNotification, PaymentNotification } from '../port.ts'
import { barionId } from './payment-id.ts'

/**
 * Reads a callback, which only says that something has happened to a payment: it is not signed and names no status. The
 * number comes in the form of the body; some callbacks have it in the address.
 */
export function readCallback({ body, query }: InboundNotification): PaymentNotification | undefined {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8')
  const fields = [...new URLSearchParams(text), ...(query ?? [])]
  const named = fields.find(([name]) => name.toLowerCase() === 'paymentid')?.[1]
  const id = barionId.safeParse(named)
  if (!id.success) return undefined
  return {
    reference: { providerId: id.data },
    acknowledge: () => ({ status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'OK' }),
  }
}
