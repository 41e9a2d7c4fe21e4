import { getTranslations } from 'next-intl/server'
import { OrderSearch } from '#features/orders/components/order-search.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async () => {
  const t = await getTranslations('orders.search')
  return unlistedMetadata({ page: '/order-tracking', title: t('title'), description: t('text') })
}

const OrderTrackingPage = async () => {
  const t = await getTranslations('orders.search')
  return (
    <div className="measure pt-8 pb-8 sm:pt-10">
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-3 mb-7 max-w-prose text-soft">{t('text')}</p>
      <ClientMessages namespaces={['errors', 'fields', 'orders']}>
        <OrderSearch />
      </ClientMessages>
    </div>
  )
}

export default OrderTrackingPage
