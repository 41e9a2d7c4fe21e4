import { useLocale, useTranslations } from 'next-intl'
import type { VariantDetail } from '#contracts/variant-detail.ts'
import type { DeliveryMode } from '#contracts/delivery-modes.ts'
import { copiesFromSupplier, daysUntilHere } from '#lib/format/copies-from-supplier.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { type Brought, waysOfDelivery } from '../delivery-ways.ts'
import type { PriceDisplay } from '#lib/format/price-display.ts'
import { ArrivalLoader } from './arrival-loader.tsx'

interface Props {
  variant: VariantDetail
  modes: readonly DeliveryMode[]
  freeFrom: number | undefined
  prices: PriceDisplay
}

/** To the door and to a point: what it costs, and on which days it comes. */
export const DeliveryNote = ({ variant, modes, freeFrom, prices }: Props) => {
  const { price, availability, publishedOn } = variant
  const waiting = {
    releasedOn: availability === 'preorder' ? publishedOn : null,
    leadDays: daysUntilHere(copiesFromSupplier(variant, 1)),
  }
  const t = useTranslations('catalog.delivery')
  const locale = useLocale()
  const money = (amount: number) => formatPrice(amount, price.currency, locale)
  const isFree = freeFrom !== undefined && price.gross >= freeFrom
  const costOf = ({ from, varies }: Brought) => {
    if (isFree) return t('free')
    return varies ? t('from', { amount: money(from[prices.main]) }) : money(from[prices.main])
  }
  return (
    <>
      {waysOfDelivery(modes).map((way) => (
        <span key={way.flow} className="block">
          {t(way.flow)} {costOf(way)}
          {availability !== 'unavailable' && (
            <span className="mb-1 block text-soft">
              <ArrivalLoader days={way.days} waiting={waiting}>
                {t('workingDays', { ...way.days, single: way.days.from === way.days.to ? 'yes' : 'no' })}
              </ArrivalLoader>
            </span>
          )}
        </span>
      ))}
      {freeFrom !== undefined && !isFree && (
        <span className="block text-soft">{t('freeFrom', { amount: money(freeFrom) })}</span>
      )}
    </>
  )
}
