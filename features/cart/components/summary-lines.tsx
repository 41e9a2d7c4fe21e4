'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Cover } from '#components/media/cover.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { useDraftOrder } from '#lib/session/draft-order.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** The items where they are only read: in the drawer, beside the checkout and in its review. */
export const SummaryLines = () => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const { data: order } = useDraftOrder()
  return (
    <ul className="flex flex-col gap-4">
      {order && [...order.items, ...order.unpriced].map((item) => (
        <li key={item.id} className="flex gap-3.5">
          <span className="w-13 shrink-0">
            <Cover cover={item.variant.cover} title={item.name} alt="" />
          </span>
          <p className="min-w-0 flex-1">
            <span lang={langOf(item.variant.language, locale)}>{item.name}</span>
            <span className="block text-soft">{t('copiesOfFormat', { quantity: item.quantity, format: formatName(item.variant.format) })}</span>
          </p>
          {'total' in item ? (
            <p className="font-semibold tabular-nums">{formatPrice(isBusiness ? item.total.net : item.total.gross, order.currency, locale)}</p>
          ) : (
            <p className="max-w-24 text-right text-13 font-medium text-error">{t('unpricedShort')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
