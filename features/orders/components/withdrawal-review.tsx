'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { OrderDetail } from '#contracts/orders.ts'
import type { WithdrawalForm } from '#contracts/withdrawal-form.ts'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import type { ReturnedItem } from '../rules/chosen-items.ts'

interface Props {
  order: OrderDetail
  returned: readonly ReturnedItem[]
  values: WithdrawalForm
  failure: Error | null
  isBusy: boolean
  onChange: () => void
  submit: ComponentProps<typeof Form>['submit']
}

export const WithdrawalReview = ({ order, returned, values, failure, isBusy, onChange, submit }: Props) => {
  const t = useTranslations('orderWithdrawal')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone with its step.
  useEffect(() => heading.current?.focus(), [])
  const facts = [
    [t('number'), order.number],
    [t('name'), values.name],
    [t('email'), values.email],
    ...(values.reason ? [[t('reason'), values.reason]] : []),
  ]
  return (
    <Form method="post" submit={submit} aria-label={t('reviewTitle')} className="flex max-w-prose flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="title text-30">
        {t('reviewTitle')}
      </h2>
      <div className="flex flex-col gap-4 rounded-box bg-tint px-5 py-6 sm:px-8">
        <p>{t('declaration')}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5 font-semibold">
          {returned.map(({ id, quantity, name: title, isGift }) => (
            <li key={id}>{t(isGift ? 'returnedGift' : 'returned', { quantity, title })}</li>
          ))}
        </ul>
        <dl className="flex flex-col gap-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-13 text-soft">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FormFailure failure={failure} title={t('failed')}>
        {t('safe')}
      </FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isBusy}>
          {t('confirm')}
        </Button>
        <Button onClick={onChange} disabled={isBusy}>
          {t('back')}
        </Button>
      </div>
    </Form>
  )
}
