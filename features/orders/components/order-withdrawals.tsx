'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderDetail } from '#contracts/orders.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { formatDate, formatDateTime } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'

/** What was withdrawn from the order, and the way to withdraw, as long as the law gives the right. */
export const OrderWithdrawals = ({
  uuid,
  currency,
  withdrawal,
}: Pick<OrderDetail, 'uuid' | 'currency' | 'withdrawal'>) => {
  const t = useTranslations('orders.details.withdrawal')
  const locale = useLocale()
  const { isOpen, until, withdrawals } = withdrawal
  if (!isOpen && withdrawals.length === 0) return null
  return (
    <section aria-labelledby="order-withdrawals" className="flex flex-col items-start gap-3 pt-8">
      <h2 id="order-withdrawals" className="title text-18">
        {t('title')}
      </h2>
      {withdrawals.length > 0 && (
        <ul className="w-full border-t border-line">
          {withdrawals.map(({ number, declaredAt, amount }) => (
            <li key={number} className="border-b border-line py-4">
              <p className="font-semibold whitespace-nowrap">{number}</p>
              <p className="text-13 text-soft">
                {t('declared', { moment: formatDateTime(declaredAt, locale) })}{' '}
                {amount !== null && t('accepted', { amount: formatPrice(amount, currency, locale) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <p className="text-soft">{until === null ? t('open') : t('until', { day: formatDate(until, locale) })}</p>
          <ButtonLink href={{ pathname: '/orders/[id]/withdrawal', params: { id: uuid } }}>{t('link')}</ButtonLink>
        </>
      )}
    </section>
  )
}
