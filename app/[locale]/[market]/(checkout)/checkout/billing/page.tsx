import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BillingStep } from '#features/checkout/components/billing-step.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return unlistedMetadata({ page: '/checkout/billing', title: `${t('steps.billing')} · ${t('title')}` })
}

const BillingPage = () => <BillingStep />

export default BillingPage
