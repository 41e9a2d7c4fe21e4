'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { OrganizationRegistration as State } from '#contracts/organization-registration.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { organizationRegistrationQuery } from '../queries.ts'
import { AuthLink } from './auth-link.tsx'
import { FocusedPart } from './focused-part.tsx'
import { OrganizationForm } from './organization-form.tsx'

const tones = { pending: 'info', joining: 'info', approved: 'success', refused: 'warning' } as const

/** What has become of an earlier registration. */
const StateNotice = ({ status, name, reason, announce = false }: State & { announce?: boolean }) => {
  const t = useTranslations('organizationRegistration')
  if (status === 'none') return null
  const isMember = status === 'approved'
  return (
    <Notice
      tone={tones[status]}
      announce={announce}
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

/** What waits for the operator cannot be sent twice; masters may never answer, and a refused one may be sent again. */
const mayRegister = ({ status }: State): boolean => status !== 'pending' && status !== 'approved'

const CustomerPart = ({ privacy }: Props) => {
  const me = useCustomerQuery(meQuery)
  const state = useCustomerQuery(organizationRegistrationQuery)
  const [isSent, setIsSent] = useState(false)
  return (
    <LoadedPart query={state} rows={3} rowClass="h-24 w-full">
      {(found) => (
        <>
          {isSent ? (
            <FocusedPart key={found.status}>
              <StateNotice {...found} announce />
            </FocusedPart>
          ) : (
            <StateNotice {...found} />
          )}
          {mayRegister(found) && !isSent && (
            <LoadedPart query={me} rows={3} rowClass="h-24 w-full">
              {(customer) => <OrganizationForm me={customer} privacy={privacy} onSent={() => setIsSent(true)} />}
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
  const locale = useLocale()
  const isCustomer = useHint('customer') !== undefined
  const isImpersonated = useHint('impersonation') !== undefined
  // The form of a customer stays when the session runs out: the sign-in opens over it.
  const [wasCustomer, setWasCustomer] = useState(false)
  if (isCustomer && !wasCustomer) setWasCustomer(true)
  if (isImpersonated) return <Notice tone="info" title={t('inPersonOnly')} />
  if (isCustomer || wasCustomer) return <CustomerPart privacy={privacy} />
  return (
    <>
      <p>
        {t('haveAccount')}{' '}
        <AuthLink to="/login" redirectPath={getPathname({ href: '/organization/registration', locale })}>
          {t('toSignIn')}
        </AuthLink>
      </p>
      <OrganizationForm me={null} privacy={privacy} />
    </>
  )
}
