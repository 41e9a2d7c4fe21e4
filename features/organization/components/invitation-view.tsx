'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { useHint } from '#lib/session/hint-cookies.ts'
import { invitationQuery } from '#lib/session/invitation.ts'
import { meQuery } from '#lib/session/me.ts'
import { useHydrated } from '#lib/session/use-hydrated.ts'
import { useInvitationCode } from '../use-invitation-code.ts'
import { InvitationChoice } from './invitation-choice.tsx'

const ends = ['link_not_valid', 'invitation_expired', 'invitation_revoked', 'invitation_used'] as const

/** An invitation that nobody can accept any more, and why. */
const Ended = ({ end }: { end: (typeof ends)[number] }) => {
  const t = useTranslations('invitation')
  const isMember = useHint('segment') === 'b2b'
  const isCustomer = useHint('customer') !== undefined
  return (
    <EmptyState
      title={t(`ended.${end}`)}
      text={t(`endedTexts.${end}`)}
      actions={
        isCustomer ? (
          <ButtonLink href={isMember ? '/organization' : '/'}>{t(isMember ? 'toOrganization' : 'toShop')}</ButtonLink>
        ) : (
          <ButtonLink href="/login">{t('toSignIn')}</ButtonLink>
        )
      }
    />
  )
}

/** What the link of an invitation leads to (spec point 2: invitation accept). */
export const InvitationView = () => {
  const t = useTranslations('invitation')
  const locale = useLocale()
  const hydrated = useHydrated()
  const code = useInvitationCode()
  const isCustomer = useHint('customer') !== undefined
  const query = useQuery({ ...invitationQuery(code ?? '', locale), enabled: code !== undefined })
  const me = useQuery({ ...meQuery, enabled: isCustomer && code !== undefined })

  if (hydrated && code === undefined)
    return (
      <EmptyState
        title={t('noLinkTitle')}
        text={t('noLinkText')}
        actions={<ButtonLink href="/">{t('toShop')}</ButtonLink>}
      />
    )
  const end = ends.find((one) => query.error instanceof ApiError && query.error.code === one)
  if (end) return <Ended end={end} />
  // Who is signed in decides what can be done. A session that has ended counts as none.
  const isSignedOut = me.error instanceof ApiError && me.error.status === 401
  const data = isCustomer && !isSignedOut && !me.data ? undefined : query.data
  const failed = { data, error: query.error ?? (isSignedOut ? null : me.error) }
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <LoadedPart
        query={{ ...failed, refetch: () => Promise.all([query.refetch(), isCustomer && me.refetch()]) }}
        rows={3}
        rowClass="h-10 w-full"
      >
        {(invitation) => (
          <InvitationChoice code={code ?? ''} invitation={invitation} me={isSignedOut ? undefined : me.data} />
        )}
      </LoadedPart>
    </>
  )
}
