'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckboxLine } from '#components/ui/checkbox.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import type { CostCenter } from '#contracts/budgets.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { costCentersQuery } from '#lib/session/budgets.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useSetRequired } from '../budget-queries.ts'

/** Forms need a library that the rest of the page does without. */
const CostCenterDialog = lazy(() =>
  import('./cost-center-dialog.tsx').then((loaded) => ({ default: loaded.CostCenterDialog })),
)

const CostCenterRow = ({
  center: { code, name, isActive },
  onChange,
}: {
  center: CostCenter
  onChange: () => void
}) => {
  const t = useTranslations('organization.costCenters')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
      <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        <span className="font-medium">{code}</span> {name}
        {!isActive && <Badge>{t('off')}</Badge>}
      </p>
      <Button size="small" aria-label={t('changeOf', { name })} onClick={onChange}>
        {t('change')}
      </Button>
    </li>
  )
}

/** What the organisation charges its purchases to. The switch is saved as soon as it is set. */
export const CostCenterList = ({ organizationId: id }: { organizationId: number }) => {
  const t = useTranslations('organization.costCenters')
  const errorText = useErrorText()
  const [opened, setOpened] = useState<CostCenter | 'new'>()
  const require = useSetRequired(id)
  const setRequired = (isRequired: boolean) =>
    require.mutate(isRequired, {
      onSuccess: () => showToast({ tone: 'success', text: t(isRequired ? 'nowRequired' : 'nowOptional') }),
      onError: (error) => showToast({ tone: 'error', text: errorText(error) }),
    })
  return (
    <LoadedPart query={useCustomerQuery(costCentersQuery(id))} rows={2} rowClass="h-12 w-full">
      {({ items, isRequired }) => (
        <>
          <p className="mb-4 max-w-prose text-soft">{t('text')}</p>
          {items.length > 0 && (
            <>
              <ul className="mb-4 border-t border-ink">
                {items.map((center) => (
                  <CostCenterRow key={center.id} center={center} onChange={() => setOpened(center)} />
                ))}
              </ul>
              <div className="mb-4">
                <CheckboxLine
                  label={t('required')}
                  checked={require.isPending ? require.variables : isRequired}
                  onChange={({ target }) => setRequired(target.checked)}
                />
              </div>
            </>
          )}
          <Button onClick={() => setOpened('new')}>{t('add')}</Button>
          {opened && (
            <Suspense>
              <CostCenterDialog
                organizationId={id}
                center={opened === 'new' ? undefined : opened}
                onClose={() => setOpened(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </LoadedPart>
  )
}
