'use client'

import { useTranslations } from 'next-intl'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { StarField } from '#components/ui/star-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { type OrderRatingForm, starSteps } from '#contracts/rating-form.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'

/** How buying went: for the shop alone. */
export const RatedBuying = ({ form: { control, register, formState } }: { form: UseFormReturn<OrderRatingForm> }) => {
  const t = useTranslations('orderRatings')
  const fieldText = useFieldText()
  const errors = formState.errors.order
  const chosen = useWatch({ control, name: 'order.stars' })
  return (
    <section aria-labelledby="rated-buying" className="flex flex-col gap-4">
      <div>
        <h2 id="rated-buying" className="title text-30">
          {t('order')}
        </h2>
        <p className="mt-1 max-w-prose text-soft">{t('orderHint')}</p>
      </div>
      <StarField
        {...register('order.stars')}
        legend={t('orderStars')}
        labels={starSteps.map((one) => t(`meanings.${one}`))}
        chosen={chosen}
        error={fieldText(errors?.stars)}
      />
      <TextAreaField {...register('order.text')} label={t('orderText')} rows={3} error={fieldText(errors?.text)} />
    </section>
  )
}
