import { CalendarClock, Check, CircleSlash, Download, MapPin, Truck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { VariantDetail } from '#contracts/catalogue.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { shownStock } from '#lib/format/shown-stock.ts'

interface Props {
  variant: VariantDetail
  /** From this gross amount on delivery is free, in minor units; undefined where it never is. */
  freeDeliveryFrom: number | undefined
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const

const Note = ({ sign, title, text }: { sign: ReactNode; title: string; text?: string | false | undefined }) => (
  <li className="flex gap-3 border-t border-line py-3.5 last:pb-0">
    <span className="mt-0.5 shrink-0">{sign}</span>
    <span className="min-w-0">
      {title}
      {text && <span className="block text-soft">{text}</span>}
    </span>
  </li>
)

const StockNote = ({ variant }: Pick<Props, 'variant'>) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const { availability, stock, publishedOn } = variant
  if (availability === 'preorder')
    return (
      <Note
        sign={<CalendarClock {...icon} />}
        title={t('preorderNote')}
        text={t('preorderFrom', { date: formatDate(publishedOn, locale) })}
      />
    )
  if (availability === 'unavailable')
    return <Note sign={<CircleSlash {...icon} />} title={t('unavailableNote')} text={t('unavailableHint')} />
  if (stock === null) return <Note sign={<Download {...icon} />} title={t('downloadNote')} text={t('downloadHint')} />
  const count = shownStock(stock)
  const title =
    count === 'plenty' ? t('inStockMany') : t('inStock', { count, number: formatCount(count, locale) })
  return <Note sign={<Check {...icon} />} title={title} text={t('dispatch')} />
}

/** Stock, delivery and shops, under the price. */
export const BuyNotes = ({ variant, freeDeliveryFrom }: Props) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const free =
    freeDeliveryFrom !== undefined &&
    t('deliveryFree', { amount: formatPrice(freeDeliveryFrom, variant.price.currency, locale) })
  return (
    <ul className="mt-5 text-13">
      <StockNote variant={variant} />
      {variant.type === 'physical' && <Note sign={<Truck {...icon} />} title={t('deliveryNote')} text={free} />}
      {variant.storesWithStock > 0 && (
        <Note
          sign={<MapPin {...icon} />}
          title={t('stores', { count: variant.storesWithStock })}
          text={t('storesHint')}
        />
      )}
    </ul>
  )
}
