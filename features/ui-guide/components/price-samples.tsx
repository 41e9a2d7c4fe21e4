import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '#components/ui/badge.tsx'
import { Price } from '#components/ui/price.tsx'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Sample } from './sample.tsx'

const side = 'flex flex-wrap items-start gap-x-12 gap-y-6'

export const PriceSamples = () => {
  const t = useTranslations('uiGuide')
  const locale = useLocale()
  const forint = (amount: number) => formatPrice(amount, 'HUF', locale)
  const euro = (amount: number) => formatPrice(amount, 'EUR', locale)
  const reduced = {
    amount: forint(3260),
    original: forint(4260),
    originalLabel: t('prices.original'),
    lowest30: t('prices.lowest30', { price: forint(3450) }),
  }
  return (
    <>
      <Sample title={t('samples.onCards')} className={side}>
        <Price amount={forint(3490)} />
        <Price {...reduced} />
        <Price amount={euro(123450)} note={t('prices.net', { price: euro(129623) })} />
      </Sample>
      <Sample title={t('samples.onProducts')} className={side}>
        <Price size="large" amount={forint(3490)} note={t('prices.vat')} />
        <Price size="large" {...reduced} />
      </Sample>
      <Sample title={t('samples.badges')}>
        <Badge>{t('badges.neutral')}</Badge>
        <Badge tone="ok">{t('badges.ok')}</Badge>
        <Badge tone="attention">{t('badges.attention')}</Badge>
        <Badge tone="sale">{t('badges.sale')}</Badge>
        <Badge tone="mark">{t('badges.mark')}</Badge>
      </Sample>
      <Sample title={t('samples.ratings')}>
        {[5, 4.4, 2.6, 0].map((value) => (
          <RatingStars
            key={value}
            value={value}
            label={t('waiting.rating', { value: formatCount(value, locale, 1) })}
          />
        ))}
      </Sample>
    </>
  )
}
