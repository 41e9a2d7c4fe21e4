'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import type { OrderDetail } from '#contracts/orders.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { formatName } from '#lib/format/format-name.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { type Chosen, chosenItems, returnedItems } from '../rules/chosen-items.ts'
import { useWithdraw } from '../withdrawal-queries.ts'
import { DeclaredWithdrawal } from './declared-withdrawal.tsx'
import { WithdrawalChoice } from './withdrawal-choice.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/withdrawal-form.ts')).withdrawalForm)

const orderNumber = (text: ReactNode) => <strong className="font-semibold whitespace-nowrap">{text}</strong>

/** Choose, read again, confirm: the two steps that the law wants, and the acknowledgement. */
export const WithdrawalSteps = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('orderWithdrawal')
  const locale = useLocale()
  const [chosen, setChosen] = useState<Chosen>({})
  /** Of the declaration that is read again; undefined while it is being written. */
  const [key, setKey] = useState<string>()
  const [isNothing, setIsNothing] = useState(false)
  const mutation = useWithdraw(order.uuid)
  const form = useForm({
    resolver,
    defaultValues: { name: formatName(order.contact, locale), email: order.contact.email, reason: '' },
    mutation,
    toInput: (values) => ({ ...values, items: chosenItems(order, chosen), key: key ?? '' }),
  })
  const returned = returnedItems(order, chosen)
  const isReviewed = key !== undefined && returned.length > 0

  const review = form.handleSubmit(() => {
    setIsNothing(returned.length === 0)
    if (returned.length > 0) setKey(crypto.randomUUID())
  })
  const choose = (id: number, quantity: number) => {
    setChosen((before) => ({ ...before, [id]: quantity }))
    setIsNothing(false)
  }
  const change = () => {
    mutation.reset()
    setKey(undefined)
  }

  if (mutation.data)
    return <DeclaredWithdrawal uuid={order.uuid} declared={mutation.data} email={form.getValues('email')} />
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="text-18">{t.rich('order', { number: order.number, strong: orderNumber })}</p>
      {!order.withdrawal.isOpen && (
        <EmptyState
          title={t('over')}
          text={t('overText')}
          actions={
            <ButtonLink href={{ pathname: '/orders/[id]/details/view', params: { id: order.uuid } }}>
              {t('backToOrder')}
            </ButtonLink>
          }
        />
      )}
      {order.withdrawal.isOpen && !isReviewed && (
        <WithdrawalChoice
          order={order}
          chosen={chosen}
          returned={returned}
          onChoose={choose}
          field={form.field}
          isNothing={isNothing}
          submit={review}
        />
      )}
      {order.withdrawal.isOpen && isReviewed && (
        <WithdrawalReview
          order={order}
          returned={returned}
          values={form.getValues()}
          failure={form.failure}
          isBusy={form.isBusy}
          onChange={change}
          submit={form.submit}
        />
      )}
    </>
  )
}
