'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { NameFields } from '#components/form/name-fields.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Me } from '#contracts/session.ts'
import { nameLabels } from '#lib/forms/name-order.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { nameFieldsOf } from '#lib/session/name-fields-of.ts'
import { useChangeName } from '../queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/profile-form.ts')).profileForm)

export const ProfileForm = ({ me }: { me: Me }) => {
  const t = useTranslations('profile')
  const words = useTranslations('forms')
  const locale = useLocale()
  const { firstName, lastName } = nameFieldsOf(me)
  const { field, submit, isBusy, isSent, isNothingNew, failure } = useForm({
    resolver,
    values: { firstName, lastName },
    mutation: useChangeName(),
    toInput: (name) => (name.firstName === firstName && name.lastName === lastName ? undefined : name),
    isRepeatable: true,
  })
  return (
    <Form method="post" submit={submit} className="flex max-w-prose flex-col items-start gap-5">
      <FormFailure failure={failure} title={t('failed')} />
      {isNothingNew && <Notice tone="info" title={t('unchanged')} announce />}
      {isSent && !isNothingNew && <Notice tone="success" title={t('saved')} announce />}
      <div className="w-full">
        <NameFields field={field} labels={nameLabels(locale, words)} />
        <p className="mt-2 text-13 text-soft">{t('nameHint')}</p>
      </div>
      <Button type="submit" look="primary" busy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  )
}
