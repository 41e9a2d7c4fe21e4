import type { InvoiceKind, InvoiceStatus } from '#contracts/invoice-parts.ts'

export interface OrderFacts {
  status: string
  isPaid: boolean
  /** Paid at any time, even if all of it was given back. */
  hasPaid: boolean
  /** Whether a parcel has left. */
  isSent: boolean
  /** An invoice that no storno has taken back. */
  hasInvoice: boolean
  /** The buyer has withdrawn from all of it, and its invoice was taken back for that. */
  isWithdrawn: boolean
}

/** An order that nobody has to pay, or that does not stand yet, has no invoice. */
const notStanding = new Set(['new', 'under_payment', 'cancelled'])

/**
 * What an order needs: an invoice when its money has come, or when its first parcel leaves and is paid at the door; a
 * storno when it is cancelled.
 */
export const planInvoice = ({
  status,
  isPaid,
  hasPaid,
  isSent,
  hasInvoice,
  isWithdrawn,
}: OrderFacts): 'issue' | 'take_back' | 'nothing' => {
  if (hasInvoice) return status === 'cancelled' ? 'take_back' : 'nothing'
  return !isWithdrawn && !notStanding.has(status) && (isPaid || (isSent && !hasPaid)) ? 'issue' : 'nothing'
}

interface MoneyFacts {
  kind: InvoiceKind
  /** By a storno. */
  isTakenBack: boolean
  /** The buyer has everything, and has paid at the door what was not paid before. A transfer is paid later. */
  isReceived: boolean
  isPaid: boolean
  hasPaid: boolean
  isPaidBack: boolean
}

/** Whether nothing is owed any more. A correction is settled when the money has gone back, or if none had come. */
export const isSettled = ({ kind, isTakenBack, isReceived, isPaid, hasPaid, isPaidBack }: MoneyFacts): boolean =>
  kind === 'invoice' ? isPaid || isReceived || isTakenBack : !hasPaid || isPaidBack

interface InvoiceFacts {
  status: InvoiceStatus
  /** The last day to pay, and the day of today: `2026-11-21`. */
  dueOn: string
  today: string
  /** Nothing is owed any more, in either direction. */
  isSettled: boolean
}

/** Where an invoice with a document goes next; undefined where it stays. */
export const nextStatus = ({ status, dueOn, today, isSettled }: InvoiceFacts): 'paid' | 'expired' | undefined => {
  if (status === 'created' || status === 'paid') return undefined
  if (isSettled) return 'paid'
  return status === 'accepted' && dueOn < today ? 'expired' : undefined
}
