'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { DraftOrder } from '#contracts/draft-order-answer.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import type { Charge } from './use-charge.ts'

interface Props {
  charge: Charge
  order: Pick<DraftOrder, 'currency' | 'offer'>
  isMaster: boolean
}

/** The limits that the order counts for, and what to do if it does not fit. */
export const MemberBudgets = ({ charge: { budgets, isOver }, order: { currency, offer }, isMaster }: Props) => {
  const t = useTranslations('checkout.member')
  const tError = useTranslations('errors')
  const locale = useLocale()
  const money = (amount: number) => formatPrice(amount, 'HUF', locale)
  if (budgets.length === 0) return null
  const way = offer ? 'overBudgetOffer' : isMaster ? 'overBudgetMaster' : 'overBudgetMember'
  return (
    <>
      <ul className="flex flex-col gap-1 text-13 text-soft">
        {budgets.map(({ userId, period, limit, used, free }) => (
          <li key={`${userId} ${period}`}>
            {t(userId === null ? 'centerLimit' : 'ownLimit', {
              period,
              limit: money(limit),
              used: money(used),
              free: money(Math.max(0, free)),
            })}
          </li>
        ))}
      </ul>
      {currency !== 'HUF' && <Notice tone="warning" title={tError('budget_in_forints')} announce />}
      {isOver && (
        <Notice
          tone="warning"
          title={t('overBudgetTitle')}
          announce
          actions={
            isMaster && (
              <ButtonLink href="/organization" size="small">
                {t('toOrganization')}
              </ButtonLink>
            )
          }
        >
          {t(way)}
        </Notice>
      )}
    </>
  )
}
