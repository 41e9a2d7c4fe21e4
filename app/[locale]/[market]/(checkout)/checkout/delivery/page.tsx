import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeliveryStep } from '#features/checkout/components/delivery-step.tsx'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('checkout')
  return { title: `${t('steps.delivery')} · ${t('title')}`, robots: { index: false } }
}

const DeliveryPage = () => <DeliveryStep />

export default DeliveryPage
