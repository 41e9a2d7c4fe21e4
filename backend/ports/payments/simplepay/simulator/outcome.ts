import { moveTo, type Status, type Transaction } from './transaction.ts'

export const outcomes = ['pay', 'hold', 'decline', 'cancel', 'timeout'] as const
export type Outcome = (typeof outcomes)[number]

const ways: Record<Outcome, readonly Status[]> = {
  pay: ['INPAYMENT', 'INFRAUD', 'AUTHORIZED', 'FINISHED'],
  // Stays under the bank's fraud check; `pay` or `decline` may end it later.
  hold: ['INPAYMENT', 'INFRAUD'],
  decline: ['INPAYMENT', 'INFRAUD', 'NOTAUTHORIZED'],
  cancel: ['CANCELLED'],
  timeout: ['TIMEOUT'],
}

/** Takes the transaction along the way to the outcome; false if that way is closed from where it stands. */
export function bringAbout(transaction: Transaction, outcome: Outcome, now: Date): boolean {
  const way = transaction.twoStep ? ways[outcome].filter((status) => status !== 'FINISHED') : ways[outcome]
  const passed = way.indexOf(transaction.status)
  if (passed === -1 && transaction.status !== 'INIT') return false
  const rest = way.slice(passed + 1)
  for (const status of rest) moveTo(transaction, status, now)
  return rest.length > 0
}
