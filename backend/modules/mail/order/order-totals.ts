import type { Amount } from '#contracts/money.ts'
import { isCoupon } from '#contracts/adjustments.ts'
import type { TotalsCost } from '#contracts/totals.ts'
import type { MailContent } from '../mail-content.ts'
import type { OrderMail } from './order-mail.ts'

/** A coupon is named by its code, which the buyer has typed; a deal by its name. */
const discountName = ({ kind, name, originCode }: TotalsCost, t: OrderMail['t']): string =>
  isCoupon(kind) ? t('coupon', { code: originCode ?? name }) : name

/** Where net prices come first, VAT stands below them; otherwise it is shown as a part of the sum. */
export const orderTotals = ({ order, hasParcel, t, money, prices: { main } }: OrderMail): MailContent['totals'] => {
  const { delivery, deliveryPrice, paymentPrice, paymentName, payment } = order
  const leadsNet = main === 'net'
  const row = (label: string, value: string, isSum = false) => ({ label, value, isSum })
  const part = (label: string, amount: Amount) => row(leadsNet ? t('netPart', { label }) : label, money(amount[main]))
  const sum = t(payment.status === 'paid' ? 'totalPaid' : 'totalDue')
  return [
    part(t('itemsTotal'), order.itemsTotal),
    ...order.discounts.map((one) => part(discountName(one, t), one)),
    ...(hasParcel
      ? [deliveryPrice.gross === 0 ? row(delivery.name, t('free')) : part(delivery.name, deliveryPrice)]
      : []),
    ...(paymentPrice.gross > 0 ? [part(paymentName, paymentPrice)] : []),
    ...(leadsNet
      ? [
          row(t('netTotal'), money(order.total.net)),
          ...order.vat.map(({ rate, amount }) => row(t('vatRow', { rate: String(rate) }), money(amount))),
        ]
      : []),
    row(leadsNet ? t('grossPart', { label: sum }) : sum, money(order.total.gross), true),
  ]
}

export const taxNotes = ({ order, t, money, prices }: OrderMail): string[] =>
  prices.main === 'net'
    ? []
    : order.vat.map(({ rate, amount }) => t('vat', { rate: String(rate), amount: money(amount) }))
