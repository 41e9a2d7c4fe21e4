import type { Amount, Price } from '#contracts/money.ts'
import type { Availability, Currency } from '#contracts/shop.ts'

export interface PriceRow {
  availability: Availability
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

/** A reduction is an offer: what cannot be had is not announced as one. */
export const priceOf = (row: PriceRow): Price => {
  const isOffered = row.availability !== 'unavailable'
  const original = amountOf(row.originalGross, row.originalNet)
  const lowest30 = amountOf(row.lowest30Gross, row.lowest30Net)
  return {
    currency: row.currency,
    gross: row.gross,
    net: row.net,
    vatRate: row.vatRate,
    ...(isOffered && original && { original }),
    ...(isOffered && lowest30 && { lowest30 }),
  }
}
