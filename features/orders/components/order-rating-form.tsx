'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { OrderRatings } from '#contracts/order-ratings.ts'
import { type OrderRatingForm as Values, orderRatingForm } from '#contracts/rating-form.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useRateOrder } from '../rating-queries.ts'
import { givenRatings, typedRatings } from '../rules/given-ratings.ts'
import { RatedBook } from './rated-book.tsx'
import { RatedBuying } from './rated-buying.tsx'

interface Props {
  uuid: string
  ratings: OrderRatings
}

const strong = (text: ReactNode) => <strong className="font-semibold text-ink">{text}</strong>

/** One form for the whole order: what was said before stands in it, and only what is new is sent. */
export const OrderRatingForm = ({ uuid, ratings }: Props) => {
  const t = useTranslations('orderRatings')
  const words = useTranslations('ratingForm')
  const errorText = useErrorText()
  const rate = useRateOrder(uuid, useLocale())
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useForm<Values>({ resolver: zodResolver(orderRatingForm), values: typedRatings(ratings) })

  const submit = form.handleSubmit((typed) => {
    const given = givenRatings(typed, ratings)
    setIsEmpty(!given)
    if (given) rate.mutate(given)
  })

  return (
    <form noValidate onSubmit={submit} aria-label={t('title')} className="mt-4 flex max-w-prose flex-col gap-8">
      <section aria-labelledby="rated-books">
        <h2 id="rated-books" className="mb-2 title text-30">
          {t('books')}
        </h2>
        <ul className="border-t border-line">
          {ratings.books.map((book, index) => (
            <RatedBook key={book.variantId} book={book} index={index} form={form} />
          ))}
        </ul>
      </section>
      {ratings.order.mayRate && <RatedBuying form={form} />}
      <p className="text-13 text-soft">
        {ratings.isModerated && t('moderation')} {t.rich('signature', { name: ratings.displayName, strong })}
      </p>
      <div className="flex flex-col items-start gap-4">
        {rate.isError && (
          <Notice tone="error" title={words('failed')} announce>
            {errorText(rate.error)} {words('kept')}
          </Notice>
        )}
        {isEmpty && (
          <Notice tone="warning" title={t('nothing')} announce>
            {t('nothingHint')}
          </Notice>
        )}
        {rate.isSuccess && !isEmpty && (
          <Notice tone="success" title={t('sent')} announce>
            {t('sentHint')}
          </Notice>
        )}
        <Button type="submit" look="primary" busy={rate.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
