import type { InvoiceDetail, InvoiceSummary } from '#contracts/invoices.ts'
import type { Locale } from '#contracts/shop.ts'
import type { OrderRow } from '../orders/service.ts'
import type { InvoiceRow } from './queries.ts'
import type { LineRow } from './rules/reverse-lines.ts'

/** The status `created` means that the document is being made. */
export const presentSummary = (invoice: InvoiceRow): InvoiceSummary => {
  const { uuid, number, kind, status, issuedOn, dueOn, currency, gross, net } = invoice
  return {
    id: uuid,
    number,
    kind,
    status,
    issuedOn,
    dueOn,
    currency,
    total: { gross, net },
    hasFile: status !== 'created',
  }
}

interface Found {
  invoice: InvoiceRow
  order: OrderRow
  lines: readonly LineRow[]
  corrects: InvoiceRow | undefined
}

export const presentInvoice = ({ invoice, order, lines, corrects }: Found, locale: Locale): InvoiceDetail => ({
  ...presentSummary(invoice),
  orderUuid: order.uuid,
  orderNumber: invoice.orderNumber,
  corrects: corrects?.number ?? null,
  performedOn: invoice.performedOn,
  payable: invoice.payable,
  paymentName: invoice.paymentName?.[locale] ?? '',
  seller: invoice.seller,
  buyer: invoice.buyer,
  lines: lines.map(({ position, kind, name, quantity, vatRate, unitGross, unitNet, gross, net }) => ({
    position,
    kind,
    name,
    quantity,
    vatRate,
    unitPrice: { gross: unitGross, net: unitNet },
    total: { gross, net },
  })),
  vat: invoice.vat,
})
