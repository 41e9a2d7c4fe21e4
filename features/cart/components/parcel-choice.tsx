'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import type { DraftOrder, Separation } from '#contracts/draft-order-answer.ts'
import { FieldError } from '#components/ui/field-frame.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { useArrivalText } from '#lib/i18n/use-arrival-text.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useShownPrices } from '#lib/session/use-shown-prices.ts'
import { useSendSeparately } from '../change-queries.ts'

const useExtraText = () => {
  const t = useTranslations('cart.parcels')
  const locale = useLocale()
  const { main } = useShownPrices()
  return ({ price, isPriceFinal }: Separation, currency: DraftOrder['currency']): string => {
    if (price.gross === 0) return t('free')
    const amount = formatPrice(price[main], currency, locale)
    return t(isPriceFinal ? 'extra' : 'extraFrom', { amount })
  }
}

/**
 * The choice between one parcel on the day when the last book is published, and two parcels. Nothing is shown where all
 * books are dispatched together.
 */
export const ParcelChoice = ({ order }: { order: DraftOrder }) => {
  const t = useTranslations('cart.parcels')
  const locale = useLocale()
  const arrivalText = useArrivalText()
  const extraText = useExtraText()
  const errorText = useErrorText()
  const name = useId()
  const choice = useSendSeparately()
  const { separation, currency } = order
  const [now, later] = separation?.shipments ?? []
  if (!separation || !now || !later) return null
  const isSeparate = choice.isPending ? choice.variables : separation.chosen

  return (
    <section aria-busy={choice.isPending || undefined} className="flex flex-col gap-3">
      <OptionGroup legend={t('legend')}>
        {later.releasedOn && (
          <p className="-mt-2 text-soft">{t('lead', { date: formatDate(later.releasedOn, locale) })}</p>
        )}
        <RadioCard
          name={name}
          checked={!isSeparate}
          onChange={() => choice.mutate(false)}
          title={t('together')}
          text={t('togetherText', { when: arrivalText(later.arrival) })}
          aside={t('noExtra')}
        />
        <RadioCard
          name={name}
          checked={isSeparate}
          onChange={() => choice.mutate(true)}
          title={t('separately')}
          text={t('separatelyText', { first: arrivalText(now.arrival), second: arrivalText(later.arrival) })}
          aside={extraText(separation, currency)}
        />
      </OptionGroup>
      <p className="text-13 text-soft">{t('paidOnce')}</p>
      <div role="alert">
        {choice.isError && <FieldError id={`${name}-error`}>{errorText(choice.error)}</FieldError>}
      </div>
    </section>
  )
}
