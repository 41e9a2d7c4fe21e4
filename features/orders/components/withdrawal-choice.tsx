'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { OrderDetail } from '#contracts/orders.ts'
import type { WithdrawalForm } from '#contracts/withdrawal-form.ts'
import { Form } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { FieldError } from '#components/ui/field-frame.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import type { Field } from '#lib/forms/use-form.ts'
import type { Chosen, ReturnedItem } from '../rules/chosen-items.ts'
import { WithdrawalLine } from './withdrawal-line.tsx'

interface Props {
  order: OrderDetail
  chosen: Chosen
  returned: readonly ReturnedItem[]
  onChoose: (id: number, quantity: number) => void
  field: Field<keyof WithdrawalForm>
  /** The visitor went on without having chosen a copy. */
  isNothing: boolean
  submit: ComponentProps<typeof Form>['submit']
}

export const WithdrawalChoice = ({ order, chosen, returned, onChoose, field, isNothing, submit }: Props) => {
  const t = useTranslations('orderWithdrawal')
  const locale = useLocale()
  const { until, items } = order.withdrawal
  return (
    <Form method="post" submit={submit} aria-label={t('title')} className="flex max-w-prose flex-col gap-8">
      <div className="flex flex-col gap-2 text-soft">
        <p>{t('lead')}</p>
        {until !== null && <p>{t('until', { day: formatDate(until, locale) })}</p>}
      </div>
      <section aria-labelledby="withdrawn-books">
        <h2 id="withdrawn-books" className="mb-2 title text-24">
          {t('books')}
        </h2>
        <ul className="border-t border-line">
          {items.map((item) => (
            <WithdrawalLine
              key={item.id}
              book={order.items.find(({ id }) => id === item.id)}
              item={item}
              quantity={Math.min(chosen[item.id] ?? 0, item.left)}
              isReturned={returned.some(({ id }) => id === item.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="withdrawal-details" className="flex max-w-form flex-col gap-5">
        <h2 id="withdrawal-details" className="title text-24">
          {t('details')}
        </h2>
        <TextField {...field('name')} id="name" autoComplete="name" label={t('name')} required />
        <TextField
          {...field('email')}
          id="email"
          type="email"
          autoComplete="email"
          label={t('email')}
          hint={t('emailHint')}
          required
        />
        <TextField {...field('reason')} id="reason" label={t('reason')} />
      </section>
      <div className="flex flex-col items-start gap-3">
        <div role="alert">{isNothing && <FieldError id="nothing-chosen">{t('nothing')}</FieldError>}</div>
        <Button type="submit" look="primary">
          {t('review')}
        </Button>
      </div>
    </Form>
  )
}
