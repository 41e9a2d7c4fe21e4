'use client'

import { useTranslations } from 'next-intl'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { CostCenter } from '#contracts/budgets.ts'
import { schemaResolver } from '#lib/forms/schema-resolver.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { useSaveCostCenter } from '../budget-queries.ts'

const resolver = schemaResolver(async () => (await import('#contracts/cost-center-form.ts')).costCenterForm)

interface Props {
  organizationId: number
  /** Undefined for a new one. */
  center: CostCenter | undefined
  onClose: () => void
}

/** Adds a cost centre, or renames it and switches it off or on. */
export const CostCenterDialog = ({ organizationId, center, onClose }: Props) => {
  const t = useTranslations('organization')
  const { field, register, submit, isBusy, failure } = useForm({
    resolver,
    defaultValues: { code: center?.code ?? '', name: center?.name ?? '', isActive: center?.isActive ?? true },
    mutation: useSaveCostCenter(organizationId, center),
    toInput: (values) => values,
    onSent: ({ name }) => {
      showToast({ tone: 'success', text: t('costCenters.saved', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(center ? 'costCenters.changeTitle' : 'costCenters.addTitle')}
      closeLabel={t('close')}
    >
      <Form submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('failed')} />
        <TextField
          {...field('code')}
          label={t('costCenters.code')}
          hint={t('costCenters.codeHint')}
          maxLength={20}
          required
        />
        <TextField {...field('name')} label={t('costCenters.name')} maxLength={100} required />
        {center && (
          <Checkbox {...register('isActive')} label={t('costCenters.active')} hint={t('costCenters.activeHint')} />
        )}
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
