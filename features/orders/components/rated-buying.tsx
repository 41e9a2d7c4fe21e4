'use client'

import { useTranslations } from 'next-intl'
import { type Control, type FieldPath, useWatch } from 'react-hook-form'
import { StarField } from '#components/ui/star-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import type { OrderRatingForm } from '#contracts/rating-form.ts'
import { starSteps } from '#contracts/star-steps.ts'
import type { Field } from '#lib/forms/use-form.ts'

interface Props {
  field: Field<FieldPath<OrderRatingForm>>
  control: Control<OrderRatingForm>
}

/** The rating of the purchase. Only the shop reads it. */
export const RatedBuying = ({ field, control }: Props) => {
  const t = useTranslations('orderRatings')
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
        {...field('order.stars')}
        legend={t('orderStars')}
        labels={starSteps.map((one) => t(`meanings.${one}`))}
        chosen={chosen}
      />
      <TextAreaField {...field('order.text')} label={t('orderText')} rows={3} />
    </section>
  )
}
