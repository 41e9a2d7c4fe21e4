import type { BillingForm } from '#contracts/checkout-forms.ts'
import { cashAmount } from '#lib/format/cash-amount.ts'
import { formatName } from '#lib/format/format-name.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import type { MailSection } from '../mail-content.ts'
import type { OrderMail } from './order-mail.ts'

const deliveryLines = ({ order, t, locale }: OrderMail): string[] => {
  const { name, address, pickupPoint, store } = order.delivery
  const place = address ?? pickupPoint ?? store
  return [
    name,
    ...(address ? [formatName(order.contact, locale)] : [(pickupPoint ?? store)?.name ?? '']),
    ...(place ? [formatPlace(place, locale)] : []),
    ...(address?.note ? [t('note', { note: address.note })] : []),
  ].filter(Boolean)
}

const billingLines = (billing: BillingForm, { t, locale }: OrderMail): string[] => [
  ...(billing.type === 'company'
    ? [billing.company, t('taxNumber', { number: billing.taxNumber })]
    : [formatName(billing, locale)]),
  formatPlace(billing, locale),
]

const paymentLines = ({ order, t, money }: OrderMail): string[] => {
  const { method, status, transactionId } = order.payment
  const { gross } = order.total
  const total = money(gross)
  const text =
    status === 'paid' ? t('paid', { total }) : t(method === 'transfer' ? 'payByTransfer' : 'payLater', { total })
  const cash = cashAmount(gross, order.currency)
  const rounded = method === 'cash_on_delivery' && status !== 'paid' && cash !== gross
  return [
    order.paymentName,
    text,
    ...(rounded ? [t('inCash', { total: money(cash) })] : []),
    ...(transactionId ? [t('transaction', { method, id: transactionId })] : []),
  ]
}

export const orderFacts = (mail: OrderMail): MailSection[] => {
  const { order, hasParcel, t } = mail
  return [
    ...(hasParcel ? [{ title: t('deliveryTitle'), lines: deliveryLines(mail) }] : []),
    { title: t('paymentTitle'), lines: paymentLines(mail) },
    { title: t('billingTitle'), lines: billingLines(order.billing, mail) },
  ]
}
