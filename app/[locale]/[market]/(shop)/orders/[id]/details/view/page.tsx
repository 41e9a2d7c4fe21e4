import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderDetails } from '#features/orders/components/order-details.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return { title: t('details.title'), robots: { index: false } }
}

const OrderDetailsPage = () => (
  <ClientMessages namespaces={['cart', 'errors', 'fields', 'formats', 'orders']}>
    <OrderDetails />
  </ClientMessages>
)

export default OrderDetailsPage
