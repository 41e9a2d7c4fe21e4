import type { InvoiceRow } from '../queries.ts'

type References = Pick<InvoiceRow, 'offerNumber' | 'poNumber' | 'costCenter'>

/**
 * By what the buyer's own books know the purchase. The invoice has them from its order, and each correction from its
 * invoice, so that it is filed beside it.
 */
export const referencesOf = ({ offerNumber, poNumber, costCenter }: References): References => ({
  offerNumber,
  poNumber,
  costCenter,
})
