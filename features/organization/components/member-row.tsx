'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import type { OrganizationMember } from '#contracts/organizations.ts'
import { memberPermissions } from '#contracts/roles.ts'

interface Props {
  member: OrganizationMember
  isSelf: boolean
  /** Whether the visitor may change the member. */
  isManaged: boolean
  onChange: () => void
  onRemove: () => void
}

/** A member, with the role and the permissions in words. */
export const MemberRow = ({ member, isSelf, isManaged, onChange, onRemove }: Props) => {
  const t = useTranslations('organization')
  const { displayName: name, email, role, permissions } = member
  const granted = memberPermissions.filter((permission) => permissions.includes(permission))
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_14.5rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {isSelf && <Badge>{t('you')}</Badge>}
        </p>
        {email !== null && <p className="text-13 [overflow-wrap:anywhere] text-soft">{email}</p>}
      </div>
      <div className="min-w-0">
        <p>{t(`roles.${role}`)}</p>
        <p className="text-13 text-soft">
          {role === 'ROLE_B2B_MASTER'
            ? t('mayEverything')
            : granted.map((permission) => t(`permissions.${permission}`)).join(' · ') || t('mayNothing')}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:justify-end">
        {isManaged && (
          <Button size="small" aria-label={t('changeOf', { name })} onClick={onChange}>
            {t('change')}
          </Button>
        )}
        {(isManaged || isSelf) && (
          <Button size="small" aria-label={isSelf ? t('leaveLabel') : t('removeOf', { name })} onClick={onRemove}>
            {t(isSelf ? 'leave' : 'remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
