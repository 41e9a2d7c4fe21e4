'use client'

import { useTranslations } from 'next-intl'
import type { OrderState } from '#contracts/orders.ts'
import { Notice } from '#components/ui/notice.tsx'
import { isWaiting } from '../rules/is-waiting.ts'

/**
 * The result of an online payment. For SimplePay in the words that its rules prescribe, and what they forbid holds for
 * all: the transaction number is shown only with a success or a refusal, and the reason is never shown. A payment that
 * the visitor cancelled, or that took too long, is not called a failure.
 */
export const PaymentResult = ({ order }: { order: OrderState }) => {
  const t = useTranslations('orders.result')
  const { method, result, transactionId } = order.payment
  if (method === 'cash_on_delivery' || method === 'transfer') return null
  if (isWaiting(order)) return <Notice tone="info" title={t('waiting')} announce />
  if (result === 'SUCCESSFUL')
    return (
      <Notice tone="success" title={t('success', { method })} announce>
        {transactionId && t('transaction', { method, id: transactionId })}
      </Notice>
    )
  if (result === 'CANCELED') return <Notice tone="warning" title={t('cancelled', { method })} announce />
  if (result === 'TIMEOUT') return <Notice tone="warning" title={t('timeout', { method })} announce />
  if (result !== 'ERROR') return <Notice tone="info" title={t('notStarted')} announce />
  return (
    <Notice tone="error" title={t('failed', { method })} announce>
      {transactionId && <p>{t('transaction', { method, id: transactionId })}</p>}
      <p>{t('failedAdvice', { method })}</p>
    </Notice>
  )
}
