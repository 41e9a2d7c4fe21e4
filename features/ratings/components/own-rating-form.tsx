'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import type { Href } from '#lib/routing/navigation.ts'
import enFields from '#messages/en/fields.json'
import en from '#messages/en/rating-form.json'
import huFields from '#messages/hu/fields.json'
import hu from '#messages/hu/rating-form.json'
import { ownRatingQuery } from '../queries.ts'
import { OwnRating } from './own-rating.tsx'
import { RatingForm } from './rating-form.tsx'

interface Props {
  variantId: number
  signInHref: Href
  isModerated: boolean
}

const texts = { hu: { ratingForm: hu, fields: huFields }, en: { ratingForm: en, fields: enFields } }

/** The pressed button is gone, so the focus moves into the form. */
const InPlace = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

const Own = ({ variantId, ...rest }: Props) => {
  const t = useTranslations('ratingForm')
  const errorText = useErrorText()
  const [isChanging, setIsChanging] = useState(false)
  const { data, isError, error, refetch } = useQuery(ownRatingQuery(variantId))
  if (isError && !data)
    return (
      <InPlace key="failed">
        <Notice
          tone="error"
          title={t('notLoaded')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
          announce
        >
          {errorText(error)}
        </Notice>
      </InPlace>
    )
  if (!data) return <SkeletonText lines={4} />
  if (data.rating && !isChanging)
    return (
      <InPlace key="sent">
        <OwnRating rating={data.rating} onChange={() => setIsChanging(true)} />
      </InPlace>
    )
  return (
    <InPlace key="form">
      {data.mayRate ? (
        <RatingForm variantId={variantId} {...rest} sent={data.rating} onSent={() => setIsChanging(false)} />
      ) : (
        <Notice tone="info" title={t('mayNot')} announce>
          {t('mayNotHint')}
        </Notice>
      )}
    </InPlace>
  )
}

/** What the signed-in reader has said, or may say now. */
export const OwnRatingForm = (props: Props) => (
  <AddedMessages texts={texts}>
    <Own {...props} />
  </AddedMessages>
)
