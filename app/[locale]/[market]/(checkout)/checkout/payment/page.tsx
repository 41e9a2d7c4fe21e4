import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { SummaryLines } from '#features/cart/components/summary-lines.tsx'
import { PaymentStep } from '#features/checkout/steps/payment/payment-step.tsx'
import { loadLegal } from '#features/checkout/server.ts'
import { SimplePayBadge } from '#features/shell/components/simple-pay-badge.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return unlistedMetadata({ page: '/checkout/payment', title: `${t('steps.payment')} · ${t('title')}` })
}

const PaymentPage = async () => {
  const [legal, locale, t] = await Promise.all([loadLegal(), getLocale(), getTranslations('shell')])
  return (
    <PaymentStep
      legal={legal}
      badge={<SimplePayBadge locale={locale} hint={t('simplePayHint')} />}
      items={<SummaryLines />}
    />
  )
}

export default PaymentPage
