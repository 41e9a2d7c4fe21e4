import { type Outcome, remainingWay } from '../../simulator/outcomes.ts'
import { moveTo, type Status, type Transaction } from './transaction.ts'

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
  const rest = remainingWay(way, transaction.status === 'INIT', transaction.status)
  for (const status of rest) moveTo(transaction, status, now)
  return rest.length > 0
}
