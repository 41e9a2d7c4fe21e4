'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { Me } from '#contracts/session.ts'
import { nameLabels } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useChangeName } from '../queries.ts'

type Name = Me['personalInfo']['name']

const separatedResolver = schemaResolver(async () => (await import('#contracts/profile-form.ts')).profileForm)
const oneNameResolver = schemaResolver(async () => (await import('#contracts/profile-form.ts')).oneNameForm)

interface FrameProps {
  form: Pick<ReturnType<typeof useForm>, 'submit' | 'isBusy' | 'isSent' | 'isNothingNew' | 'failure'>
  /** The fields. */
  children: ReactNode
}

const Frame = ({ form: { submit, isBusy, isSent, isNothingNew, failure }, children }: FrameProps) => {
  const t = useTranslations('profile')
  return (
    <Form method="post" submit={submit} className="flex max-w-prose flex-col items-start gap-5">
      <FormFailure failure={failure} title={t('failed')} />
      {isNothingNew && <Notice tone="info" title={t('unchanged')} announce />}
      {isSent && !isNothingNew && <Notice tone="success" title={t('saved')} announce />}
      <div className="w-full">
        {children}
        <p className="mt-2 text-13 text-soft">{t('nameHint')}</p>
      </div>
      <Button type="submit" look="primary" busy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  )
}

const SeparatedName = ({ firstName, lastName }: Extract<Name, { type: 'separated' }>) => {
  const words = useTranslations('forms')
  const locale = useLocale()
  const { field, ...form } = useForm({
    resolver: separatedResolver,
    values: { firstName, lastName },
    mutation: useChangeName(),
    toInput: (name) => (name.firstName === firstName && name.lastName === lastName ? undefined : name),
    isRepeatable: true,
  })
  return (
    <Frame form={form}>
      <NameFields field={field} labels={nameLabels(locale, words)} />
    </Frame>
  )
}

/** A name that came from a provider in one piece, or that of a company. */
const OneName = ({ type, name }: Extract<Name, { name: string }>) => {
  const words = useTranslations('forms')
  const { field, ...form } = useForm({
    resolver: oneNameResolver,
    values: { name },
    mutation: useChangeName(),
    toInput: (typed) => (typed.name === name ? undefined : { type, name: typed.name }),
    isRepeatable: true,
  })
  return (
    <Frame form={form}>
      <TextField
        {...field('name')}
        id="name"
        autoComplete={type === 'company' ? 'organization' : 'name'}
        label={words(type === 'company' ? 'company' : 'name')}
        required
      />
    </Frame>
  )
}

/** Each type of name (spec point 3) is changed as what it is. */
export const ProfileForm = ({ me: { personalInfo } }: { me: Me }) =>
  'name' in personalInfo.name ? <OneName {...personalInfo.name} /> : <SeparatedName {...personalInfo.name} />
