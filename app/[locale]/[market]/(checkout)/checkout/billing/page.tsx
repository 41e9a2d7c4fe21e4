import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BillingStep } from '#features/checkout/components/billing-step.tsx'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return { title: `${t('steps.billing')} · ${t('title')}`, robots: { index: false } }
}

const BillingPage = () => <BillingStep />

export default BillingPage
