'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { OrganizationMember } from '#contracts/organizations.ts'
import { memberPermissions } from '#contracts/roles.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useSetRole } from '../queries.ts'
import { MembershipFields } from './membership-fields.tsx'

const resolver = schemaResolver(async () => (await import('#contracts/invitation-form.ts')).membershipForm)

interface Props {
  organizationId: number
  member: OrganizationMember
  onClose: () => void
}

/** Sets the role and the permissions of a member. */
export const MemberDialog = ({ organizationId, member, onClose }: Props) => {
  const t = useTranslations('organization')
  const { displayName: name, role, permissions } = member
  const { register, watch, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { role, permissions: memberPermissions.filter((one) => permissions.includes(one)) },
    mutation: useSetRole(organizationId, member),
    toInput: (values) => values,
    onSent: () => {
      showToast({ tone: 'success', text: t('roleSaved', { name }) })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('roleOf', { name })} closeLabel={t('close')}>
      <Form submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('failed')} />
        <MembershipFields register={register} role={watch('role')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={isBusy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
