'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { OrderRatings } from '#contracts/order-ratings.ts'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useRateOrder } from '../rating-queries.ts'
import { givenRatings, typedRatings } from '../rules/given-ratings.ts'
import { RatedBook } from './rated-book.tsx'
import { RatedBuying } from './rated-buying.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/rating-form.ts')).orderRatingForm)

interface Props {
  uuid: string
  ratings: OrderRatings
}

const strong = (text: ReactNode) => <strong className="font-semibold text-ink">{text}</strong>

/** One form for the whole order. It shows the earlier ratings, and only new ones are sent. */
export const OrderRatingForm = ({ uuid, ratings }: Props) => {
  const t = useTranslations('orderRatings')
  const words = useTranslations('ratingForm')
  const { field, control, submit, isBusy, isSent, isNothingNew, failure } = useForm({
    resolver,
    values: typedRatings(ratings),
    mutation: useRateOrder(uuid, useLocale()),
    toInput: (typed) => givenRatings(typed, ratings),
    isRepeatable: true,
  })

  return (
    <Form submit={submit} aria-label={t('title')} className="mt-4 flex max-w-prose flex-col gap-8">
      <section aria-labelledby="rated-books">
        <h2 id="rated-books" className="mb-2 title text-30">
          {t('books')}
        </h2>
        <ul className="border-t border-line">
          {ratings.books.map((book, index) => (
            <RatedBook key={book.variantId} book={book} index={index} field={field} control={control} />
          ))}
        </ul>
      </section>
      {ratings.order.mayRate && <RatedBuying field={field} control={control} />}
      <p className="text-13 text-soft">
        {ratings.isModerated && t('moderation')} {t.rich('signature', { name: ratings.displayName, strong })}
      </p>
      <div className="flex flex-col items-start gap-4">
        <FormFailure failure={failure} title={words('failed')}>
          {words('saved')}
        </FormFailure>
        {isNothingNew && (
          <Notice tone="warning" title={t('nothing')} announce>
            {t('nothingHint')}
          </Notice>
        )}
        {isSent && !isNothingNew && (
          <Notice tone="success" title={t('sent')} announce>
            {t('sentHint')}
          </Notice>
        )}
        <Button type="submit" look="primary" busy={isBusy}>
          {t('send')}
        </Button>
        <BotCheckNote action="order_rating" />
      </div>
    </Form>
  )
}
