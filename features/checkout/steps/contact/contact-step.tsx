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
const useInitial = (order: DraftOrder | null | undefined, isCustomer: boolean) => {
  const locale = useLocale()
  const { data: me, isLoading } = useQuery({ ...meQuery, enabled: isCustomer && order?.contact === null })
  if (order?.contact) return order.contact
  if (isLoading) return undefined
  return me ? { ...nobody, email: me.email, ...nameFieldsOf(me, locale) } : nobody
}

export const ContactStep = () => {
  const t = useTranslations('checkout.contact')
  const { data: order } = useDraftOrder()
  const isCustomer = useHint('customer') !== undefined
  const initial = useInitial(order, isCustomer)
  return (
    <>
      <StepTitle>{t('title')}</StepTitle>
      {/* Who signs in over the step gets another cart, and a form that the account has filled in. */}
      {order && initial && <ContactForm key={`${order.uuid} ${isCustomer}`} order={order} initial={initial} />}
    </>
  )
}
