'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useFieldText } from '#lib/i18n/use-field-text.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { sameOriginPath } from '#lib/routing/same-origin-path.ts'
import { type Credentials, useSignIn } from '../queries.ts'
import { signInForm } from '../sign-in-form.ts'

export const SignInView = () => {
  const t = useTranslations('account')
  const locale = useLocale()
  const errorText = useErrorText()
  const fieldText = useFieldText()
  const signIn = useSignIn()
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '', remember: true },
  })
  const { errors } = formState

  const submit = handleSubmit((values) =>
    signIn.mutate(values, {
      // A full load: the middleware must see the segment that came with the session.
      onSuccess: () => {
        const wanted = new URLSearchParams(window.location.search).get('redirectPath')
        window.location.assign(sameOriginPath(wanted, getPathname({ href: '/', locale })))
      },
    }),
  )

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {signIn.isError && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(signIn.error)}
        </Notice>
      )}
      <TextField
        {...register('email')}
        type="email"
        autoComplete="username"
        label={t('email')}
        required
        error={fieldText(errors.email)}
      />
      <TextField
        {...register('password')}
        type="password"
        autoComplete="current-password"
        label={t('password')}
        required
        error={fieldText(errors.password)}
      />
      <Checkbox {...register('remember')} label={t('remember')} hint={t('rememberHint')} />
      <Button type="submit" look="primary" busy={signIn.isPending || signIn.isSuccess}>
        {t('signIn')}
      </Button>
    </form>
  )
}
