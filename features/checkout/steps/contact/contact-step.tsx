'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { useDraftOrder } from '#lib/session/use-draft-order.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'
import { nameFieldsOf } from '#lib/session/name-fields-of.ts'
import { ContactForm } from './contact-form.tsx'
import { StepTitle } from '../../components/step-title.tsx'

const nobody = { email: '', firstName: '', lastName: '', phone: '' }

/** A customer does not have to type what the account already knows. */
const useInitial = (order: DraftOrder | null | undefined) => {
  const locale = useLocale()
  const isCustomer = useHint('customer') !== undefined
  const { data: me, isLoading } = useQuery({ ...meQuery, enabled: isCustomer && order?.contact === null })
  if (order?.contact) return order.contact
  if (isLoading) return undefined
  return me ? { ...nobody, email: me.email, ...nameFieldsOf(me, locale) } : nobody
}

export const ContactStep = () => {
  const t = useTranslations('checkout.contact')
  const { data: order } = useDraftOrder()
  const initial = useInitial(order)
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {order && initial && <ContactForm order={order} initial={initial} />}
    </>
  )
}
