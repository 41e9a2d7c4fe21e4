import { renderSheet } from '../../../pdf/render-sheet.ts'
import { invoiceSheet, type PrintedInvoice } from '../sheet/invoice-sheet.ts'

export const renderInvoice = (printed: PrintedInvoice): Promise<Uint8Array> =>
  renderSheet(invoiceSheet(printed), { author: printed.invoice.seller.name, madeAt: printed.invoice.issuedAt })
