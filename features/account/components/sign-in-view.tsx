'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { CartReport as Report } from '#contracts/cart-report.ts'
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

const CartReport = lazy(() =>
  import('#components/order/cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })),
)

/** A sign-in that has merged two carts says of each line what became of it before it leads on (spec point 2: the cart merge modal). */
export const SignInView = () => {
  const t = useTranslations('account')
  const locale = useLocale()
  const [report, setReport] = useState<Report>()
  // A full load: the middleware must see the segment that came with the session.
  const goOn = () => {
    const wanted = new URLSearchParams(window.location.search).get('redirectPath')
    window.location.assign(sameOriginPath(wanted, getPathname({ href: '/', locale })))
  }
  const { field, register, submit, isBusy, failure } = useForm({
    resolver: schemaResolver(signInForm),
    defaultValues: { email: '', password: '', remember: true },
    mutation: useSignIn(),
    toInput: (credentials) => credentials,
    onSent: (merge) => (merge ? setReport(merge) : goOn()),
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
      {report && (
        <Suspense>
          <CartReport kind="merge" report={report} onClose={goOn} />
        </Suspense>
      )}
    </Form>
  )
}
