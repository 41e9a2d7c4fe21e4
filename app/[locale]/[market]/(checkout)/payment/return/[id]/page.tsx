import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PaymentReturn } from '#features/orders/components/payment-return.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('orders')
  return unlistedMetadata({ page: '/payment/return/[id]', title: t('return.title') })
}

const PaymentReturnPage = () => (
  <>
    <ShellHeadLinks page="/payment/return/[id]" />
    <PaymentReturn />
  </>
)

export default PaymentReturnPage
