import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PaymentReturn } from '#features/orders/components/payment-return.tsx'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return { title: t('return.title'), robots: { index: false } }
}

const PaymentReturnPage = () => <PaymentReturn />

export default PaymentReturnPage
