import type { Amount, Price } from '#contracts/money.ts'
import type { Currency } from '#contracts/shop.ts'

export interface PriceRow {
  currency: Currency
  gross: number
  net: number
  vatRate: number
  originalGross: number | null
  originalNet: number | null
  lowest30Gross: number | null
  lowest30Net: number | null
}

const amountOf = (gross: number | null, net: number | null): Amount | undefined =>
  gross === null || net === null ? undefined : { gross, net }

export const priceOf = (row: PriceRow): Price => {
  const original = amountOf(row.originalGross, row.originalNet)
  const lowest30 = amountOf(row.lowest30Gross, row.lowest30Net)
  return {
    currency: row.currency,
    gross: row.gross,
    net: row.net,
    vatRate: row.vatRate,
    ...(original && { original }),
    ...(lowest30 && { lowest30 }),
  }
}
