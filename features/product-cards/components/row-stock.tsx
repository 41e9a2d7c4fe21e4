import { useLocale, useTranslations } from 'next-intl'
import { formatCount } from '#lib/format/format-count.ts'
import { shownStock } from '#lib/format/shown-stock.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'

/** The number of copies on hand, that only a supplier has some, or the reason why there are none. */
export const RowStock = ({ variant: { availability, stock, supplier } }: { variant: ListedVariant }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (availability !== 'available') return <span className="text-soft">{t(`availability.${availability}`)}</span>
  if (stock === null) return <span className="text-ok">{t('table.download')}</span>
  if (supplier?.onHand === 0)
    return <span className="text-ok">{t('table.supplier', { days: supplier.leadDays ?? 0 })}</span>
  const count = shownStock(supplier?.onHand ?? stock)
  return (
    <span className="text-ok">
      {count === 'plenty' ? t('table.plenty') : t('table.copies', { count, number: formatCount(count, locale) })}
    </span>
  )
}
