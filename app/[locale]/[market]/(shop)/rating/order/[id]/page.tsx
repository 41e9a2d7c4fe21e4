import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderRating } from '#features/orders/components/order-rating.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orderRatings')
  return { title: t('title'), robots: { index: false } }
}

const OrderRatingPage = () => (
  <ClientMessages namespaces={['errors', 'fields', 'orderRatings', 'orders', 'ratingForm']}>
    <OrderRating />
  </ClientMessages>
)

export default OrderRatingPage
