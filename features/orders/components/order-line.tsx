'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Amount } from '#contracts/money.ts'
import type { OrderDetail } from '#contracts/orders.ts'
import { formats } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useSuppliedText } from '#lib/i18n/use-supplied-text.ts'
import { Link } from '#lib/routing/navigation.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { DownloadButton } from './download-button.tsx'

interface Props {
  order: OrderDetail
  item: OrderDetail['items'][number]
}

/** Whether its parcel is still to be packed. What a supplier was to send is no news after that. */
const isAwaited = ({ shipments, customerStatus }: OrderDetail, { shipment }: Props['item']): boolean =>
  customerStatus !== 'cancelled' && shipments.some(({ position, sentAt }) => position === shipment && sentAt === null)

export const OrderLine = ({ order, item }: Props) => {
  const { uuid, segment, currency } = order
  const suppliedText = useSuppliedText()
  const t = useTranslations('orders.details')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const { main, besideInLists: beside } = useShownPrices(segment)
  const money = (amount: Amount, kind = main) => formatPrice(amount[kind], currency, locale)
  const paid = {
    gross: item.total.gross + item.discount.gross,
    net: item.total.net + item.discount.net,
  }
  const supplied = item.supplied && isAwaited(order, item) ? item.supplied : null
  // An order stores the format under its name at that time. A name that the shop no longer knows is shown unchanged.
  const format = formats.find((one) => one === item.format)
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_fit-content(6rem)] gap-x-3 border-b border-line py-5 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <Cover cover={item.cover} title={item.name} alt="" sizes="72px" />
      <div className="min-w-0">
        <p className="text-13 text-soft">{item.authors}</p>
        <h3 className="title text-18">
          <Link href={{ path: item.path }} className="hover:text-rubric">
            {item.name}
          </Link>
        </h3>
        <p className="mt-1 text-13 text-soft">
          {item.quantity} × {format ? formatName(format) : item.format} · {money(item.unitPrice)}
        </p>
        {supplied && <p className="mt-1 text-13 text-soft">{suppliedText(supplied, item.quantity)}</p>}
        {item.downloadable && <DownloadButton uuid={uuid} item={item} />}
        {item.downloadableFrom && (
          <p className="mt-2 text-13 font-medium">
            {t('downloadFrom', { day: formatDate(item.downloadableFrom, locale) })}
          </p>
        )}
      </div>
      <p className="text-right tabular-nums">
        <span className="block font-semibold">{item.type.endsWith('GIFT') ? t('gift') : money(paid)}</span>
        {item.discount.gross < 0 && (
          <s className="block text-13 text-soft">
            <span className="sr-only">{t('before')} </span>
            {money(item.total)}
          </s>
        )}
        {beside && (
          <span className="block text-13 text-balance text-soft">
            {t('grossAmount', { amount: money(paid, beside) })}
          </span>
        )}
      </p>
    </li>
  )
}
