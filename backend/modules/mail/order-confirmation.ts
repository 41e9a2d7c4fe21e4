import type { BillingForm } from '#contracts/checkout-forms.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formats, type Format, type Locale } from '#contracts/shop.ts'
import { shopFacts } from '../configuration/service.ts'
import type { MailContent } from './mail-content.ts'
import type { Shop } from './shop.ts'
import { formatName } from '#lib/format/format-name.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { type Translate, translator } from './translate.ts'

export interface ConfirmedOrder {
  order: OrderDetail
  locale: Locale
  /** Origin of the storefront. */
  publicUrl: string
  shop: Shop
}

interface Telling extends ConfirmedOrder {
  t: Translate
  money: (amount: number) => string
}

const isFormat = (value: string): value is Format => formats.some((format) => format === value)

const linesOf = ({ order, t, money }: Telling): MailContent['lines'] =>
  order.items.map(({ name, authors, format, quantity, total }) => ({
    name,
    detail: [authors, isFormat(format) ? t(`format.${format}`) : ''].filter(Boolean).join(', '),
    quantity: t('quantity', { count: String(quantity) }),
    total: money(total.gross),
  }))

const totalsOf = ({ order, t, money }: Telling): MailContent['totals'] => {
  const { delivery, deliveryPrice, paymentPrice, paymentName } = order
  return [
    { label: t('itemsTotal'), value: money(order.itemsTotal.gross) },
    { label: t('delivery', { name: delivery.name }), value: deliveryPrice.gross === 0 ? t('free') : money(deliveryPrice.gross) },
    ...(paymentPrice.gross > 0 ? [{ label: t('payment', { name: paymentName }), value: money(paymentPrice.gross) }] : []),
    { label: t('total'), value: money(order.total.gross) },
  ]
}

const deliveryLines = ({ order, t, locale }: Telling): string[] => {
  const { name, address, pickupPoint, store } = order.delivery
  const place = address ?? pickupPoint ?? store
  const recipient = address ? [formatName(order.contact, locale)] : []
  return [
    name,
    ...recipient,
    ...(pickupPoint || store ? [(pickupPoint ?? store)?.name ?? ''] : []),
    ...(place ? [`${place.ZIPCode} ${place.city}, ${place.addressLine}`] : []),
    ...(address?.note ? [t('note', { note: address.note })] : []),
  ]
}

const billingLines = (billing: BillingForm, { t, locale }: Telling): string[] => [
  ...(billing.type === 'company' ? [billing.company, t('taxNumber', { number: billing.taxNumber })] : [formatName(billing, locale)]),
  `${billing.ZIPCode} ${billing.city}, ${billing.addressLine}`,
]

const paymentText = ({ order, t, money }: Telling): string => {
  const total = money(order.total.gross)
  const { status, transactionId } = order.payment
  return status === 'paid' ? t('paid', { total, transactionId: transactionId ?? '' }) : t('payLater', { total })
}

const isDownload = ({ format }: { format: string }): boolean => format === 'ebook' || format === 'audio'

/** Goods and downloads have different rules. */
const withdrawal = ({ order, t, shop, locale }: Telling): string[] => {
  const { days, sendBackDays } = shop.withdrawal
  return [
    ...(order.items.every(isDownload) ? [] : [t('withdrawal', { email: shop.contact_email, days: String(days), sendBackDays: String(sendBackDays) })]),
    ...(order.items.some(isDownload) ? [shopFacts(shop, locale)['withdrawal.downloads']] : []),
  ]
}

const statusUrl = ({ order, locale, publicUrl }: ConfirmedOrder): string =>
  locale === 'hu' ? `${publicUrl}/rendelesek/${order.uuid}/allapot` : `${publicUrl}/en/orders/${order.uuid}/status`

const detailsUrl = ({ order, locale, publicUrl }: ConfirmedOrder): string =>
  locale === 'hu' ? `${publicUrl}/rendelesek/${order.uuid}/reszletek/adatok` : `${publicUrl}/en/orders/${order.uuid}/details/view`

const dateOf = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'hu' ? 'hu' : 'en-GB', { dateStyle: 'long', timeZone: 'Europe/Budapest' }).format(new Date(iso))

/** What the customer gets as soon as the order stands. */
export const orderConfirmation = (confirmed: ConfirmedOrder): MailContent => {
  const { order, locale, shop } = confirmed
  const t = translator(locale)
  const telling = { ...confirmed, t, money: (amount: number) => formatPrice(amount, order.currency, locale) }
  return {
    language: locale,
    subject: t('subject', { number: order.number }),
    title: t('title'),
    paragraphs: [
      t('greeting', { name: order.contact.firstName }),
      t('intro', { number: order.number, date: dateOf(order.placedAt, locale) }),
      t(`next.${order.delivery.flow}`),
      ...(order.delivery.flow !== 'none' && order.items.some(isDownload) ? [t('downloads')] : []),
    ],
    lines: linesOf(telling),
    totals: totalsOf(telling),
    notes: order.vat.map(({ rate, amount }) => t('vat', { rate: String(rate), amount: telling.money(amount) })),
    link: order.delivery.flow === 'none' ? { label: t('download'), url: detailsUrl(confirmed) } : { label: t('status'), url: statusUrl(confirmed) },
    sections: [
      { title: t('deliveryTitle'), lines: deliveryLines(telling) },
      { title: t('billingTitle'), lines: billingLines(order.billing, telling) },
      { title: t('paymentTitle'), lines: [order.paymentName, paymentText(telling)] },
      { title: t('withdrawalTitle'), lines: withdrawal(telling) },
    ],
    footer: [t('help', { email: shop.contact_email, phone: shop.contact_phone }), t('signature')],
  }
}
