'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { AddedMessages } from '#lib/i18n/added-messages.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import en from '#messages/en/ratings.json'
import hu from '#messages/hu/ratings.json'
import { laterRatingsQuery } from '../queries.ts'
import { RatingItem } from './rating-item.tsx'

interface Props {
  variantId: number
  cursor: string
}

const texts = { hu: { ratings: hu }, en: { ratings: en } }

/** The button that was pressed goes or moves down: reading goes on at the first rating that came. */
const useFocusOnNew = (list: RefObject<HTMLUListElement | null>, loaded: number) => {
  const before = useRef(0)
  useEffect(() => {
    if (loaded > before.current) list.current?.querySelectorAll('li')[before.current]?.focus()
    before.current = loaded
  }, [list, loaded])
}

const Pages = ({ variantId, cursor }: Props) => {
  const t = useTranslations('ratings')
  const errorText = useErrorText()
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    laterRatingsQuery(variantId, cursor),
  )
  const ratings = data?.pages.flatMap(({ items }) => items) ?? []
  useFocusOnNew(list, ratings.length)

  return (
    <>
      <ul ref={list}>
        {ratings.map((rating) => (
          <li key={rating.id} tabIndex={-1}>
            <RatingItem rating={rating} />
          </li>
        ))}
      </ul>
      {isError && (
        <div className="mb-4">
          <Notice tone="error" title={t('moreFailed')} announce>
            {errorText(error)}
          </Notice>
        </div>
      )}
      {(hasNextPage || isFetching || isError) && (
        <Button className="mb-5" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** What comes after the ratings that the page holds. */
export const LaterRatings = (props: Props) => (
  <AddedMessages texts={texts}>
    <Pages {...props} />
  </AddedMessages>
)
