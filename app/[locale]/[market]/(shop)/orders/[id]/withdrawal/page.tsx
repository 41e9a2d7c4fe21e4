import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OrderWithdrawal } from '#features/orders/components/order-withdrawal.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orderWithdrawal')
  return unlistedMetadata({ page: '/orders/[id]/withdrawal', title: t('title') })
}

const OrderWithdrawalPage = () => (
  <ClientMessages namespaces={['errors', 'fields', 'orders', 'orderWithdrawal']}>
    <ShellHeadLinks page="/orders/[id]/withdrawal" />
    <OrderWithdrawal />
  </ClientMessages>
)

export default OrderWithdrawalPage
