'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type ContactForm as Contact, contactForm } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Locale } from '#contracts/shop.ts'
import { TextField } from '#components/ui/text-field.tsx'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { getPathname, Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { useStepForm } from '../hooks/use-step-form.ts'
import { useWrongFields } from '../hooks/use-wrong-fields.ts'
import { sendContact } from '../queries.ts'
import { nameLabels } from '../rules/name-order.ts'
import { ErrorSummary } from './error-summary.tsx'
import { NameFields } from './name-fields.tsx'
import { StepActions } from './step-actions.tsx'

/** There and back again. */
const signInLink = (locale: Locale) => (text: ReactNode) => (
  <Link
    href={{ pathname: '/login', query: { redirectPath: getPathname({ href: '/checkout', locale }) } }}
    className="text-link text-ink"
  >
    {text}
  </Link>
)

export const ContactForm = ({ order, initial }: { order: DraftOrder; initial: Contact }) => {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const fieldText = useFieldText()
  const isCustomer = useHint('customer') !== undefined
  const { register, submit, isBusy, failure, formState } = useStepForm<Contact>({
    step: 'contact',
    order,
    resolver: zodResolver(contactForm),
    initial,
    send: sendContact,
  })
  const { errors } = formState
  const names = nameLabels(locale, t)
  const labels = { email: t('fields.email'), ...names, phone: t('fields.phone') }
  const wrong = useWrongFields(formState, labels)

  return (
    <form noValidate onSubmit={submit} className="flex max-w-prose flex-col gap-5">
      {!isCustomer && <p className="text-soft">{t.rich('contact.signIn', { link: signInLink(locale) })}</p>}
      <ErrorSummary fields={wrong} failure={failure} />
      <TextField
        {...register('email')}
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={labels.email}
        hint={t('contact.emailHint')}
        required
        error={fieldText(errors.email)}
      />
      <NameFields register={register} labels={names} errors={errors} />
      <TextField
        {...register('phone')}
        id="phone"
        type="tel"
        autoComplete="tel"
        label={labels.phone}
        hint={t('contact.phoneHint')}
        required
        error={fieldText(errors.phone)}
      />
      <StepActions step="contact" busy={isBusy} />
    </form>
  )
}
