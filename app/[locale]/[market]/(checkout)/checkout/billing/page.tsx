import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FormStepView } from '#features/checkout/steps/form-step-view.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return unlistedMetadata({ page: '/checkout/billing', title: `${t('steps.billing')} · ${t('title')}` })
}

const BillingPage = () => <FormStepView step="billing" />

export default BillingPage
