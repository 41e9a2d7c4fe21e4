import { adjustmentKinds } from './adjustments.ts'

/** Spec point 4: the statuses of an invoice. */
export const invoiceStatuses = ['created', 'accepted', 'paid', 'expired'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** `storno` takes back all that is left of an invoice, `correction` a part of it. */
export const invoiceKinds = ['invoice', 'correction', 'storno'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** What a line of an invoice stands for: a book, a cost or discount of the order, or money that was given back. */
export const invoiceLineKinds = ['item', ...adjustmentKinds, 'refund'] as const
