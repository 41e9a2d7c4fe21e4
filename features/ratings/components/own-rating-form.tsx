'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import type { Href } from '#lib/routing/navigation.ts'
import { ownRatingQuery } from '../queries.ts'
import { OwnRating } from './own-rating.tsx'
import { RatingForm } from './rating-form.tsx'

interface Props {
  variantId: number
  signInHref: Href
  isModerated: boolean
}

/** What the signed-in reader has said, or may say now. */
export const OwnRatingForm = ({ variantId, ...rest }: Props) => {
  const t = useTranslations('ratingForm')
  const errorText = useErrorText()
  const [isChanging, setIsChanging] = useState(false)
  const { data, isError, error, refetch } = useQuery(ownRatingQuery(variantId))
  if (isError && !data)
    return (
      <Notice
        tone="error"
        title={t('notLoaded')}
        actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        announce
      >
        {errorText(error)}
      </Notice>
    )
  if (!data) return <SkeletonText lines={4} />
  if (data.rating && !isChanging) return <OwnRating rating={data.rating} onChange={() => setIsChanging(true)} />
  if (!data.mayRate)
    return (
      <Notice tone="info" title={t('mayNot')} announce>
        {t('mayNotHint')}
      </Notice>
    )
  return (
    <RatingForm variantId={variantId} {...rest} sent={data.rating} onSent={() => setIsChanging(false)} />
  )
}
