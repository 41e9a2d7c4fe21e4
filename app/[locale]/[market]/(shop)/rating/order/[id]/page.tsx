import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderRating } from '#features/orders/components/order-rating.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orderRatings')
  return unlistedMetadata({ page: '/rating/order/[id]', title: t('title') })
}

const OrderRatingPage = () => (
  <ClientMessages namespaces={['errors', 'fields', 'orderRatings', 'orders', 'ratingForm']}>
    <ShellHeadLinks page="/rating/order/[id]" />
    <OrderRating />
  </ClientMessages>
)

export default OrderRatingPage
