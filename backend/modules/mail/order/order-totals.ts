import type { Amount } from '#contracts/money.ts'
import type { MailContent } from '../mail-content.ts'
import type { Telling } from './telling.ts'

/** Net with the tax below it for institutions, gross with the tax in it for readers. */
export const orderTotals = ({ order, hasParcel, t, money }: Telling): MailContent['totals'] => {
  const { delivery, deliveryPrice, paymentPrice, paymentName, payment } = order
  const isBusiness = order.segment === 'b2b'
  const row = (label: string, value: string, isSum = false) => ({ label, value, isSum })
  const part = (label: string, { net, gross }: Amount) =>
    isBusiness ? row(t('netPart', { label }), money(net)) : row(label, money(gross))
  const sum = t(payment.status === 'paid' ? 'totalPaid' : 'totalDue')
  return [
    part(t('itemsTotal'), order.itemsTotal),
    ...(hasParcel
      ? [deliveryPrice.gross === 0 ? row(delivery.name, t('free')) : part(delivery.name, deliveryPrice)]
      : []),
    ...(paymentPrice.gross > 0 ? [part(paymentName, paymentPrice)] : []),
    ...(isBusiness
      ? [
          row(t('netTotal'), money(order.total.net)),
          ...order.vat.map(({ rate, amount }) => row(t('vatRow', { rate: String(rate) }), money(amount))),
        ]
      : []),
    row(isBusiness ? t('grossPart', { label: sum }) : sum, money(order.total.gross), true),
  ]
}

export const taxNotes = ({ order, t, money }: Telling): string[] =>
  order.segment === 'b2b'
    ? []
    : order.vat.map(({ rate, amount }) => t('vat', { rate: String(rate), amount: money(amount) }))
