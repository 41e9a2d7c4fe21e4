'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { providerNames, type SocialProvider } from '#contracts/credential-providers.ts'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { nameLabels, nameOrder } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { type Entered, useRegisterBy } from '../credential-queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/account-forms.ts')).socialRegistrationForm)

interface Props {
  /** What the provider has said. */
  attempt: {
    provider: SocialProvider
    email: string | null
    isEmailProven: boolean
    firstName: string | null
    lastName: string | null
  }
  onMade: (entered: Entered) => void
  /** The text of the consent to the newsletter. */
  consent: string
  /** Slot: a text about the use of the personal data. */
  privacy: ReactNode
}

/** Asks for what the provider has not said, or not proven. The answer is the same for every address. */
export const SocialRegistration = ({ attempt, onMade, consent, privacy }: Props) => {
  const t = useTranslations('credentials')
  const tRegister = useTranslations('registration.register')
  const locale = useLocale()
  const { provider, email, firstName, lastName } = attempt
  const sending = useRegisterBy(provider)
  const { field, register, getValues, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { lastName: lastName ?? '', firstName: firstName ?? '', email: email ?? '', newsletter: false },
    mutation: sending,
    toInput: (values) => values,
    onSent: (answer) => answer.isMade && onMade(answer),
  })
  for (const name of nameOrder[locale]) register(name)
  if (sending.data && !sending.data.isMade)
    return (
      <Notice tone="success" title={t('sentTitle')} announce>
        {t('sentText', { email: getValues('email').trim(), provider: providerNames[provider] })}
      </Notice>
    )
  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <Notice tone="info" title={t('newTitle')} announce>
        {t('newText', { provider: providerNames[provider] })}
      </Notice>
      <FormFailure failure={failure} title={tRegister('failed')} />
      <NameFields field={field} labels={nameLabels(locale, (name) => tRegister(name))} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        label={tRegister('email')}
        {...(!attempt.isEmailProven && { hint: tRegister('emailHint') })}
        required
      />
      <Checkbox {...register('newsletter')} label={consent} />
      <p className="text-13 text-soft">{privacy}</p>
      <Button type="submit" look="primary" busy={isBusy}>
        {tRegister('submit')}
      </Button>
      <BotCheckNote action="registration" />
    </Form>
  )
}
