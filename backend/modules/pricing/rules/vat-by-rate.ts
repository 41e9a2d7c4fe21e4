import type { Amount } from '#contracts/money.ts'

export interface TaxedAmount extends Amount {
  /** Percent. */
  vatRate: number
}

export interface VatLine {
  rate: number
  amount: number
}

/** The sum of these amounts for each VAT rate, in the order of the rates. */
export const vatRates = (parts: readonly TaxedAmount[]): TaxedAmount[] => {
  const byRate = Map.groupBy(parts, ({ vatRate }) => vatRate)
  return [...byRate]
    .map(([vatRate, amounts]) =>
      amounts.reduce<TaxedAmount>(
        (sum, { gross, net }) => ({ vatRate, gross: sum.gross + gross, net: sum.net + net }),
        { vatRate, gross: 0, net: 0 },
      ),
    )
    .toSorted((a, b) => a.vatRate - b.vatRate)
}

/** The VAT contained in these amounts, by rate; a rate without any tax is left out. */
export const vatByRate = (parts: readonly TaxedAmount[]): VatLine[] =>
  vatRates(parts)
    .map(({ vatRate, gross, net }) => ({ rate: vatRate, amount: gross - net }))
    .filter(({ amount }) => amount !== 0)
