export { correctInvoice } from './correct.ts'
export { followOrder } from './follow-order.ts'
export { selectByNumber as findInvoiceByNumber, selectLatest as findLatestInvoices } from './queries.ts'
