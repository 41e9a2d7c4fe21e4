import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '#components/ui/badge.tsx'
import { Price } from '#components/ui/price.tsx'
import { RatingStars } from '#components/ui/rating-stars.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Row } from './sample.tsx'

export const PriceSamples = () => {
  const t = useTranslations('uiGuide')
  const locale = useLocale()
  const forint = (amount: number) => formatPrice(amount, 'HUF', locale)
  const reduced = {
    amount: forint(3260),
    original: forint(4260),
    originalLabel: t('prices.original'),
    lowest30: t('prices.lowest30', { price: forint(3450) }),
  }
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-12 gap-y-6">
        <Price amount={forint(3490)} />
        <Price {...reduced} />
        <Price
          amount={formatPrice(123450, 'EUR', locale)}
          note={t('prices.net', { price: formatPrice(129623, 'EUR', locale) })}
        />
        <Price size="large" amount={forint(3490)} note={t('prices.vat')} />
        <Price size="large" {...reduced} />
      </div>
      <Row>
        <Badge>{t('badges.neutral')}</Badge>
        <Badge tone="ok">{t('badges.ok')}</Badge>
        <Badge tone="attention">{t('badges.attention')}</Badge>
        <Badge tone="sale">{t('badges.sale')}</Badge>
        <Badge tone="mark">{t('badges.mark')}</Badge>
        {[5, 4.4, 2.6, 0].map((value) => (
          <RatingStars
            key={value}
            value={value}
            label={t('waiting.rating', { value: formatCount(value, locale, 1) })}
          />
        ))}
      </Row>
    </>
  )
}
