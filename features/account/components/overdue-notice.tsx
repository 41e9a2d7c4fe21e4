'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { formatDate } from '#lib/format/format-date.ts'
import { formatPrice } from '#lib/format/format-price.ts'
import { meQuery } from '#lib/session/me.ts'
import { useCustomerQuery } from '#lib/session/use-customer-query.ts'

/** On every page of the account, as long as an invoice is overdue (spec point 2). */
export const OverdueNotice = () => {
  const t = useTranslations('selfcare.overdue')
  const locale = useLocale()
  const { data: me } = useCustomerQuery(meQuery)
  if (!me?.overdueInvoice) return null
  const { number, orderUuid, dueOn, payable, currency } = me.overdueInvoice
  return (
    <div className="mb-6">
      <Notice
        tone="error"
        title={t('title', { number })}
        actions={
          <ButtonLink size="small" href={{ pathname: '/customer/orders/[id]/details/view', params: { id: orderUuid } }}>
            {t('open')}
          </ButtonLink>
        }
      >
        {t('text', { day: formatDate(dueOn, locale), amount: formatPrice(payable, currency, locale) })}
      </Notice>
    </div>
  )
}
