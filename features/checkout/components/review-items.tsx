'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-orders.ts'
import { Cover } from '#components/media/cover.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { useHint } from '#lib/session/hint-cookies.ts'

/** The books once more: a small cover, the title, how many in which format, the price. */
export const ReviewItems = ({ items, currency }: Pick<DraftOrder, 'items' | 'currency'>) => {
  const t = useTranslations('cart')
  const formatName = useTranslations('formats')
  const locale = useLocale()
  const isBusiness = useHint('segment') === 'b2b'
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ id, name, quantity, total, variant }) => (
        <li key={id} className="flex gap-3">
          <span className="w-10 shrink-0">
            <Cover cover={variant.cover} title={name} alt="" />
          </span>
          <p className="min-w-0 flex-1">
            {name}
            <span className="block text-13 text-soft">
              {t('copiesOfFormat', { quantity, format: formatName(variant.format) })}
            </span>
          </p>
          <p className="tabular-nums">{formatPrice(isBusiness ? total.net : total.gross, currency, locale)}</p>
        </li>
      ))}
    </ul>
  )
}
