import type { VatRow } from '../../../db/schema/invoices.ts'

interface TaxedLine {
  net: number
  gross: number
  vatRate: number
}

export interface InvoiceSums {
  net: number
  gross: number
  vat: VatRow[]
}

/** The VAT table and the sums of an invoice: sums of its lines and nothing else, so the order's own roundings stay. */
export const sumLines = (lines: readonly TaxedLine[]): InvoiceSums => {
  const rows = new Map<number, VatRow>()
  for (const { vatRate: rate, net, gross } of lines) {
    const row = rows.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 }
    rows.set(rate, { rate, net: row.net + net, vat: row.vat + gross - net, gross: row.gross + gross })
  }
  const vat = [...rows.values()].toSorted((a, b) => a.rate - b.rate)
  return {
    net: vat.reduce((sum, row) => sum + row.net, 0),
    gross: vat.reduce((sum, row) => sum + row.gross, 0),
    vat,
  }
}
