'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem, UnpricedItem } from '#contracts/draft-order-items.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { langOf } from '#lib/i18n/lang-of.ts'
import { useDraftOrder } from '#lib/session/draft-order.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'

/** The items without controls: in the drawer, beside the checkout and in the review step. */
export const SummaryLines = () => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const { main } = useShownPrices()
  const { data: order } = useDraftOrder()
  if (!order) return null
  const lines: (DraftOrderItem | UnpricedItem)[] = [...order.items, ...order.unpriced]
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((item) => {
        const price = 'total' in item ? item.total : undefined
        return (
          <li key={item.id} className="flex gap-3.5">
            <span className="w-13 shrink-0">
              <Cover cover={item.variant.cover} title={item.name} alt="" />
            </span>
            <p className="min-w-0 flex-1">
              <span lang={langOf(item.variant.language, locale)}>{item.name}</span>
              <span className="block text-soft">
                {t('copiesOfFormat', { quantity: item.quantity, format: formatName(item.variant.format) })}
              </span>
              {!price && <span className="block font-medium text-error">{t('unpricedShort')}</span>}
            </p>
            {price && <p className="font-semibold tabular-nums">{formatPrice(price[main], order.currency, locale)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
