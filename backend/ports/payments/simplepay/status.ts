import type { PaymentResult } from '../port.ts'

const results = new Map<string, PaymentResult>([
  ['INIT', 'PENDING'],
  ['INPAYMENT', 'PENDING'],
  ['INFRAUD', 'PENDING'],
  // Money is blocked, not taken: on a two-step account the shop still has to call `finish`.
  ['AUTHORIZED', 'PENDING'],
  ['FINISHED', 'SUCCESSFUL'],
  // Not in the developer documentation, but in the vendor's .NET clients: the sale itself did happen.
  ['REFUND', 'SUCCESSFUL'],
  ['NOTAUTHORIZED', 'ERROR'],
  ['FRAUD', 'ERROR'],
  ['TIMEOUT', 'TIMEOUT'],
  ['CANCELLED', 'CANCELED'],
  ['REVERSED', 'CANCELED'],
])

/** A status nobody documented stays PENDING: it must neither release an order nor close it. */
export function resultOfStatus(status: string): PaymentResult {
  return results.get(normaliseStatus(status)) ?? 'PENDING'
}

/** The English PDF writes AUTHORISED and NOTAUTHORISED, the Hungarian one and the SDKs write a Z. */
export function normaliseStatus(status: string): string {
  return status.trim().toUpperCase().replace('AUTHORISED', 'AUTHORIZED')
}

const claims = { SUCCESS: 'PENDING', FAIL: 'ERROR', TIMEOUT: 'TIMEOUT', CANCEL: 'CANCELED' } as const

export type BackEvent = keyof typeof claims

/** The event the browser brings back; SUCCESS is only a claim until the server says FINISHED. */
export function claimOfEvent(event: BackEvent) {
  return claims[event]
}
