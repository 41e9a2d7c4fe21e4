'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { StarField } from '#components/ui/star-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { type RatingForm as Values, ratingForm, starSteps } from '#contracts/rating-form.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { type Href, Link } from '#lib/routing/navigation.ts'
import { type OwnRating, useRate } from '../queries.ts'
import { dropRatingDraft, keepRatingDraft, readRatingDraft } from '../rating-draft.ts'

interface Props {
  variantId: number
  signInHref: Href
  /** Somebody reads it before it appears. */
  isModerated: boolean
  /** What the reader has said before: a second rating replaces it. */
  sent: OwnRating['rating']
  onSent: () => void
}

export const RatingForm = ({ variantId, signInHref, isModerated, sent, onSent }: Props) => {
  const t = useTranslations('ratingForm')
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const rate = useRate(variantId)
  const { control, register, handleSubmit, subscribe, formState } = useForm<Values>({
    resolver: zodResolver(ratingForm),
    defaultValues: {
      stars: sent ? String(sent.stars) : '',
      title: sent?.title ?? '',
      text: sent?.text ?? '',
      ...readRatingDraft(variantId),
    },
  })
  const { errors } = formState
  const chosen = useWatch({ control, name: 'stars' })

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepRatingDraft(variantId, values),
      }),
    [subscribe, variantId],
  )

  const submit = handleSubmit(({ stars, title, text }) =>
    rate.mutate(
      { stars: Number(stars), title, text },
      {
        onSuccess: () => {
          dropRatingDraft(variantId)
          onSent()
        },
      },
    ),
  )
  const isSignedOut = rate.error instanceof ApiError && rate.error.status === 401

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="flex flex-col gap-5">
      {rate.isError && (
        <Notice
          tone="error"
          title={t('failed')}
          actions={
            isSignedOut && (
              <Button asChild size="small">
                <Link href={signInHref}>{t('signIn')}</Link>
              </Button>
            )
          }
          announce
        >
          {errorText(rate.error)} {t('kept')}
        </Notice>
      )}
      <StarField
        {...register('stars')}
        legend={t('stars')}
        labels={starSteps.map((one) => t(`meanings.${one}`))}
        chosen={chosen}
        required
        error={fieldText(errors.stars)}
      />
      <TextField {...register('title')} label={t('heading')} hint={t('optional')} error={fieldText(errors.title)} />
      <TextAreaField
        {...register('text')}
        label={t('text')}
        hint={t('textHint')}
        rows={5}
        error={fieldText(errors.text)}
      />
      <p className="text-13 text-soft">
        {t('publication')} {isModerated && t('moderation')}
      </p>
      <Button type="submit" busy={rate.isPending} className="self-start">
        {t('send')}
      </Button>
    </form>
  )
}
