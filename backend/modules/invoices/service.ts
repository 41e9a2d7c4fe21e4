export { clearOldBuyers } from './clear-old-buyers.ts'
export { correctInvoice } from './correct.ts'
export { correctReturned } from './correct-returned.ts'
export {
  findForMail as findInvoiceForMail,
  findSummaries as findInvoices,
  findSummariesOf as findInvoicesOf,
  listOwnInvoices,
  findOrderInvoices,
  findOwnInvoice,
  openOwnDocument,
  openProvenDocument,
} from './find-invoice.ts'
export { followOrder, sweepInvoices } from './follow-order.ts'
export { selectByNumber as findInvoiceByNumber, selectLatest as findLatestInvoices } from './queries.ts'
export { reopenReport, selectReports as findReports } from './reports/queries.ts'
export { reportInvoices } from './reports/report-invoices.ts'
