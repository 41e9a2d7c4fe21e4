import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OwnOrders } from '#features/orders/components/own-orders.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('ownOrders')
  return unlistedMetadata({ page: '/orders', title: t('title') })
}

const OrdersPage = async () => {
  const t = await getTranslations('ownOrders')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['cart', 'errors', 'orders', 'ownOrders', 'selfcare']}>
        <OwnOrders />
      </ClientMessages>
    </>
  )
}

export default OrdersPage
