'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Confirmation } from '#components/form/confirmation.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { OrganizationMember } from '#contracts/organizations.ts'
import { getPathname } from '#lib/routing/navigation.ts'
import { useLeave, useRemove } from '../queries.ts'

interface Props {
  organizationId: number
  member: OrganizationMember
  /** Whether the member is the visitor, who leaves. */
  isSelf: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Removes a member, or lets the visitor leave. */
export const MemberRemoval = ({ organizationId, member, isSelf, onClose, onRemoved }: Props) => {
  const t = useTranslations('organization')
  const locale = useLocale()
  const remove = useRemove(organizationId)
  const leave = useLeave(organizationId, getPathname({ href: '/login', locale }))
  const { displayName: name } = member
  const change = isSelf ? leave : remove
  const onSuccess = () => {
    if (isSelf) return
    showToast({ tone: 'info', text: t('removed', { name }) })
    onRemoved()
  }
  return (
    <Confirmation
      texts={{
        title: isSelf ? t('leaveTitle') : t('removeTitle', { name }),
        text: t(isSelf ? 'leaveText' : 'removeText'),
        confirm: t(isSelf ? 'leaveConfirm' : 'removeConfirm'),
        cancel: t('cancel'),
        close: t('close'),
        failed: t('failed'),
      }}
      busy={change.isPending || (isSelf && leave.isSuccess)}
      failure={change.error}
      onConfirm={() => change.mutate(member, { onSuccess })}
      onClose={onClose}
    />
  )
}
