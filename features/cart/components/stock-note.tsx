'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrderItem } from '#contracts/draft-order-items.ts'
import { isDownload } from '#contracts/shop.ts'
import { copiesFromSupplier } from '#lib/format/copies-from-supplier.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { useSuppliedText } from '#lib/i18n/use-supplied-text.ts'

type Props = Pick<DraftOrderItem, 'variant' | 'availability' | 'maxQuantity' | 'quantity'>

/** The stock is shown if it is not higher than this. */
const fewCopies = 5

/** Whether the book can be ordered, and why no more copies can be. */
export const StockNote = ({ variant, availability, maxQuantity, quantity }: Props) => {
  const t = useTranslations('cart')
  const suppliedText = useSuppliedText()
  const locale = useLocale()
  if (variant.publishedOn === null) return <p className="text-13 font-medium text-error">{t('announced')}</p>
  if (availability === 'unavailable') return <p className="text-13 font-medium text-error">{t('notAvailable')}</p>
  if (availability === 'preorder')
    return <p className="text-13 text-soft">{t('preorder', { date: formatDate(variant.publishedOn, locale) })}</p>
  if (maxQuantity === null || isDownload(variant.format)) return <p className="text-13 text-ok">{t('download')}</p>
  if (quantity > maxQuantity)
    return <p className="text-13 font-medium text-error">{t('tooMany', { available: maxQuantity })}</p>
  const supplied = copiesFromSupplier(variant, quantity)
  if (supplied) return <p className="text-13 text-soft">{suppliedText(supplied, quantity)}</p>
  if (quantity === maxQuantity || maxQuantity <= fewCopies)
    return <p className="text-13 text-soft">{t('fewLeft', { available: maxQuantity })}</p>
  return <p className="text-13 text-ok">{t('inStock')}</p>
}
