'use client'

import { useTranslations } from 'next-intl'
import { type Control, type FieldPath, useWatch } from 'react-hook-form'
import { StarField } from '#components/ui/star-field.tsx'
import { TextAreaField } from '#components/ui/text-area-field.tsx'
import { Cover } from '#components/media/cover.tsx'
import type { OrderRatings } from '#contracts/order-ratings.ts'
import type { OrderRatingForm } from '#contracts/rating-form.ts'
import { starSteps } from '#contracts/star-steps.ts'
import type { Field } from '#lib/forms/use-form.ts'
import { Link } from '#lib/routing/navigation.ts'

interface Props {
  book: OrderRatings['books'][number]
  index: number
  field: Field<FieldPath<OrderRatingForm>>
  control: Control<OrderRatingForm>
}

const Opinion = ({ book, index, field, control }: Props) => {
  const t = useTranslations('ratingForm')
  const typed = useWatch({ control, name: `books.${index}` })
  const about = (label: string) => (
    <>
      {label} <span className="sr-only">({book.name})</span>
    </>
  )
  return (
    <>
      <StarField
        {...field(`books.${index}.stars`)}
        legend={about(t('stars'))}
        labels={starSteps.map((one) => t(`meanings.${one}`))}
        chosen={typed.stars}
      />
      {(typed.stars || typed.text) && (
        <TextAreaField {...field(`books.${index}.text`)} label={about(t('text'))} hint={t('textHint')} rows={3} />
      )}
    </>
  )
}

/** One book of the order: the state of its rating, and the fields to write or change it. */
export const RatedBook = (props: Props) => {
  const t = useTranslations('orderRatings')
  const { cover, name, authors, path, mayRate, rating } = props.book
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 border-b border-line py-6 sm:gap-x-6">
      <Cover cover={cover} title={name} alt="" sizes="72px" />
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <p className="text-13 text-soft">{authors}</p>
          <h3 className="title text-18">
            <Link href={{ path }} className="hover:text-rubric">
              {name}
            </Link>
          </h3>
          {rating && <p className="mt-1 text-13 text-soft">{t(`status.${rating.status}`)}</p>}
          {!mayRate && <p className="mt-1 text-13 text-soft">{t('later')}</p>}
        </div>
        {mayRate && <Opinion {...props} />}
      </div>
    </li>
  )
}
