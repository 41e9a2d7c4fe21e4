'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SkeletonText } from '#components/ui/skeleton.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { invitationQuery } from '#lib/session/invitation.ts'
import { savedCode } from '#lib/session/invitation-code.ts'
import { useRequestedInvitation } from '../use-requested-invitation.ts'
import { AuthLink } from './auth-link.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** The visitor has come to a tab that does not know the code, or with a link that is not complete. */
const notHere = new ApiError(403, { code: 'link_not_valid', message: '', requestId: '' })

const Refused = ({ failure, onRetry }: { failure: Error; onRetry?: () => unknown }) => {
  const t = useTranslations('registration.invited')
  const tCredentials = useTranslations('credentials')
  return (
    <FormFailure
      failure={failure}
      title={t('failed')}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{tCredentials('again')}</Button>}
          <AuthLink to="/login" look="button">
            {t('toSignIn')}
          </AuthLink>
        </>
      }
    />
  )
}

const isFinal = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

const InvitedForm = ({ code, ...texts }: { code: string } & ComponentProps<typeof RegistrationForm>) => {
  const t = useTranslations('registration.invited')
  const { data, error, refetch } = useQuery(invitationQuery(code, useLocale()))
  if (!data) {
    if (!error) return <SkeletonText lines={6} />
    return isFinal(error) ? <Refused failure={error} /> : <Refused failure={error} onRetry={refetch} />
  }
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
  const code = useRequestedInvitation()
  if (code === savedCode) return <Refused failure={notHere} />
  return code ? <InvitedForm code={code} {...texts} /> : <RegistrationForm {...texts} />
}
