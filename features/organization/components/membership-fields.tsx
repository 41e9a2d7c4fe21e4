'use client'

import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import { OptionGroup } from '#components/ui/option-group.tsx'
import { RadioCard } from '#components/ui/radio-card.tsx'
import { memberPermissions, type Role, roles } from '#contracts/roles.ts'

interface Props {
  /** Connects a control with the form. */
  register: (name: 'role' | 'permissions') => UseFormRegisterReturn
  /** The role that is chosen now: a master needs no permissions. */
  role: Role
}

/** What a member may do: a role, and for colleagues the permissions beside it. */
export const MembershipFields = ({ register, role }: Props) => {
  const t = useTranslations('organization')
  return (
    <>
      <OptionGroup legend={t('role')} arrangement="cards">
        {roles.map((one) => (
          <RadioCard
            key={one}
            {...register('role')}
            value={one}
            title={t(`roles.${one}`)}
            text={t(`roleTexts.${one}`)}
          />
        ))}
      </OptionGroup>
      {role === 'ROLE_B2B_SLAVE' && (
        <OptionGroup legend={t('permissionsTitle')}>
          {memberPermissions.map((permission) => (
            <CheckboxLine
              key={permission}
              {...register('permissions')}
              value={permission}
              label={t(`permissions.${permission}`)}
            />
          ))}
        </OptionGroup>
      )}
    </>
  )
}
