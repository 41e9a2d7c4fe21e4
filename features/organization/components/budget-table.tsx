'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Table } from '#components/ui/table.tsx'
import type { Budget } from '#contracts/budgets.ts'
import { formatPrice } from '#lib/format/format-price.ts'

const shareOf = ({ limit, used }: Budget): number => (limit === 0 ? 100 : Math.round((used / limit) * 100))

interface Props {
  budgets: readonly Budget[]
  /** Undefined for who may not change them. */
  onChange?: (budget: Budget) => void
}

/** Who may spend how much, and what of it is used, as figures with a bar beside them. */
export const BudgetTable = ({ budgets, onChange }: Props) => {
  const t = useTranslations('organization.budgets')
  const locale = useLocale()
  const money = (amount: number) => formatPrice(amount, 'HUF', locale)
  return (
    <Table caption={t('caption')} captionHidden dense>
      <thead>
        <tr>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('period')}</th>
          <th scope="col" className="num">
            {t('limit')}
          </th>
          <th scope="col" className="num">
            {t('used')}
          </th>
          <th scope="col" className="num">
            {t('free')}
          </th>
          {onChange && (
            <th scope="col">
              <span className="sr-only">{t('change')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {budgets.map((budget) => {
          const { userId, costCenterId, name, period, limit, used, free } = budget
          const share = shareOf(budget)
          return (
            <tr key={`${userId} ${costCenterId} ${period}`}>
              <th scope="row" className="w-full min-w-32">
                {name}
                <span aria-hidden className="mt-1 block h-1 rounded-pill bg-line">
                  <span
                    className={`block h-1 rounded-pill forced-colors:bg-[CanvasText] ${share > 90 ? 'bg-rubric' : 'bg-ink'}`}
                    style={{ width: `${Math.min(Math.max(share, 0), 100)}%` }}
                  />
                </span>
              </th>
              <td>{t(`periods.${period}`)}</td>
              <td className="num">{money(limit)}</td>
              <td className="num">
                {money(used)}
                <span className="block text-soft">{t('share', { percent: share })}</span>
              </td>
              <td className="num">{money(Math.max(0, free))}</td>
              {onChange && (
                <td>
                  <Button
                    size="small"
                    aria-label={t('changeOf', { name, period: t(`periods.${period}`) })}
                    onClick={() => onChange(budget)}
                  >
                    {t('change')}
                  </Button>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
