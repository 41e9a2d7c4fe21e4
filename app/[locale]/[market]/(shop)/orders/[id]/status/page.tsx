import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderStatus } from '#features/orders/components/order-status.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return { title: t('status.title'), robots: { index: false } }
}

const OrderStatusPage = () => (
  <ClientMessages namespaces={['cart', 'errors', 'fields', 'formats', 'orders']}>
    <OrderStatus />
  </ClientMessages>
)

export default OrderStatusPage
