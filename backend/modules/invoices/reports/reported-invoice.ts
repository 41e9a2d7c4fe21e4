import type { Database } from '../../../db/connect.ts'
import type { ReportedInvoice } from '../../../ports/tax-authority/port.ts'
import { type InvoiceRow, selectById, selectByOrder, selectLines } from '../queries.ts'

const correctsOf = async (db: Database, invoice: InvoiceRow): Promise<ReportedInvoice['corrects']> => {
  if (invoice.correctsId === null || invoice.correctionIndex === null) return undefined
  const chain = (await selectByOrder(db, invoice.orderId)).filter(
    ({ id, correctsId }) => id < invoice.id && (id === invoice.correctsId || correctsId === invoice.correctsId),
  )
  const original = chain.find(({ id }) => id === invoice.correctsId)
  if (!original) throw new Error(`Invoice ${invoice.id} corrects an invoice of another order`)
  return {
    kind: invoice.kind === 'storno' ? 'STORNO' : 'MODIFY',
    number: original.number,
    index: invoice.correctionIndex,
    linesBefore: chain.reduce((sum, { lineCount }) => sum + lineCount, 0),
  }
}

const paymentOf = (method: string): ReportedInvoice['payment'] => {
  if (method === 'cash_on_delivery') return 'CASH'
  return method === 'transfer' ? 'TRANSFER' : 'CARD'
}

/** What the tax authority is told of an invoice; of a private person, nothing. */
export const readReportedInvoice = async (db: Database, invoiceId: number): Promise<ReportedInvoice> => {
  const invoice = await selectById(db, invoiceId)
  if (!invoice) throw new Error(`There is no invoice ${invoiceId} to report`)
  const { number, issuedOn, performedOn, dueOn, currency, exchangeRate, orderNumber, seller, buyer, vat } = invoice
  const { offerNumber, poNumber, costCenter } = invoice
  return {
    number,
    issuedOn,
    performedOn,
    dueOn,
    currency,
    exchangeRate,
    payment: paymentOf(invoice.paymentMethod),
    orderNumber,
    offerNumber,
    poNumber,
    costCenter: costCenter?.code ?? null,
    seller: { ...seller, country: 'HU' },
    buyer: buyer.taxNumber === null ? undefined : { ...buyer, taxNumber: buyer.taxNumber },
    lines: (await selectLines(db, [invoiceId])).map(({ nature, name, quantity, vatRate, unitNet, net, gross }) => ({
      nature: nature === 'product' ? 'PRODUCT' : 'SERVICE',
      name,
      quantity,
      vatRate,
      unitNet,
      net,
      gross,
    })),
    vat,
    corrects: await correctsOf(db, invoice),
  }
}
