import type { Amount } from '#contracts/money.ts'

export interface TaxedAmount extends Amount {
  /** Percent. */
  vatRate: number
}

export interface VatLine {
  rate: number
  amount: number
}

/** The VAT contained in these amounts, by rate; a rate without any tax is left out. */
export const vatByRate = (parts: readonly TaxedAmount[]): VatLine[] => {
  const byRate = new Map<number, number>()
  for (const { vatRate, gross, net } of parts) byRate.set(vatRate, (byRate.get(vatRate) ?? 0) + gross - net)
  return [...byRate]
    .map(([rate, amount]) => ({ rate, amount }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => a.rate - b.rate)
}
