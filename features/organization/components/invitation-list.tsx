'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Invitation } from '#contracts/invitations.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { invitationsQuery, useResend, useRevoke } from '../queries.ts'
import { Confirmation } from './confirmation.tsx'

const InviteDialog = lazy(() => import('./invite-dialog.tsx').then((loaded) => ({ default: loaded.InviteDialog })))

interface RowProps {
  invitation: Invitation
  busy: boolean
  onResend: () => void
  onRevoke: () => void
}

const InvitationRow = ({ invitation: { email, role, invitedAt, expired }, busy, onResend, onRevoke }: RowProps) => {
  const t = useTranslations('organization')
  const locale = useLocale()
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="[overflow-wrap:anywhere]">{email}</span>
          {expired && <Badge tone="attention">{t('expired')}</Badge>}
        </p>
        <p className="text-13 text-soft">
          {t('invitedAs', { role: t(`roles.${role}`), day: formatDate(invitedAt, locale) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={busy} aria-label={t('resendTo', { email })} onClick={onResend}>
          {t('resend')}
        </Button>
        <Button size="small" aria-label={t('revokeOf', { email })} onClick={onRevoke}>
          {t('revoke')}
        </Button>
      </div>
    </li>
  )
}

/** The open invitations, and the way to new ones. */
export const InvitationList = ({ organizationId }: { organizationId: number }) => {
  const t = useTranslations('organization')
  const errorText = useErrorText()
  const [resend, revoke] = [useResend(organizationId), useRevoke(organizationId)]
  const [isInviting, setIsInviting] = useState(false)
  const [revoked, setRevoked] = useState<Invitation>()
  const sendAgain = ({ id, email }: Invitation) =>
    resend.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', text: t('resent', { email }) }),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
  const confirm = ({ id, email }: Invitation) =>
    revoke.mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'info', text: t('revoked', { email }) })
        setRevoked(undefined)
      },
    })
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose text-soft">{t('inviteText')}</p>
      <Button look="primary" onClick={() => setIsInviting(true)}>
        {t('invite')}
      </Button>
      <div className="w-full">
        <LoadedPart query={useCustomerQuery(invitationsQuery(organizationId))} rows={1} rowClass="h-16 w-full">
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-soft">{t('noInvitations')}</p>
            ) : (
              <ul className="border-t border-ink">
                {items.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    busy={resend.isPending && resend.variables === invitation.id}
                    onResend={() => sendAgain(invitation)}
                    onRevoke={() => setRevoked(invitation)}
                  />
                ))}
              </ul>
            )
          }
        </LoadedPart>
      </div>
      {isInviting && (
        <Suspense>
          <InviteDialog organizationId={organizationId} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
      {revoked && (
        <Confirmation
          texts={{
            title: t('revokeTitle'),
            text: t('revokeText', { email: revoked.email }),
            confirm: t('revokeConfirm'),
          }}
          busy={revoke.isPending}
          failure={revoke.error}
          onConfirm={() => confirm(revoked)}
          onClose={() => setRevoked(undefined)}
        />
      )}
    </div>
  )
}
