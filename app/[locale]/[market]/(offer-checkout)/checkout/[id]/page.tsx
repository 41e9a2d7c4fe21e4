import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { OrderSummary } from '#features/cart/components/order-summary.tsx'
import { SummaryLines } from '#features/cart/components/summary-lines.tsx'
import { CheckoutWaiting } from '#features/checkout/components/checkout-waiting.tsx'
import { OfferCheckout } from '#features/checkout/components/offer-checkout.tsx'
import { loadLegal } from '#features/checkout/server.ts'
import { SimplePayBadge } from '#features/shell/components/simple-pay-badge.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return unlistedMetadata({ page: '/checkout/[id]', title: t('offer.title') })
}

const OfferCheckoutPage = async () => {
  const [legal, locale, t] = await Promise.all([loadLegal(), getLocale(), getTranslations('shell')])
  return (
    <>
      <ShellHeadLinks page="/checkout/[id]" />
      {/* The step stands in the query, which only the browser reads. */}
      <Suspense fallback={<CheckoutWaiting />}>
        <OfferCheckout
          summary={<OrderSummary />}
          legal={legal}
          badge={<SimplePayBadge locale={locale} hint={t('simplePayHint')} />}
          items={<SummaryLines />}
        />
      </Suspense>
    </>
  )
}

export default OfferCheckoutPage
