import { netOf } from './net-of-gross.ts'
import type { TaxedPrice } from './delivery-price.ts'
import { vatByRate, type VatLine } from './vat-by-rate.ts'

const taxOf = ({ gross, vatRate }: TaxedPrice): VatLine => ({ rate: vatRate, amount: gross - netOf(gross, vatRate) })

/** The VAT lines of an order after one payment fee takes the place of another. */
export const replaceFeeVat = (vat: readonly VatLine[], before: TaxedPrice, after: TaxedPrice): VatLine[] => {
  const [taken, added] = [taxOf(before), taxOf(after)]
  const all = [...vat, { rate: taken.rate, amount: -taken.amount }, added]
  return vatByRate(all.map(({ rate, amount }) => ({ vatRate: rate, gross: amount, net: 0 })))
}
