import { parseJson } from '../parse-json.ts'
import type { InboundNotification, PaymentNotification } from '../port.ts'
import { event } from './messages.ts'
import { stateOf } from './session.ts'
import { isSigned } from './signature.ts'

/** Reads an event of a checkout session; undefined when it is malformed, forged, old, or of something else. */
export const readEvent = (
  { body, headers }: InboundNotification,
  secret: string,
  now: Date,
): PaymentNotification | undefined => {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('utf8')
  if (!isSigned(text, headers.get('stripe-signature'), secret, now)) return undefined
  const read = event.safeParse(parseJson(text))
  const state = read.success ? stateOf(read.data.data.object) : undefined
  if (!state) return undefined
  return {
    reference: { providerId: state.providerId ?? '', orderRef: state.orderRef },
    state,
    acknowledge: () => ({ status: 200, headers: { 'Content-Type': 'application/json' }, body: '{"received":true}' }),
  }
}
