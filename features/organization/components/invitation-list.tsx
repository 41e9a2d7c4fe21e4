'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Confirmation } from '#components/form/confirmation.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { Invitation } from '#contracts/invitations.ts'
import { formatDate } from '#lib/format/format-date.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { invitationsQuery, useResend, useRevoke } from '../queries.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx').then((loaded) => ({ default: loaded.InviteDialog })))

interface RowProps {
  organizationId: number
  invitation: Invitation
  onRevoke: () => void
}

const InvitationRow = ({ organizationId, invitation, onRevoke }: RowProps) => {
  const t = useTranslations('organization')
  const locale = useLocale()
  const errorText = useErrorText()
  const resend = useResend(organizationId)
  const { id, email, role, invitedAt, expired } = invitation
  const sendAgain = () =>
    resend.mutate(id, {
      onSuccess: () => showToast({ tone: 'success', text: t('resent', { email }) }),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
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
        <Button size="small" busy={resend.isPending} aria-label={t('resendTo', { email })} onClick={sendAgain}>
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
  const revoke = useRevoke(organizationId)
  const inviteButton = useRef<HTMLButtonElement>(null)
  const [isInviting, setIsInviting] = useState(false)
  const [revoked, setRevoked] = useState<Invitation>()
  const close = () => {
    revoke.reset()
    setRevoked(undefined)
  }
  const confirm = ({ id, email }: Invitation) =>
    revoke.mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'info', text: t('revoked', { email }) })
        // The line of the pressed button has gone.
        flushSync(close)
        inviteButton.current?.focus()
      },
    })
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="max-w-prose text-soft">{t('inviteText')}</p>
      <Button ref={inviteButton} look="primary" onClick={() => setIsInviting(true)}>
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
                    organizationId={organizationId}
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
            cancel: t('cancel'),
            close: t('close'),
            failed: t('failed'),
          }}
          busy={revoke.isPending}
          failure={revoke.error}
          onConfirm={() => confirm(revoked)}
          onClose={close}
        />
      )}
    </div>
  )
}
