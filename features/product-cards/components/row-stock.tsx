import { useLocale, useTranslations } from 'next-intl'
import { formatCount } from '#lib/format/format-count.ts'
import { shownStock } from '#lib/format/shown-stock.ts'
import type { ListedVariant } from '#lib/api/listed-variant.ts'

/** The number of copies that can be ordered now, or the reason why there are none. */
export const RowStock = ({ variant: { availability, stock } }: { variant: ListedVariant }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  if (availability !== 'available') return <span className="text-soft">{t(`availability.${availability}`)}</span>
  if (stock === null) return <span className="text-ok">{t('table.download')}</span>
  const count = shownStock(stock)
  return (
    <span className="text-ok">
      {count === 'plenty' ? t('table.plenty') : t('table.copies', { count, number: formatCount(count, locale) })}
    </span>
  )
}
