import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderDetails } from '#features/orders/components/order-details.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return unlistedMetadata({ page: '/orders/[id]/details/view', title: t('details.title') })
}

const OrderDetailsPage = () => (
  <ClientMessages namespaces={['cart', 'errors', 'fields', 'formats', 'orders']}>
    <ShellHeadLinks page="/orders/[id]/details/view" />
    <div className="measure pt-10 pb-8 sm:pt-14">
      <OrderDetails />
    </div>
  </ClientMessages>
)

export default OrderDetailsPage
