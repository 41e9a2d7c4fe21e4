'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { CartReport as Report } from '#contracts/cart-report.ts'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import type { SocialProvider } from '#contracts/credential-providers.ts'
import { BotCheckNote } from '#lib/bot-check/bot-check-note.tsx'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useSignIn } from '../queries.ts'
import { wantedPath } from '../wanted-path.ts'
import { AuthLink } from './auth-link.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import { SocialButtons } from './social-buttons.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/sign-in-form.ts')).signInForm)

const CartReport = lazy(() =>
  import('#components/order/cart-report.tsx').then((loaded) => ({ default: loaded.CartReport })),
)

interface Props {
  /** Those that the shop has an account with. Their pages lead back to the wanted page, so a modal leaves them out. */
  providers?: readonly SocialProvider[]
  /** Whether readers may register with them. */
  hasReaders?: boolean
  /** Where the form stands in a modal: the page goes on. Otherwise it leads to the wanted page. */
  onSignedIn?: () => void
  /** Where the links below the form lead back to; without it the wanted page. */
  redirectPath?: string
}

/** A sign-in that has merged two carts says of each line what became of it before it leads on (spec point 2: the cart merge modal). */
export const SignInView = ({ providers, hasReaders = true, onSignedIn, redirectPath }: Props) => {
  const t = useTranslations('account')
  const tOther = useTranslations('registration')
  const locale = useLocale()
  const [report, setReport] = useState<Report>()
  // A full load: the middleware must see the segment that came with the session.
  const goOn = onSignedIn ?? (() => window.location.assign(wantedPath(locale)))
  const onSent = (merge: Report | null) => (merge ? setReport(merge) : goOn())
  const { field, register, getValues, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { email: '', password: '', remember: true },
    mutation: useSignIn(),
    toInput: (credentials) => credentials,
    onSent,
  })

  return (
    <div className="flex flex-col gap-6">
      <Form method="post" submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('failed')} />
        <TextField {...field('email')} type="email" autoComplete="username webauthn" label={t('email')} required />
        <PasswordField {...field('password')} autoComplete="current-password" label={t('password')} />
        <Checkbox {...register('remember')} label={t('remember')} hint={t('rememberHint')} />
        <Button type="submit" look="primary" busy={isBusy}>
          {t('signIn')}
        </Button>
        <PasskeySignIn getRemember={() => getValues('remember')} onSent={onSent} />
        <p>
          <AuthLink to="/forgotten-password" redirectPath={redirectPath}>
            {tOther('forgottenPassword')}
          </AuthLink>
        </p>
        <BotCheckNote action="login" />
      </Form>
      {providers && (
        <SocialButtons providers={providers} hasReaders={hasReaders} remember={() => getValues('remember')} />
      )}
      {report && (
        <Suspense>
          <CartReport kind="merge" report={report} onClose={goOn} />
        </Suspense>
      )}
    </div>
  )
}
