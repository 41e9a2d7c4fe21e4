import type { OfferTotals } from '#contracts/offers.ts'
import type { Amount } from '#contracts/money.ts'
import { deliveryVatRate } from '../../pricing/rules/delivery-vat-rate.ts'

export interface PricedLine {
  quantity: number
  vatRate: number
  listNet: number
  unitNet: number
  unitGross: number
}

export const offerTotals = (lines: readonly PricedLine[], delivery: Amount): OfferTotals => {
  const list = lines.reduce((sum, { listNet, quantity }) => sum + listNet * quantity, 0)
  const goods = lines.reduce((sum, { unitNet, quantity }) => sum + unitNet * quantity, 0)
  const rates = new Map<number, number>()
  const add = (rate: number, amount: number) => amount !== 0 && rates.set(rate, (rates.get(rate) ?? 0) + amount)
  for (const { quantity, vatRate, unitNet, unitGross } of lines) add(vatRate, (unitGross - unitNet) * quantity)
  add(deliveryVatRate, delivery.gross - delivery.net)
  const vat = [...rates].map(([rate, amount]) => ({ rate, amount })).toSorted((a, b) => a.rate - b.rate)
  const net = goods + delivery.net
  return { list, discount: list - goods, net, vat, gross: vat.reduce((sum, { amount }) => sum + amount, net) }
}
