'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { invitationQuery } from '#lib/session/invitation.ts'
import { AuthLink } from './auth-link.tsx'
import { RegistrationForm } from './registration-form.tsx'

const never = () => () => {}
const readCode = (): string | null => new URLSearchParams(window.location.search).get('invitationCode')

const InvitedForm = ({ code, ...texts }: { code: string } & ComponentProps<typeof RegistrationForm>) => {
  const t = useTranslations('registration.invited')
  const { data, error } = useQuery(invitationQuery(code, useLocale()))
  if (error)
    return (
      <FormFailure
        failure={error}
        title={t('failed')}
        actions={
          <AuthLink to="/login" look="button">
            {t('toSignIn')}
          </AuthLink>
        }
      />
    )
  if (!data) return <SkeletonText lines={6} />
  const { email, organizationName: organization, invitedBy: name } = data
  return (
    <>
      <Notice tone="info" title={name === null ? t('title', { organization }) : t('titleBy', { organization, name })}>
        {t('text')}
      </Notice>
      <RegistrationForm {...texts} providers={[]} invitation={{ code, email }} />
    </>
  )
}

/** With the code of an invitation in the query it registers the invited address (spec point 4). The page is static. */
export const Registration = (texts: ComponentProps<typeof RegistrationForm>) => {
  const code = useSyncExternalStore(never, readCode, () => null)
  return code ? <InvitedForm code={code} {...texts} /> : <RegistrationForm {...texts} />
}
