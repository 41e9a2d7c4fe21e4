'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { signInForm } from '#contracts/sign-in-form.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { sameOriginPath } from '#lib/routing/same-origin-path.ts'
import { useSignIn } from '../queries.ts'

export const SignInView = () => {
  const t = useTranslations('account')
  const locale = useLocale()
  const { field, register, submit, isBusy, failure } = useForm({
    resolver: schemaResolver(signInForm),
    defaultValues: { email: '', password: '', remember: true },
    mutation: useSignIn(),
    toInput: (credentials) => credentials,
    // A full load: the middleware must see the segment that came with the session.
    onSent: () => {
      const wanted = new URLSearchParams(window.location.search).get('redirectPath')
      window.location.assign(sameOriginPath(wanted, getPathname({ href: '/', locale })))
    },
  })

  return (
    <Form method="post" submit={submit} className="flex flex-col gap-5">
      <FormFailure failure={failure} title={t('failed')} />
      <TextField {...field('email')} type="email" autoComplete="username" label={t('email')} required />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="current-password"
        label={t('password')}
        required
      />
      <Checkbox {...register('remember')} label={t('remember')} hint={t('rememberHint')} />
      <Button type="submit" look="primary" busy={isBusy}>
        {t('signIn')}
      </Button>
    </Form>
  )
}
