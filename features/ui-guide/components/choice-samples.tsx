'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Chip } from '#components/ui/chip.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { QuantityStepper } from '#components/ui/quantity-stepper.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { formatCount } from '#lib/format/format-count.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { Link } from '#lib/routing/navigation.ts'
import { Sample } from './sample.tsx'

export const ChoiceSamples = () => {
  const t = useTranslations('uiGuide.choices')
  const samples = useTranslations('uiGuide.samples')
  const locale = useLocale()
  const [quantity, setQuantity] = useState(1)
  const price = (amount: number) => formatPrice(amount, 'HUF', locale)
  const steps = { label: t('quantity'), decreaseLabel: t('decrease'), increaseLabel: t('increase') }
  return (
    <>
      <Sample title={samples('rows')} className="max-w-xl">
        <OptionGroup legend={t('delivery')}>
          <RadioCard name="delivery" title={t('home')} text={t('homeText')} aside={price(1490)} />
          <RadioCard
            name="delivery"
            title={t('point')}
            text={t('pointText', { count: formatCount(1204, locale) })}
            aside={price(990)}
            defaultChecked
          />
          <RadioCard name="delivery" title={t('store')} text={t('storeText')} aside={t('free')} disabled />
        </OptionGroup>
      </Sample>
      <Sample title={samples('cards')} className="max-w-xl">
        <OptionGroup legend={t('format')} arrangement="cards" error={t('error')}>
          <RadioCard
            compact
            name="format"
            title={t('paperback')}
            text={`${price(3490)} · ${t('inStock')}`}
            defaultChecked
          />
          <RadioCard compact name="format" title={t('hardback')} text={`${price(4990)} · ${t('days', { count: 2 })}`} />
          <RadioCard compact name="format" title={t('ebook')} text={price(2390)} />
          <RadioCard compact name="format" title={t('audio')} text={price(3990)} disabled />
        </OptionGroup>
      </Sample>
      <Sample title={samples('quantities')}>
        <QuantityStepper {...steps} value={quantity} onChange={setQuantity} max={14} />
        <QuantityStepper {...steps} value={1} onChange={setQuantity} disabled />
      </Sample>
      <Sample title={samples('chips')}>
        <Chip>{t('hardback')}</Chip>
        <Chip chosen aria-pressed>
          {t('audio')}
        </Chip>
        <Chip removable removeLabel={t('remove')}>
          {t('paperback')}
        </Chip>
        <Chip asChild removable removeLabel={t('remove')}>
          <Link href="/ui-guide">{t('ebook')}</Link>
        </Chip>
      </Sample>
    </>
  )
}
