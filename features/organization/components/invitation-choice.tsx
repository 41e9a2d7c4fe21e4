'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Me } from '#contracts/session.ts'
import type { Answer } from '#lib/api/call.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { leavePage } from '#lib/session/leave-page.ts'
import { saveInvitationCode, savedCode } from '#lib/session/invitation-code.ts'
import { useAccept, useSignOut } from '../queries.ts'

interface Props {
  code: string
  invitation: Answer<'GET /v2.0/invitations/code/{code}/email'>
  /** Undefined for a visitor who is signed out. */
  me: Me | undefined
}

/** The page says nothing about accounts, so a visitor who is signed out gets both ways. */
const SignedOut = ({ code }: { code: string }) => {
  const t = useTranslations('invitation')
  const locale = useLocale()
  const redirectPath = getPathname({ href: '/invitation-accept', locale })
  useEffect(() => void saveInvitationCode(code), [code])
  return (
    <>
      <p className="text-soft">{t('signedOutText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" href={{ pathname: '/login', query: { redirectPath } }}>
          {t('signIn')}
        </ButtonLink>
        <ButtonLink href={{ pathname: '/register', query: { invitationCode: savedCode, redirectPath } }}>
          {t('register')}
        </ButtonLink>
      </div>
    </>
  )
}

const AnotherPerson = ({ code, email, mine }: { code: string; email: string; mine: string }) => {
  const t = useTranslations('invitation')
  const tErrors = useTranslations('errors')
  const signOut = useSignOut(code)
  const leave = () =>
    signOut.mutate(undefined, { onError: () => showToast({ tone: 'error', text: tErrors('can_not_logout') }) })
  return (
    <Notice
      tone="warning"
      title={t('anotherTitle')}
      actions={
        <Button busy={signOut.isPending || signOut.isSuccess} onClick={leave}>
          {t('signOut')}
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">{t('anotherText', { email, mine })}</span>
    </Notice>
  )
}

const Acceptance = ({ code, name }: { code: string; name: string }) => {
  const t = useTranslations('invitation')
  const locale = useLocale()
  const accept = useAccept(code)
  // A full load: prices and pages become those of institutions.
  const join = () =>
    accept.mutate(undefined, { onSuccess: () => leavePage(getPathname({ href: '/organization', locale })) })
  return (
    <>
      <FormFailure failure={accept.error} title={t('failed')} />
      <p className="text-soft">{t('acceptText')}</p>
      <Button look="primary" className="self-start" busy={accept.isPending || accept.isSuccess} onClick={join}>
        {t('accept')}
      </Button>
      <p className="text-13 text-soft">{t('signedInAs', { name })}</p>
    </>
  )
}

/** An account belongs to one organisation at most. */
const Member = ({ name, isSame }: { name: string; isSame: boolean }) => {
  const t = useTranslations('invitation')
  const tErrors = useTranslations('errors')
  return (
    <Notice
      tone={isSame ? 'success' : 'warning'}
      title={t(isSame ? 'memberTitle' : 'elsewhereTitle', { organization: name })}
      actions={<ButtonLink href="/organization">{t('toOrganization')}</ButtonLink>}
    >
      {!isSame && tErrors('member_elsewhere')}
    </Notice>
  )
}

const Way = ({ code, invitation: { email, organizationId }, me }: Props) => {
  if (!me) return <SignedOut code={code} />
  if (me.email !== email) return <AnotherPerson code={code} email={email} mine={me.email} />
  if (me.organizationName !== null)
    return <Member name={me.organizationName} isSame={me.organizationId === organizationId} />
  return <Acceptance code={code} name={me.personalInfo.displayName} />
}

/** An invitation that is open, and what this visitor can do about it. */
export const InvitationChoice = (props: Props) => {
  const t = useTranslations('invitation')
  const { organizationName: organization, invitedBy: name, email, role } = props.invitation
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="title text-30 [overflow-wrap:anywhere]">{organization}</h2>
        <p className="mt-1">{name === null ? t('invited') : t('invitedBy', { name })}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-1 border-y border-line py-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">{t('for')}</dt>
        <dd className="[overflow-wrap:anywhere]">{email}</dd>
        <dt className="text-soft">{t('role')}</dt>
        <dd>{t(`roles.${role}`)}</dd>
      </dl>
      <Way {...props} />
    </div>
  )
}
