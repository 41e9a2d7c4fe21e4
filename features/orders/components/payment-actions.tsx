'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderState } from '#contracts/orders.ts'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { formatDateTime } from '#lib/format/format-date.ts'
import { useErrorText } from '#lib/i18n/use-error-text.ts'
import { useChangeMethod, useRetryPayment } from '../queries.ts'

const onDelivery = 'cash_on_delivery'

/** While the copies are reserved, the visitor can pay again, by another online method too, or choose cash on delivery. */
export const PaymentActions = ({ order }: { order: OrderState }) => {
  const t = useTranslations('orders.actions')
  const locale = useLocale()
  const errorText = useErrorText()
  const retry = useRetryPayment(order.uuid)
  const change = useChangeMethod(order.uuid)
  const isPaying = retry.isPending || retry.isSuccess
  const isBusy = isPaying || change.isPending
  const failure = retry.error ?? change.error

  const pay = () => retry.mutate(undefined, { onSuccess: ({ paymentUrl }) => window.location.assign(paymentUrl) })
  const payAgain = () => {
    change.reset()
    pay()
  }
  const payBy = (method: string) => {
    retry.reset()
    change.mutate(method, { onSuccess: () => method !== onDelivery && pay() })
  }
  const changesTo = (method: string) => change.isPending && change.variables === method

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
        <Button look="primary" busy={isPaying} disabled={change.isPending} onClick={payAgain}>
          {t('retry')}
        </Button>
        {order.payment.otherMethods.map((method) => (
          <Button
            key={method}
            busy={changesTo(method)}
            disabled={isBusy && !changesTo(method)}
            onClick={() => payBy(method)}
          >
            {t('retryBy', { method })}
          </Button>
        ))}
        {order.payment.payableOnDelivery && (
          <Button
            busy={changesTo(onDelivery)}
            disabled={isBusy && !changesTo(onDelivery)}
            onClick={() => payBy(onDelivery)}
          >
            {t('cash')}
          </Button>
        )}
      </div>
    </section>
  )
}
