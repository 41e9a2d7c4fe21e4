import type { InvoiceStatus } from '#contracts/invoice-parts.ts'

/**
 * The statuses of an invoice and where each may lead: `created` has its number, `accepted` has its document and waits
 * for the money, `expired` was not paid by its day.
 */
const moves: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  created: ['accepted'],
  accepted: ['paid', 'expired'],
  // Money that comes late is still money.
  expired: ['paid'],
  paid: [],
}

export const canMoveInvoice = (from: InvoiceStatus, to: InvoiceStatus): boolean => moves[from].includes(to)
