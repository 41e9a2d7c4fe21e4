'use client'

import { useTranslations } from 'next-intl'
import type { ResolverResult } from 'react-hook-form'
import { Form } from '#components/form/form.tsx'
import { FormFailure } from '#components/form/form-failure.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { TextField } from '#components/ui/text-field.tsx'
import { showToast } from '#components/ui/toast-store.ts'
import { type BudgetPeriod, budgetPeriods } from '#contracts/budget-periods.ts'
import type { Budget, NewLimit } from '#contracts/budgets.ts'
import { useForm } from '#lib/forms/use-form.ts'
import { costCentersQuery } from '#lib/session/budgets.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'
import { useSetLimit } from '../budget-queries.ts'
import { membersQuery } from '../queries.ts'

interface Values {
  /** `user-1` or `center-1`. */
  target: string
  period: BudgetPeriod
  /** In forints, as it is typed: spaces are for the eye. */
  limit: string
}

const largest = 2_000_000_000
const amountOf = (text: string): number => {
  const digits = text.replaceAll(/[\s.,]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

const resolver = (values: Values): ResolverResult<Values> => {
  const amount = amountOf(values.limit)
  const wrongAmount = values.limit.trim() === '' ? 'required' : Number.isNaN(amount) ? 'invalid' : 'too_big'
  const errors = {
    ...(values.target === '' && { target: { type: 'custom', message: 'required' } }),
    ...(!(amount <= largest) && { limit: { type: 'custom', message: wrongAmount } }),
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

const targetOf = ({ userId, costCenterId }: Budget): string =>
  userId === null ? `center-${costCenterId}` : `user-${userId}`

const newLimit = ({ target, period }: Pick<Values, 'target' | 'period'>, limit: number | null): NewLimit => {
  const [kind, id] = target.split('-')
  return {
    userId: kind === 'user' ? Number(id) : null,
    costCenterId: kind === 'center' ? Number(id) : null,
    period,
    limit,
  }
}

interface Props {
  organizationId: number
  /** Undefined for a new one. */
  budget: Budget | undefined
  onClose: () => void
}

/** Sets what a member or a cost centre may spend in a period. */
export const BudgetDialog = ({ organizationId, budget, onClose }: Props) => {
  const t = useTranslations('organization')
  const { data: members } = useCustomerQuery(membersQuery(organizationId))
  const { data: centers } = useCustomerQuery(costCentersQuery(organizationId))
  const set = useSetLimit(organizationId)
  const done = (text: string) => {
    showToast({ tone: 'success', text })
    onClose()
  }
  const { field, submit, isBusy, failure } = useForm<Values, NewLimit, unknown>({
    resolver,
    defaultValues: {
      target: budget ? targetOf(budget) : '',
      period: budget?.period ?? 'month',
      limit: budget ? String(budget.limit) : '',
    },
    mutation: set,
    toInput: (values) => newLimit(values, amountOf(values.limit)),
    onSent: () => done(t('budgets.saved')),
  })
  const remove = (old: Budget) =>
    set.mutate(newLimit({ ...old, target: targetOf(old) }, null), { onSuccess: () => done(t('budgets.removed')) })
  const title = budget
    ? t('budgets.limitOf', { name: budget.name, period: t(`budgets.periods.${budget.period}`) })
    : t('budgets.add')
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('close')}>
      <Form submit={submit} className="flex flex-col gap-5">
        <FormFailure failure={failure} title={t('failed')} />
        {!budget && (
          <>
            <SelectField {...field('target')} label={t('budgets.target')} required>
              <option value="">{t('budgets.choose')}</option>
              <optgroup label={t('people')}>
                {members?.items.map(({ id, displayName }) => (
                  <option key={id} value={`user-${id}`}>
                    {displayName}
                  </option>
                ))}
              </optgroup>
              {centers && centers.items.length > 0 && (
                <optgroup label={t('costCenters.title')}>
                  {centers.items.map(({ id, code, name }) => (
                    <option key={id} value={`center-${id}`}>
                      {code} {name}
                    </option>
                  ))}
                </optgroup>
              )}
            </SelectField>
            <SelectField {...field('period')} label={t('budgets.period')} hint={t('budgets.periodHint')}>
              {budgetPeriods.map((period) => (
                <option key={period} value={period}>
                  {t(`budgets.periods.${period}`)}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <TextField
          {...field('limit')}
          label={t('budgets.amount')}
          hint={t('budgets.amountHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" busy={isBusy}>
            {t('save')}
          </Button>
          {budget && (
            <Button disabled={isBusy} onClick={() => remove(budget)}>
              {t('budgets.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
