'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CustomerOrder } from '#contracts/customer-orders.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatDate, isDate } from '#lib/format/format-date.ts'
import { formatDayOfYear, formatDays } from '#lib/format/format-days.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { awaitedShipment, type Headline, headlineOf } from '../rules/order-headline.ts'
import { BuyAgain } from './buy-again.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { InvoiceLink } from './invoice-link.tsx'
import { ProgressLine } from './progress-line.tsx'

const useHeadlineText = () => {
  const t = useTranslations('ownOrders.headline')
  const locale = useLocale()
  return (headline: Headline): string => {
    if ('place' in headline) return t(headline.text, { place: headline.place })
    if ('days' in headline) return t(headline.text, { days: formatDays(headline.days, new Date(), locale) })
    if (!('day' in headline)) return t(headline.text)
    const { text, day } = headline
    return t(text, { day: isDate(day) ? formatDayOfYear(day, locale) : formatDate(day, locale) })
  }
}

/** One order of the list: where it stands, what is in it, and the ways on. */
export const OwnOrder = ({ order }: { order: CustomerOrder }) => {
  const t = useTranslations('ownOrders')
  const progress = useTranslations('orders.progress')
  const locale = useLocale()
  const headlineText = useHeadlineText()
  // An opinion belongs to its author (docs/decisions/0053).
  const isInPerson = useHint('impersonation') === undefined
  const { uuid, number, placedAt, copies, total, currency, books, customerStatus, invoice, carrier } = order
  const isUnderWay = ['finalized', 'under_process', 'pickup_available'].includes(customerStatus)
  const facts = [
    formatDate(placedAt, locale),
    t('books', { count: copies }),
    formatPrice(total.gross, currency, locale),
    ...(order.offerNumber === null ? [] : [t('byOffer', { number: order.offerNumber })]),
    ...(order.buyer === null ? [] : [t('orderedBy', { name: order.buyer })]),
  ]
  return (
    <li className="rounded-box border border-line bg-sheet p-5 sm:p-5.5">
      <div className="flex justify-between gap-6">
        <div className="min-w-0">
          <h2 className="title text-18 sm:text-24">{headlineText(headlineOf(order))}</h2>
          <p className="mt-1 text-13 text-soft">
            <span className="whitespace-nowrap">{number}</span> · {facts.join(' · ')}
          </p>
        </div>
        <div className="flex shrink-0 gap-3 max-sm:hidden">
          {books.map(({ name, cover }) => (
            <Cover key={cover.path} cover={cover} title={name} alt="" className="w-12" />
          ))}
        </div>
      </div>
      {isUnderWay && (
        <div className="mt-5">
          <ProgressLine order={order} shipment={awaitedShipment(order)} label={progress('label')} carrier={carrier} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-13">
        <Link
          href={{ pathname: '/customer/orders/[id]/details/view', params: { id: uuid } }}
          aria-label={t('detailsOf', { number })}
          className="text-link inline-flex min-h-6 items-center"
        >
          {t('details')}
        </Link>
        {order.cancellable && <CancelOrder order={order} isListed />}
        {order.rateable && isInPerson && (
          <Link
            href={{ pathname: '/rating/order/[id]', params: { id: uuid } }}
            aria-label={t('rateOf', { number })}
            className="text-link inline-flex min-h-6 items-center"
          >
            {t('rate')}
          </Link>
        )}
        {invoice && (
          <InvoiceLink uuid={uuid} id={invoice.id} label={t('invoiceOf', { number: invoice.number })}>
            {t('invoice')}
          </InvoiceLink>
        )}
        {!isUnderWay && <BuyAgain uuid={uuid} number={number} />}
      </div>
    </li>
  )
}
