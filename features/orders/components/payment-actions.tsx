'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderState } from '#contracts/orders.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { formatDateTime } from '#lib/format/format-date.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { usePayOnDelivery, useRetryPayment } from '../queries.ts'

/** While the copies are reserved, the visitor can pay by card again or choose cash on delivery. */
export const PaymentActions = ({ order }: { order: OrderState }) => {
  const t = useTranslations('orders.actions')
  const locale = useLocale()
  const errorText = useErrorText()
  const retry = useRetryPayment(order.uuid)
  const cash = usePayOnDelivery(order.uuid)
  const isBusy = retry.isPending || retry.isSuccess || cash.isPending
  const failure = retry.error ?? cash.error

  const pay = () => {
    cash.reset()
    retry.mutate(undefined, { onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl) })
  }
  const payOnDelivery = () => {
    retry.reset()
    cash.mutate()
  }

  return (
    <section aria-label={t('label')} className="flex flex-col items-start gap-4">
      {order.reservedUntil && (
        <p className="max-w-prose">{t('reserved', { until: formatDateTime(order.reservedUntil, locale) })}</p>
      )}
      {failure && (
        <Notice tone="error" title={t('failed')} announce>
          {errorText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3.5">
        <Button look="primary" busy={retry.isPending || retry.isSuccess} disabled={cash.isPending} onClick={pay}>
          {t('retry')}
        </Button>
        {order.payment.payableOnDelivery && (
          <Button busy={cash.isPending} disabled={isBusy && !cash.isPending} onClick={payOnDelivery}>
            {t('cash')}
          </Button>
        )}
      </div>
    </section>
  )
}
