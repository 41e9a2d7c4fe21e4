'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { LoadedPart } from '#components/ui/loaded-part.tsx'
import type { Budget } from '#contracts/budgets.ts'
import { budgetsQuery } from '#lib/session/budgets.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { BudgetTable } from './budget-table.tsx'

/** Forms need a library that the rest of the page does without. */
const BudgetDialog = lazy(() => import('./budget-dialog.tsx').then((loaded) => ({ default: loaded.BudgetDialog })))

/** All limits of the organisation, which masters set. */
export const BudgetList = ({ organizationId }: { organizationId: number }) => {
  const t = useTranslations('organization.budgets')
  const [opened, setOpened] = useState<Budget | 'new'>()
  return (
    <LoadedPart query={useCustomerQuery(budgetsQuery(organizationId))} rows={2} rowClass="h-12 w-full">
      {(budgets) => (
        <>
          <p className="mb-4 max-w-prose text-soft">{t(budgets.length === 0 ? 'empty' : 'masterText')}</p>
          {budgets.length > 0 && (
            <div className="mb-4">
              <BudgetTable budgets={budgets} onChange={setOpened} />
            </div>
          )}
          <Button onClick={() => setOpened('new')}>{t('add')}</Button>
          {opened && (
            <Suspense>
              <BudgetDialog
                organizationId={organizationId}
                budget={opened === 'new' ? undefined : opened}
                onClose={() => setOpened(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </LoadedPart>
  )
}

interface OwnProps {
  organizationId: number
  /** Puts the part on the page, with its title. */
  children: (part: ReactNode) => ReactNode
}

/** The limits that a member's orders count for; nothing where there are none. */
export const OwnBudgets = ({ organizationId, children }: OwnProps) => {
  const t = useTranslations('organization.budgets')
  const { data: budgets = [] } = useCustomerQuery(budgetsQuery(organizationId))
  if (budgets.length === 0) return null
  return children(
    <>
      <p className="mb-4 max-w-prose text-soft">{t('memberText')}</p>
      <BudgetTable budgets={budgets} />
    </>,
  )
}
