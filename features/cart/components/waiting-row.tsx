'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { WaitingItem } from '#contracts/draft-order-items.ts'
import type { Currency } from '#contracts/shop.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { lineId } from '../rules/focus-targets.ts'
import { RemoveButton } from './remove-button.tsx'
import { RewardRow } from './reward-row.tsx'

interface Props {
  item: WaitingItem
  currency: Currency
  onRemove: () => void
}

/** A chosen gift or upsell that does not count at the moment: why, and what would help. */
export const WaitingRow = ({ item: { id, name, variant, code, missing }, currency, onRemove }: Props) => {
  const t = useTranslations('deals.waiting')
  const locale = useLocale()
  const reason = () => {
    if (code !== 'deal_not_reached') return t(code)
    return missing === null ? t('too_few') : t(code, { amount: formatPrice(missing, currency, locale) })
  }
  return (
    <RewardRow
      variant={variant}
      title={name}
      titleId={lineId(id)}
      mark={<span className="font-medium text-star">{t('title')}</span>}
    >
      <p className="text-13 text-soft">{reason()}</p>
      <RemoveButton title={name} onRemove={onRemove} />
    </RewardRow>
  )
}
