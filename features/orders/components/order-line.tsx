'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderDetail } from '#contracts/orders.ts'
import type { Currency } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Link } from '#lib/routing/navigation.ts'
import { DownloadButton } from './download-button.tsx'

/** Formats are kept with the order as they were called then; what is not known any more is shown as it is. */
const knownFormats = ['paperback', 'hardback', 'ebook', 'audio', 'package'] as const

interface Props {
  uuid: string
  item: OrderDetail['items'][number]
  currency: Currency
}

export const OrderLine = ({ uuid, item, currency }: Props) => {
  const t = useTranslations('orders.details')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const format = knownFormats.find((one) => one === item.format)
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-5 sm:gap-x-6">
      <Cover cover={item.cover} title={item.name} alt="" sizes="72px" />
      <div className="min-w-0">
        <p className="text-13 text-soft">{item.authors}</p>
        <h3 className="title text-18">
          <Link
            href={{ path: item.path }}
            className="hover:text-rubric"
          >
            {item.name}
          </Link>
        </h3>
        <p className="mt-1 text-13 text-soft">
          {item.quantity} × {format ? formatName(format) : item.format} ·{' '}
          {formatPrice(item.unitPrice.gross, currency, locale)}
        </p>
        {item.downloadable && <DownloadButton uuid={uuid} item={item} />}
        {item.downloadableFrom && <p className="mt-2 text-13 font-medium">{t('downloadFrom', { day: formatDate(item.downloadableFrom, locale) })}</p>}
      </div>
      <p className="font-semibold tabular-nums">{formatPrice(item.total.gross, currency, locale)}</p>
    </li>
  )
}
