import type { BillingForm } from '#contracts/checkout-forms.ts'
import { formatName } from '#lib/format/format-name.ts'
import { formatPlace } from '#lib/format/format-place.ts'
import type { MailSection } from '../mail-content.ts'
import type { Telling } from './telling.ts'

const deliveryLines = ({ order, t, locale }: Telling): string[] => {
  const { name, address, pickupPoint, store } = order.delivery
  const place = address ?? pickupPoint ?? store
  return [
    name,
    ...(address ? [formatName(order.contact, locale)] : [(pickupPoint ?? store)?.name ?? '']),
    ...(place ? [formatPlace(place)] : []),
    ...(address?.note ? [t('note', { note: address.note })] : []),
  ].filter(Boolean)
}

const billingLines = (billing: BillingForm, { t, locale }: Telling): string[] => [
  ...(billing.type === 'company'
    ? [billing.company, t('taxNumber', { number: billing.taxNumber })]
    : [formatName(billing, locale)]),
  formatPlace(billing),
]

const paymentLines = ({ order, t, money }: Telling): string[] => {
  const { method, status, transactionId } = order.payment
  const total = money(order.total.gross)
  const text = status === 'paid' ? t('paid', { total }) : t('payLater', { total })
  return [order.paymentName, text, ...(transactionId ? [t('transaction', { method, id: transactionId })] : [])]
}

export const orderFacts = (telling: Telling): MailSection[] => {
  const { order, hasParcel, t } = telling
  return [
    ...(hasParcel ? [{ title: t('deliveryTitle'), lines: deliveryLines(telling) }] : []),
    { title: t('paymentTitle'), lines: paymentLines(telling) },
    { title: t('billingTitle'), lines: billingLines(order.billing, telling) },
  ]
}
