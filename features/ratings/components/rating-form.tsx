'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { StarField } from '#components/ui/star-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { starSteps } from '#contracts/star-steps.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { type OwnRating, useRate } from '../queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/rating-form.ts')).ratingForm)

interface Props {
  variantId: number
  signInHref: Href
  /** An editor reads the rating before it appears. */
  isModerated: boolean
  /** The reader's earlier rating: a second one replaces it. */
  sent: OwnRating['rating']
  onSent: () => void
}

export const RatingForm = ({ variantId, signInHref, isModerated, sent, onSent }: Props) => {
  const t = useTranslations('ratingForm')
  const { field, control, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: {
      stars: sent ? String(sent.stars) : '',
      title: sent?.title ?? '',
      text: sent?.text ?? '',
    },
    mutation: useRate(variantId),
    toInput: ({ stars, title, text }) => ({ stars: Number(stars), title, text }),
    draft: `rating-draft:${variantId}`,
    onSent,
    isRepeatable: true,
  })
  const chosen = useWatch({ control, name: 'stars' })
  const isSignedOut = failure instanceof ApiError && failure.status === 401

  return (
    <Form submit={submit} aria-label={t('title')} className="flex flex-col gap-5">
      <FormFailure
        failure={failure}
        title={t('failed')}
        actions={
          isSignedOut && (
            <ButtonLink href={signInHref} size="small">
              {t('signIn')}
            </ButtonLink>
          )
        }
      >
        {t('saved')}
      </FormFailure>
      <StarField
        {...field('stars')}
        legend={t('stars')}
        labels={starSteps.map((one) => t(`meanings.${one}`))}
        chosen={chosen}
        required
      />
      <TextField {...field('title')} label={t('heading')} hint={t('optional')} />
      <TextAreaField {...field('text')} label={t('text')} hint={t('textHint')} rows={5} />
      <p className="text-13 text-soft">
        {t('publication')} {isModerated && t('moderation')}
      </p>
      <Button type="submit" busy={isBusy} className="self-start">
        {t('send')}
      </Button>
    </Form>
  )
}
