'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { OrganizationRegistration as State } from '#contracts/organization-registration.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'
import { organizationRegistrationQuery } from '../queries.ts'
import { AuthLink } from './auth-link.tsx'
import { OrganizationForm } from './organization-form.tsx'

const tones = { pending: 'info', joining: 'info', approved: 'success', refused: 'warning' } as const

/** What has become of an earlier registration. */
const StateNotice = ({ status, name, reason }: State) => {
  const t = useTranslations('organizationRegistration')
  if (status === 'none') return null
  const isMember = status === 'approved'
  return (
    <Notice
      tone={tones[status]}
      title={t(`states.${status}.title`)}
      actions={
        status !== 'refused' && (
          <ButtonLink href={isMember ? '/organization' : '/'}>{t(isMember ? 'toOrganization' : 'toShop')}</ButtonLink>
        )
      }
    >
      <p className="[overflow-wrap:anywhere]">{t(`states.${status}.text`, { organization: name ?? '' })}</p>
      {reason !== null && <p className="mt-1 [overflow-wrap:anywhere]">{t('reason', { reason })}</p>}
    </Notice>
  )
}

interface Props {
  /** Slot: a text about the use of the personal data. */
  privacy: ReactNode
}

const CustomerPart = ({ privacy }: Props) => {
  const me = useQuery(meQuery)
  const state = useQuery(organizationRegistrationQuery)
  return (
    <LoadedPart query={state} rows={3} rowClass="h-24 w-full">
      {(found) => (
        <>
          <StateNotice {...found} />
          {(found.status === 'none' || found.status === 'refused') && (
            <LoadedPart query={me} rows={3} rowClass="h-24 w-full">
              {(customer) => <OrganizationForm me={customer} privacy={privacy} />}
            </LoadedPart>
          )}
        </>
      )}
    </LoadedPart>
  )
}

/** The page is static: who the visitor is decides what it shows (spec point 2: organization registration). */
export const OrganizationRegistration = ({ privacy }: Props) => {
  const t = useTranslations('organizationRegistration')
  if (useHint('customer') !== undefined) return <CustomerPart privacy={privacy} />
  return (
    <>
      <p>
        {t('haveAccount')} <AuthLink to="/login">{t('toSignIn')}</AuthLink>
      </p>
      <OrganizationForm me={null} privacy={privacy} />
    </>
  )
}
