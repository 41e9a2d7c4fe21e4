import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OfferList } from '#features/offers/components/offer-list.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('offers')
  return unlistedMetadata({ page: '/customer/offers', title: t('title') })
}

const OffersPage = async () => {
  const t = await getTranslations('offers')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['errors', 'offers', 'selfcare']}>
        <OfferList />
      </ClientMessages>
    </>
  )
}

export default OffersPage
