import { useLocale, useTranslations } from 'next-intl'
import { ImprintMark } from '#components/media/imprint-mark.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Lead } from '#components/ui/lead.tsx'
import { Price } from '#components/ui/price.tsx'
import { formatPrice } from '#lib/format/format-price.ts'
import { Sample } from './sample.tsx'

const imprints = {
  main: 'Kolofon',
  kolibri: 'Kolibri',
  park: 'Park',
  helikon: 'Helikon',
  libri: 'Libri',
  jelenkor: 'Jelenkor',
}

export const ThemeSamples = () => {
  const t = useTranslations('uiGuide')
  const locale = useLocale()
  const forint = (amount: number) => formatPrice(amount, 'HUF', locale)
  const themes = { ...imprints, night: t('themes.night') }
  return Object.entries(themes).map(([theme, name]) => (
    <Sample
      key={theme}
      title={name}
      className="max-w-xl"
      code={
        <section data-theme={theme}>
          <ImprintMark imprint={theme} className="size-10" />
        </section>
      }
    >
      <div data-theme={theme} className="overflow-hidden rounded-box border border-line">
        <p className="flex items-center justify-between gap-4 bg-mark px-5 py-5 wordmark text-30 text-on-mark">
          {name}
          <ImprintMark imprint={theme} className="size-10" />
        </p>
        <div className="grid gap-4 p-5">
          <Lead>{t('lead')}</Lead>
          <Price
            amount={forint(3260)}
            original={forint(4260)}
            originalLabel={t('prices.original')}
            lowest30={t('prices.lowest30', { price: forint(3450) })}
          />
          <p className="rounded-box bg-tint p-4">
            <span className="block text-soft">{t('fields.newsletterHint')}</span>
            <span className="text-ok">{t('badges.ok')}</span> ·{' '}
            <span className="text-star">{t('badges.attention')}</span> ·{' '}
            <span className="text-rubric">{t('badges.sale')}</span>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Button look="primary">{t('buttons.primary')}</Button>
            <Button>{t('buttons.secondary')}</Button>
            <Badge tone="mark">{t('badges.mark')}</Badge>
          </div>
        </div>
      </div>
    </Sample>
  ))
}
