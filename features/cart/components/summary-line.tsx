'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem, UnpricedItem } from '#contracts/draft-orders.ts'
import type { Currency } from '#contracts/shop.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** One item where it is only read: in the drawer and beside the checkout. */
export const SummaryLine = ({ item, currency }: { item: DraftOrderItem | UnpricedItem; currency: Currency }) => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  const { variant, name, quantity } = item
  return (
    <li className="flex gap-3.5">
      <span className="w-13 shrink-0">
        <Cover cover={variant.cover} title={name} alt="" />
      </span>
      <p className="min-w-0 flex-1">
        {name}
        <span className="block text-soft">
          {t('copiesOfFormat', { quantity, format: formatName(variant.format) })}
        </span>
      </p>
      {'total' in item ? (
        <p className="font-semibold tabular-nums">{formatPrice(isBusiness ? item.total.net : item.total.gross, currency, locale)}</p>
      ) : (
        <p className="max-w-24 text-right text-13 font-medium text-error">{t('unpricedShort')}</p>
      )}
    </li>
  )
}
