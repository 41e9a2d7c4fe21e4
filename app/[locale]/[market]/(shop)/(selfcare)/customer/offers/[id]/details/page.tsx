import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfferView } from '#features/offers/components/offer-view.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { ShellHeadLinks } from '#lib/seo/shell-head-links.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateStaticParams = () => []

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('offers')
  return unlistedMetadata({ page: '/customer/offers/[id]/details', title: t('detailsTitle') })
}

const OfferPage = () => (
  <ClientMessages namespaces={['errors', 'fields', 'formats', 'offers', 'selfcare']}>
    <ShellHeadLinks page="/customer/offers/[id]/details" />
    <OfferView />
  </ClientMessages>
)

export default OfferPage
