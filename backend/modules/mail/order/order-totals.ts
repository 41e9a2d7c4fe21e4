import type { MailContent } from '../mail-content.ts'
import type { Telling } from './telling.ts'

/** Net with the tax below it for institutions, gross with the tax in it for readers. */
export const orderTotals = ({ order, segment, hasParcel, t, money }: Telling): MailContent['totals'] => {
  const { delivery, deliveryPrice, paymentPrice, paymentName, payment } = order
  const isBusiness = segment === 'b2b'
  const sumOf = ({ net, gross }: { net: number; gross: number }) => (isBusiness ? net : gross)
  const row = (label: string, value: string, isSum = false) => ({ label, value, isSum })
  return [
    row(t('itemsTotal'), money(sumOf(order.itemsTotal))),
    ...(hasParcel ? [row(delivery.name, deliveryPrice.gross === 0 ? t('free') : money(sumOf(deliveryPrice)))] : []),
    ...(paymentPrice.gross > 0 ? [row(paymentName, money(sumOf(paymentPrice)))] : []),
    ...(isBusiness ? [row(t('netTotal'), money(order.total.net)), ...order.vat.map(({ rate, amount }) => row(t('vatRow', { rate: String(rate) }), money(amount)))] : []),
    row(t(payment.status === 'paid' ? 'totalPaid' : 'totalDue'), money(order.total.gross), true),
  ]
}

export const taxNotes = ({ order, segment, t, money }: Telling): string[] =>
  segment === 'b2b' ? [] : order.vat.map(({ rate, amount }) => t('vat', { rate: String(rate), amount: money(amount) }))
