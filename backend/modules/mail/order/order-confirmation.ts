import { getPathname } from '#contracts/page-address.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { mailFooter } from '../footer.ts'
import type { MailContent } from '../mail-content.ts'
import { byOffer } from './by-offer.ts'
import { orderDays } from './order-days.ts'
import { orderFacts } from './order-facts.ts'
import { orderLines } from './order-lines.ts'
import { orderTotals, taxNotes } from './order-totals.ts'
import { orderWithdrawal } from './order-withdrawal.ts'
import { type ConfirmedOrder, type OrderMail, orderMailOf } from './order-mail.ts'

const orderUrl = (
  { order, locale, publicUrl }: OrderMail,
  pathname: '/orders/[id]/status' | '/orders/[id]/details/view',
): string => publicUrl + getPathname({ href: { pathname, params: { id: order.uuid } }, locale })

/** Downloads that are ready have a button of their own. It is the main one where the order has no parcel. */
const linksOf = (mail: OrderMail): MailContent['links'] => {
  const { hasParcel, canDownload, t } = mail
  const status = { label: t('status'), url: orderUrl(mail, '/orders/[id]/status') }
  const download = { label: t('download'), url: orderUrl(mail, '/orders/[id]/details/view') }
  if (!canDownload) return [status]
  return hasParcel ? [status, download] : [download, status]
}

const paragraphsOf = (mail: OrderMail): string[] => {
  const { order, locale, hasParcel, hasDownloads, canDownload, t } = mail
  return [
    t('greeting', { name: order.contact.firstName }),
    t('intro', { number: order.number, date: formatDate(order.placedAt, locale) }),
    ...byOffer(order, t),
    ...(hasParcel ? [t(`next.${order.delivery.flow}`)] : []),
    ...orderDays(mail),
    ...(hasDownloads ? [t(canDownload ? 'next.none' : 'downloads')] : []),
  ]
}

/** The mail that the customer gets as soon as the order is placed. */
export const orderConfirmation = (confirmed: ConfirmedOrder): MailContent => {
  const mail = orderMailOf(confirmed)
  const { order, locale, shop, money, hasParcel, canDownload, t } = mail
  return {
    language: locale,
    subject: t('subject', { number: order.number }),
    preheader: t('preheader', { count: order.items.length, total: money(order.total.gross) }),
    title: t(hasParcel || !canDownload ? 'title' : 'titleDownloads'),
    paragraphs: paragraphsOf(mail),
    lines: orderLines(mail),
    totals: orderTotals(mail),
    notes: taxNotes(mail),
    links: linksOf(mail),
    facts: orderFacts(mail),
    sections: orderWithdrawal(mail),
    footer: mailFooter(shop, t),
  }
}
