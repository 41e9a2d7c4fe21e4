import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderCheck } from '#features/orders/components/order-check.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return { title: t('check.title'), robots: { index: false } }
}

const OrderCheckPage = () => (
  <ClientMessages namespaces={['cart', 'errors', 'fields', 'formats', 'orders']}>
    <OrderCheck />
  </ClientMessages>
)

export default OrderCheckPage
