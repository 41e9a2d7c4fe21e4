import { getPathname } from '#contracts/page-address.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { mailFooter } from '../footer.ts'
import type { MailContent } from '../mail-content.ts'
import { orderDays } from './order-days.ts'
import { orderFacts } from './order-facts.ts'
import { orderLines } from './order-lines.ts'
import { orderTotals, taxNotes } from './order-totals.ts'
import { orderWithdrawal } from './order-withdrawal.ts'
import { type ConfirmedOrder, type Telling, tellingOf } from './telling.ts'

const orderUrl = (
  { order, locale, publicUrl }: Telling,
  pathname: '/orders/[id]/status' | '/orders/[id]/details/view',
): string => publicUrl + getPathname({ href: { pathname, params: { id: order.uuid } }, locale })

/** Downloads that are ready have a button of their own; it is the main one where no parcel is on its way. */
const linksOf = (telling: Telling): MailContent['links'] => {
  const { hasParcel, canDownload, t } = telling
  const status = { label: t('status'), url: orderUrl(telling, '/orders/[id]/status') }
  const download = { label: t('download'), url: orderUrl(telling, '/orders/[id]/details/view') }
  if (!canDownload) return [status]
  return hasParcel ? [status, download] : [download, status]
}

const paragraphsOf = (telling: Telling): string[] => {
  const { order, locale, hasParcel, hasDownloads, canDownload, t } = telling
  return [
    t('greeting', { name: order.contact.firstName }),
    t('intro', { number: order.number, date: formatDate(order.placedAt, locale) }),
    ...(hasParcel ? [t(`next.${order.delivery.flow}`)] : []),
    ...orderDays(telling),
    ...(hasDownloads ? [t(canDownload ? 'next.none' : 'downloads')] : []),
  ]
}

/** The mail that the customer gets as soon as the order is placed. */
export const orderConfirmation = (confirmed: ConfirmedOrder): MailContent => {
  const telling = tellingOf(confirmed)
  const { order, locale, shop, money, hasParcel, canDownload, t } = telling
  return {
    language: locale,
    subject: t('subject', { number: order.number }),
    preheader: t('preheader', { count: order.items.length, total: money(order.total.gross) }),
    title: t(hasParcel || !canDownload ? 'title' : 'titleDownloads'),
    paragraphs: paragraphsOf(telling),
    lines: orderLines(telling),
    totals: orderTotals(telling),
    notes: taxNotes(telling),
    links: linksOf(telling),
    facts: orderFacts(telling),
    sections: orderWithdrawal(telling),
    footer: mailFooter(shop, t),
  }
}
