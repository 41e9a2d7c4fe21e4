import { CalendarClock, Check, CircleSlash, Download, MapPin, PackageOpen, Truck } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { Amount } from '#contracts/money.ts'
import type { PackageVariant } from '#contracts/product-page.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { shownStock } from '#lib/format/shown-stock.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import type { ProductPage } from '../load-product-page.ts'
import { DeliveryNote } from './delivery-note.tsx'

export interface BuyNotesProps {
  variant: VariantDetail
  page: Pick<ProductPage, 'pack' | 'substitutions' | 'freeDeliveryFrom' | 'deliveryModes'>
  prices: PriceDisplay
  /** Slot: which stores have copies. */
  storeStock: ReactNode
}

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.6 } as const

const Note = ({ sign, title, text }: { sign: ReactNode; title: ReactNode; text?: ReactNode }) => (
  <li className="flex gap-3 border-t border-line py-3.5 last:pb-0">
    <span className="mt-0.5 shrink-0">{sign}</span>
    <span className="min-w-0 flex-1">
      {title}
      {text && <span className="block text-soft">{text}</span>}
    </span>
  </li>
)

const StockNote = ({ variant, hasSubstitutions }: { variant: VariantDetail; hasSubstitutions: boolean }) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const supplied = useTranslations('cart.supplied')
  const { availability, stock, supplier, publishedOn } = variant
  if (publishedOn === null)
    return <Note sign={<CalendarClock {...icon} />} title={t('announced')} text={t('announcedHint')} />
  if (availability === 'preorder')
    return (
      <Note
        sign={<CalendarClock {...icon} />}
        title={t('preorderNote')}
        text={t('preorderFrom', { date: formatDate(publishedOn, locale) })}
      />
    )
  if (availability === 'unavailable')
    return (
      <Note
        sign={<CircleSlash {...icon} />}
        title={t('unavailableNote')}
        text={
          hasSubstitutions ? (
            <a href="#substitutions" className="text-link">
              {t('substitutionsHint')}
            </a>
          ) : (
            t('unavailableHint')
          )
        }
      />
    )
  if (stock === null) return <Note sign={<Download {...icon} />} title={t('downloadNote')} text={t('downloadHint')} />
  const days = supplier?.leadDays ?? 0
  if (supplier?.onHand === 0)
    return <Note sign={<Check {...icon} />} title={t('supplierNote')} text={supplied('all', { days })} />
  const count = shownStock(supplier?.onHand ?? stock)
  const title = count === 'plenty' ? t('inStockMany') : t('inStock', { count, number: formatCount(count, locale) })
  return (
    <Note
      sign={<Check {...icon} />}
      title={title}
      text={
        <>
          {t('dispatch')}
          {supplier && count !== 'plenty' && <span className="block">{supplied('more', { days })}</span>}
        </>
      }
    />
  )
}

/** The price of the parts of a package when they are bought one by one, and the saving. */
const SavingNote = ({
  pack: { variant, partsTotal, saving },
  prices,
}: {
  pack: PackageVariant
  prices: PriceDisplay
}) => {
  const t = useTranslations('catalog')
  const locale = useLocale()
  const money = (amount: Amount) => formatPrice(amount[prices.main], variant.price.currency, locale)
  return (
    saving && (
      <Note
        sign={<PackageOpen {...icon} className="text-ok" />}
        title={<span className="font-semibold text-ok">{t('saving', { amount: money(saving) })}</span>}
        text={t('boughtApart', { amount: money(partsTotal) })}
      />
    )
  )
}

/** Stock, delivery and shops, under the price. */
export const BuyNotes = ({ variant, page, prices, storeStock }: BuyNotesProps) => {
  const { pack, substitutions, freeDeliveryFrom, deliveryModes } = page
  return (
    <ul className="mt-5 text-13">
      {pack && !prices.hidden && <SavingNote pack={pack} prices={prices} />}
      <StockNote variant={variant} hasSubstitutions={substitutions.length > 0} />
      {variant.type === 'physical' && (
        <Note
          sign={<Truck {...icon} />}
          title={<DeliveryNote variant={variant} modes={deliveryModes} freeFrom={freeDeliveryFrom} prices={prices} />}
        />
      )}
      {storeStock && <Note sign={<MapPin {...icon} />} title={storeStock} />}
    </ul>
  )
}
