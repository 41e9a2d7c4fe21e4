import type { PaymentResult } from '../port.ts'

const results = new Map<string, PaymentResult>([
  ['Prepared', 'PENDING'],
  ['Started', 'PENDING'],
  ['InProgress', 'PENDING'],
  ['Waiting', 'PENDING'],
  // Money is blocked, not taken. The shop starts no such payments.
  ['Reserved', 'PENDING'],
  ['Authorized', 'PENDING'],
  ['Succeeded', 'SUCCESSFUL'],
  ['Failed', 'ERROR'],
  // Only payments with several payees can end so. A person has to look.
  ['PartiallySucceeded', 'ERROR'],
  ['Expired', 'TIMEOUT'],
  ['Canceled', 'CANCELED'],
])

/** A status nobody documented stays PENDING: it must neither release an order nor close it. */
export const resultOfStatus = (status: string): PaymentResult => results.get(status) ?? 'PENDING'
