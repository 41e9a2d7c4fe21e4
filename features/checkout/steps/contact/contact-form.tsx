'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '#components/form/form.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { ContactForm as Contact } from '#contracts/checkout-forms.ts'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import type { Locale } from '#contracts/shop.ts'
import { call } from '#lib/api/browser.ts'
import { nameLabels } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useWrongFields } from '#lib/forms/use-wrong-fields.ts'
import { getPathname, Link } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { StepActions } from '../../components/step-actions.tsx'
import { StepErrors } from '../../components/step-errors.tsx'
import { useStepForm } from '../../hooks/use-step-form.ts'

const resolver = schemaResolver(async () => (await import('#contracts/checkout-forms.ts')).contactForm)

/** Opens the sign-in over the step. Until its code is there it is a link to the sign-in page, which leads back to the checkout. */
const signInLink = (locale: Locale) => (text: ReactNode) => (
  <Link
    href={{ pathname: '/login', query: { redirectPath: getPathname({ href: '/checkout', locale }) } }}
    className="text-link text-ink"
    data-sign-in="checkout"
  >
    {text}
  </Link>
)

export const ContactForm = ({ order, initial }: { order: DraftOrder; initial: Contact }) => {
  const t = useTranslations('checkout')
  const words = useTranslations('forms')
  const locale = useLocale()
  const isCustomer = useHint('customer') !== undefined
  const { field, submit, isBusy, failure, formState } = useStepForm<Contact>({
    step: 'contact',
    order,
    resolver,
    initial,
    save: ({ uuid, version }, contact) =>
      call('PATCH /draft_orders/{uuid}', { params: { uuid }, body: { version, contact } }),
  })
  const names = nameLabels(locale, words)
  const labels = { email: words('email'), ...names, phone: words('phone') }
  const wrong = useWrongFields(formState, labels)

  return (
    <Form submit={submit} className="flex max-w-prose flex-col gap-5">
      {!isCustomer && <p className="text-soft">{t.rich('contact.signIn', { link: signInLink(locale) })}</p>}
      <StepErrors fields={wrong} failure={failure} />
      <TextField
        {...field('email')}
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={labels.email}
        hint={t('contact.emailHint')}
        required
      />
      <NameFields field={field} labels={names} />
      <TextField
        {...field('phone')}
        id="phone"
        type="tel"
        autoComplete="tel"
        label={labels.phone}
        hint={t('contact.phoneHint')}
        required
      />
      <StepActions step="contact" busy={isBusy} />
    </Form>
  )
}
