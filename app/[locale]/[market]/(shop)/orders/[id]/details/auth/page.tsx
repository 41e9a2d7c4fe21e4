import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderCheck } from '#features/orders/components/order-check.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return unlistedMetadata({ page: '/orders/[id]/details/auth', title: t('check.title') })
}

const OrderCheckPage = () => (
  <ClientMessages namespaces={['cart', 'errors', 'fields', 'formats', 'orders']}>
    <ShellHeadLinks page="/orders/[id]/details/auth" />
    <OrderCheck />
  </ClientMessages>
)

export default OrderCheckPage
