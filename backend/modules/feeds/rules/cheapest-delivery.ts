import type { Amount } from '#contracts/money.ts'
import { deliveryCost, type TaxedPrice } from '../../pricing/rules/delivery-price.ts'

export interface PricedMode extends TaxedPrice {
  name: string
}

/** What it costs to have one copy of one book brought; null where nothing is brought for this currency. */
export const cheapestDelivery = (
  modes: readonly PricedMode[],
  { gross, net, vatRate }: Amount & { vatRate: number },
  freeFrom: number | undefined,
): { name: string; gross: number } | null => {
  const book = [{ quantity: 1, unit: { gross, net }, vatRate, discount: 0, physical: true }]
  const costs = modes.map((mode) => ({
    name: mode.name,
    gross: deliveryCost(book, mode, { from: freeFrom, byDeal: false }).gross,
  }))
  return costs.toSorted((a, b) => a.gross - b.gross)[0] ?? null
}
