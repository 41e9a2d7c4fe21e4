import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeliveryAddresses } from '#features/addresses/components/delivery-addresses.tsx'
import { ClientMessages } from '#lib/i18n/client-messages.tsx'
import { unlistedMetadata } from '#lib/seo/unlisted-metadata.ts'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('addresses.delivery')
  return unlistedMetadata({ page: '/delivery-data', title: t('title') })
}

const DeliveryDataPage = async () => {
  const t = await getTranslations('addresses.delivery')
  return (
    <>
      <h1 className="title text-44">{t('title')}</h1>
      <p className="mt-2 mb-7 max-w-prose text-soft">{t('lead')}</p>
      <ClientMessages namespaces={['addresses', 'errors', 'fields', 'forms', 'selfcare']}>
        <DeliveryAddresses />
      </ClientMessages>
    </>
  )
}

export default DeliveryDataPage
